/** Loads the documents of pages and their paths. Server only. */
import { clientFor, type Visitor } from '../content/client'
import { fetchTexts } from '../content/fetch-texts'
import { PAGE_BY_PATH_QUERY } from '../content/queries'
import type { Page } from '../content/section-types'
import { routes } from '../routing/routes'

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
