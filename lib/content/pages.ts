/**
 * The pages that editors have published.
 *
 * Which paths there are is held in memory, so that a flood of unknown paths costs the Content Lake nothing.
 *
 * The table is read again when it is older than MAX_AGE and somebody asks; many askers share one read. When that read fails, the last
 * good table stands.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { publishedClient } from './client'
import { PAGE_BY_PATH_QUERY, PAGE_PATHS_QUERY } from './queries'
import type { PAGE_BY_PATH_QUERY_RESULT, PAGE_PATHS_QUERY_RESULT } from './sanity.types'
import type { Page } from './section-types'

/** Milliseconds after which a freshly published page is certainly found. */
const MAX_AGE = 5000

let table: { paths: ReadonlySet<string>; readAt: number } | undefined
let reading: Promise<ReadonlySet<string>> | undefined

async function read(): Promise<ReadonlySet<string>> {
  const rows = await publishedClient().fetch<PAGE_PATHS_QUERY_RESULT>(PAGE_PATHS_QUERY)
  const paths = new Set(rows.flatMap((row) => (row.path ? [row.path] : [])))
  table = { paths, readAt: Date.now() }
  return paths
}

/** Paths of all published pages, such as "/" and "/services/jingles". Rejects only when there has never been a good read. */
export async function pagePaths(): Promise<ReadonlySet<string>> {
  if (table && Date.now() - table.readAt < MAX_AGE) return table.paths
  reading ??= read().finally(() => {
    reading = undefined
  })
  try {
    return await reading
  } catch (error) {
    if (!table) throw error
    logWarning('content.paths_unreadable', { reason: errorMessage(error) })
    return table.paths
  }
}

/** The published page at a path, or null. An unknown path is answered from memory. */
export async function pageByPath(path: string): Promise<Page | null> {
  const paths = await pagePaths()
  return paths.has(path) ? publishedClient().fetch<PAGE_BY_PATH_QUERY_RESULT>(PAGE_BY_PATH_QUERY, { path }) : null
}
