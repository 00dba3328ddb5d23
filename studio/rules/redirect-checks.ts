/** Validates a redirect draft against all other redirects and pages. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import type { SanityClient } from 'sanity'
import { lintRedirects, type RedirectFinding } from '../../lib/routing/redirects/lint/index.ts'
import { knownAddresses } from '../../lib/routing/redirects/reserved-paths.ts'
import { articleAddresses } from '../routes/articles.ts'
import { type LakeRoutes, type RedirectFields, redirectRow } from '../routes/lake-routes.ts'
import { currentRoutes } from '../routes/routes-store.ts'
import { fieldOf, textOf } from './parent.ts'

function fieldsOf(document: object, id: string): RedirectFields {
  const target = fieldOf(document, 'target')
  const text = (name: string) => textOf(target, name) || null
  return {
    _id: id,
    source: textOf(document, 'source') || null,
    permanent: fieldOf(document, 'permanent') !== false,
    target:
      typeof target === 'object' && target !== null
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

/**
 * Findings for a redirect as if it were published. Sources of other drafts count as taken.
 * @param id the document's, without `drafts.`
 */
export function findingsAmong(
  routes: LakeRoutes,
  articles: ReadonlySet<string> | null,
  { id, document }: { id: string; document: object },
): RedirectFinding[] {
  const others = routes.published.filter((row) => row.id !== id)
  const drafts = routes.redirects.filter(({ _id }) => isDraftId(_id) && getPublishedId(_id) !== id)
  return lintRedirects(
    [...others, redirectRow(fieldsOf(document, id), routes.pagesById)],
    knownAddresses(routes.pages, articles),
    { only: id, drafts: drafts.map((draft) => redirectRow(draft, routes.pagesById)) },
  )
}

/** Caches the result, because several fields of a document request it. */
const answers = new WeakMap<object, { routes: LakeRoutes; findings: Promise<RedirectFinding[]> }>()

/** The findings for a document in the form. */
export async function redirectFindings(
  document: object,
  id: string,
  client: SanityClient,
): Promise<readonly RedirectFinding[]> {
  const routes = await currentRoutes(client)
  const known = answers.get(document)
  if (known?.routes === routes) return known.findings
  const findings = articleAddresses().then((articles) => findingsAmong(routes, articles, { id, document }))
  answers.set(document, { routes, findings })
  return findings
}
