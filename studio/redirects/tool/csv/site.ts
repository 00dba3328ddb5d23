/** Converts documents of the Content Lake to the input of the import. Pure. */
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import type { Site, StoredPage, StoredRedirect } from '../../../../lib/routing/redirects/csv/stored.ts'
import { type LakeRow, lakeRoutes } from '../../../routes/lake-routes.ts'

function storedRedirect({ _id, source, target, permanent, note }: LakeRow): StoredRedirect {
  return { id: getPublishedId(_id), source, target, permanent: permanent ?? true, note }
}

/**
 * @param rows pages and redirects, published and drafts
 * @param articles normalised paths of articles, which are not in the lake; null when unknown
 */
export function siteOf(rows: Iterable<LakeRow>, articles: Site['articles']): Site {
  const { redirects, pagesById } = lakeRoutes(rows)
  const pages = Array.from(pagesById.values())
  return {
    redirects: redirects.filter(({ _id }) => !isDraftId(_id)).map(storedRedirect),
    drafts: redirects.filter(({ _id }) => isDraftId(_id)).map(storedRedirect),
    pages: pages.flatMap(({ _id, path }): StoredPage[] =>
      path ? [{ id: getPublishedId(_id), path, isPublished: !isDraftId(_id) }] : [],
    ),
    articles,
  }
}
