/** Validates a redirect draft against all other redirects and pages. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { lintRedirects, type RedirectFinding } from '../../lib/routing/redirects/lint/index.ts'
import { knownAddresses } from '../../lib/routing/redirects/reserved-paths.ts'
import { type LakeRoutes, type RedirectFields, redirectRow } from '../routes/lake-routes.ts'
import { fieldOf, textOf } from './parent.ts'

function fieldsOf(document: unknown, id: string): RedirectFields {
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
    [...others, redirectRow(fieldsOf(document, id), routes.pagesById)],
    knownAddresses(routes.pages, articles),
    { only: id, drafts: drafts.map((draft) => redirectRow(draft, routes.pagesById)) },
  )
}
