/** Loads the page at a path: drafts in draft mode, the published page otherwise. Server only. */
import { ask } from '../content/ask'
import { clientFor, type Visitor } from '../content/client'
import { PAGE_BY_PATH_QUERY } from '../content/queries'
import type { PAGE_BY_PATH_QUERY_RESULT } from '../content/sanity.types'
import type { Page } from '../content/section-types'
import { pageByPath } from './pages'

/**
 * The page at a path for this visitor, or null. The cached published paths are not used in draft mode: a draft may be
 * new, and a page may have moved.
 */
export function pageFor(visitor: Visitor, path: string): Promise<Page | null> {
  if (visitor.draftMode !== true) return pageByPath(path)
  return ask<PAGE_BY_PATH_QUERY_RESULT>(clientFor(visitor), PAGE_BY_PATH_QUERY, { path })
}
