/** Loads the documents of pages and their paths. */

import { PAGE_BY_PATH_QUERY } from '../../content/queries'
import type { Page } from '../../content/section-types'
import { clientFor, type Visitor } from '../../content/server/client'
import { fetchTexts } from '../../content/server/fetch-texts'
import { routes } from '../../routing/server/routes'

/** Paths of all published pages, such as "/" and "/services/jingles". Rejects only when no read has ever succeeded. */
export async function pagePaths(): Promise<ReadonlySet<string>> {
  return (await routes()).paths
}

/**
 * The page at a path for this visitor, or null: drafts in draft mode, the published page otherwise. Unknown paths need no
 * request, except in draft mode: a draft may be new, and a page may have moved.
 */
export async function pageFor(visitor: Visitor, path: string): Promise<Page | null> {
  if (visitor.draftMode !== true && !(await pagePaths()).has(path)) return null
  return (await fetchTexts(clientFor(visitor), PAGE_BY_PATH_QUERY, { path })).content
}
