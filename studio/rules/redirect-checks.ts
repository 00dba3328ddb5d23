/** Validates a redirect draft against all other redirects and pages. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { type StoredRedirect, tableRow } from '../../lib/routing/redirects/csv/stored.ts'
import { lintRedirects, type RedirectFinding } from '../../lib/routing/redirects/lint/index.ts'
import { knownAddresses } from '../../lib/routing/redirects/reserved-paths.ts'
import { type LakeRoutes, storedRedirect } from '../routes/lake-routes.ts'
import { fieldOf, textOf } from './parent.ts'

/** A document of any shape. */
function readRedirect(document: unknown, id: string): StoredRedirect {
  const target = fieldOf(document, 'target')
  const text = (name: string) => textOf(target, name) || null
  return {
    id,
    source: textOf(document, 'source') || null,
    permanent: fieldOf(document, 'permanent') !== false,
    note: null,
    target: target
      ? {
          kind: text('kind'),
          pageId: textOf(fieldOf(target, 'page'), '_ref') || null,
          path: text('path'),
          anchor: text('anchor'),
          url: text('url'),
        }
      : null,
  }
}

/** Findings for a redirect as if it were published. Sources of other drafts count as taken. */
export function findingsAmong(
  routes: LakeRoutes,
  articles: ReadonlySet<string> | null,
  document: unknown,
): RedirectFinding[] {
  const id = getPublishedId(textOf(document, '_id'))
  const others = routes.published.filter((row) => row.id !== id)
  const drafts = routes.redirects.filter(({ _id }) => isDraftId(_id) && getPublishedId(_id) !== id)
  return lintRedirects(
    [...others, tableRow(readRedirect(document, id), routes.paths)],
    knownAddresses(routes.pages, articles),
    { only: id, drafts: drafts.map((draft) => tableRow(storedRedirect(draft), routes.paths)) },
  )
}
