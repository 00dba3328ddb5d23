/** Validates a redirect against all other redirects and pages. */
import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext, ValidationError } from 'sanity'
import { API_VERSION } from '../../../lib/lake-defaults.ts'
import { lintRedirects, type RedirectFinding } from '../../../lib/routing/redirects/lint/index.ts'
import { sitePaths } from '../../../lib/routing/redirects/reserved-paths.ts'
import type { StoredRedirect } from '../../../lib/routing/redirects/stored-redirect.ts'
import { readTargetKind, TARGET_KINDS, type TargetField } from '../../../lib/routing/redirects/target-kinds.ts'
import { fieldOf, textOf } from '../../common/untyped.ts'
import { articlePaths } from '../routes/articles.ts'
import { type LakeRoutes, tableRow } from '../routes/lake-routes.ts'
import { currentRoutes } from '../routes/routes-store.ts'
import { redirectPathProblem, redirectSourceProblem, redirectUrlProblem } from './redirect.ts'

/** A document of any shape. */
function readRedirect(document: unknown): StoredRedirect {
  const target = fieldOf(document, 'target')
  const text = (name: string) => textOf(target, name) || null
  return {
    source: textOf(document, 'source') || null,
    permanent: fieldOf(document, 'permanent') !== false,
    target: target
      ? {
          kind: readTargetKind(text('kind')),
          pageId: textOf(fieldOf(target, 'page'), '_ref') || null,
          path: text('path'),
          anchor: text('anchor'),
          url: text('url'),
        }
      : null,
  }
}

/** Findings for a redirect as if it were published. */
function findingsAmong(routes: LakeRoutes, articles: ReadonlySet<string> | null, document: unknown): RedirectFinding[] {
  const id = getPublishedId(textOf(document, '_id'))
  const others = routes.published.filter((row) => row.id !== id)
  const row = tableRow(id, readRedirect(document), routes)
  return lintRedirects([...others, row], sitePaths(routes.pages, articles), (rowId) => rowId === id)
}

/** Whether each field holds a destination. Missing parts are reported at their own field. */
const IS_WHOLE: Readonly<Record<TargetField, (target: unknown) => boolean>> = {
  page: (target) => textOf(fieldOf(target, 'page'), '_ref') !== '',
  path: (target) => redirectPathProblem(textOf(target, 'path')) === null,
  url: (target) => redirectUrlProblem(textOf(target, 'url')) === null,
}

/**
 * A rule for a whole redirect: its problems in relation to all others, each at its field. Leaves out what the rules of
 * the single fields report.
 */
export function checkAmongOthers(level: 'error' | 'warning') {
  return async (_: unknown, { document, getClient }: ValidationContext): Promise<true | ValidationError[]> => {
    const target = fieldOf(document, 'target')
    if (!document || redirectSourceProblem(textOf(document, 'source'))) return true
    const client = getClient({ apiVersion: API_VERSION })
    const [routes, articles] = await Promise.all([currentRoutes(client), articlePaths()])
    const kind = readTargetKind(textOf(target, 'kind'))
    const field = kind && TARGET_KINDS[kind].field
    const isTargetWhole = field !== null && IS_WHOLE[field](target)
    const paths = { source: ['source'], target: field ? ['target', field] : ['target'] }
    return findingsAmong(routes, articles, document)
      .filter((finding) => finding.level === level && (finding.field === 'source' || isTargetWhole))
      .map((finding) => ({ message: finding.problem, path: paths[finding.field] }))
  }
}
