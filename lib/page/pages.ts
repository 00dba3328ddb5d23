/** Reads published pages and their paths. */

import { ask } from '../content/ask'
import { publishedClient } from '../content/client'
import { PAGE_BY_PATH_QUERY } from '../content/queries'
import type { PAGE_BY_PATH_QUERY_RESULT } from '../content/sanity.types'
import type { Page } from '../content/section-types'
import { routes } from '../routing/routes'

/** Paths of all published pages, such as "/" and "/services/jingles". Rejects only when no read has ever succeeded. */
export async function pagePaths(): Promise<ReadonlySet<string>> {
  return (await routes()).paths
}

/** The published page at a path, or null. Unknown paths need no request. */
export async function pageByPath(path: string): Promise<Page | null> {
  const paths = await pagePaths()
  return paths.has(path) ? ask<PAGE_BY_PATH_QUERY_RESULT>(publishedClient(), PAGE_BY_PATH_QUERY, { path }) : null
}
