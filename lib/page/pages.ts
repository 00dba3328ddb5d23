/** Loads the documents of pages and their paths. Server only. */
import type { SanityClient } from '@sanity/client'
import { clientFor, publishedClient, type Visitor } from '../content/client'
import { fetchTexts } from '../content/fetch-texts'
import { PAGE_BY_PATH_QUERY } from '../content/queries'
import type { Page } from '../content/section-types'
import { routes } from '../routing/routes'

/** Paths of all published pages, such as "/" and "/services/jingles". Rejects only when no read has ever succeeded. */
export async function pagePaths(): Promise<ReadonlySet<string>> {
  return (await routes()).paths
}

async function fetchPage(client: SanityClient, path: string): Promise<Page | null> {
  return (await fetchTexts(client, PAGE_BY_PATH_QUERY, { path })).content
}

/** The published page at a path, or null. Unknown paths need no request. */
export async function pageByPath(path: string): Promise<Page | null> {
  const paths = await pagePaths()
  return paths.has(path) ? fetchPage(publishedClient(), path) : null
}

/**
 * The page at a path for this visitor, or null: drafts in draft mode, the published page otherwise. The cached
 * published paths are not used in draft mode: a draft may be new, and a page may have moved.
 */
export function pageFor(visitor: Visitor, path: string): Promise<Page | null> {
  if (visitor.draftMode !== true) return pageByPath(path)
  return fetchPage(clientFor(visitor), path)
}
