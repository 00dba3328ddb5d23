/**
 * Loads everything that the page of a post shows from the API.
 *
 * The API's response for a single post has neither category, author nor picture; its lists do. So the post is looked
 * up in the list of its category: among the newest, then by its title. A post that several categories list belongs to
 * the first of them, under whichever it is opened, as it does in the sitemap (lib/routing/server/directory.ts).
 */
import type { CallQuery } from '@/lib/api/calls'
import type { ApiResults, BlogPost, BlogPostPage, BlogPostSummary } from '@/lib/api/models'
import { SEARCH_MAX } from '@/lib/api/parameters'
import type { ApiClient } from '@/lib/api/server/client'
import { type Completeness, completenessOf, leastComplete } from '@/lib/api/server/prefetch'
import { type ReadResult, readWithFallback } from '@/lib/api/server/stored-responses'
import { FIRST_PAGE, postsQuery } from '../lists'
import { KNOWN_CATEGORIES } from '../paths'

/** How many other articles of its category a post links to. */
const RELATED = 3

/** Number of search results checked for a post, because many titles share words. */
const MAX_FOUND = 50

export type FoundPost = {
  /** Null: the API has not responded, and no earlier response is cached. */
  post: BlogPost | null
  /** Its entry in the list of its category; null when it is in none. */
  summary: BlogPostSummary | null
  /** Its category, or the one in the URL when that is unknown. */
  category: string
  /** The category under which it is shown: the one in the URL, when it is in that one as well. */
  shownCategory: string
  /** Other articles of that category, the newest first. */
  related: BlogPostSummary[]
  completeness: Completeness
}

/** Reads of one article page, and how complete they have been so far. */
function createReader(client: ApiClient, page: string, signal: AbortSignal) {
  let completeness: Completeness = 'fresh'

  async function read<C extends 'blogPost' | 'blogPosts'>(
    call: C,
    query: CallQuery<C>,
  ): Promise<ReadResult<ApiResults[C]>> {
    const reading = await readWithFallback(client, { page, call, query, signal, stage: 'page' })
    completeness = leastComplete(completeness, completenessOf(reading))
    return reading
  }

  return {
    read,
    list: async (query: CallQuery<'blogPosts'>): Promise<BlogPostPage> =>
      (await read('blogPosts', query)).data ?? { blogPosts: [], totalCount: 0, totalPages: 0 },
    completeness: () => completeness,
  }
}

type Reader = ReturnType<typeof createReader>

type FoundIn = { category: string; summary: BlogPostSummary; newest: BlogPostPage }

/** Looks a post up in one category; null when it is not in it. */
async function findIn(
  category: string,
  systemName: string,
  title: string,
  newest: BlogPostPage,
  reader: Reader,
): Promise<FoundIn | null> {
  const isIt = ({ system_name }: BlogPostSummary) => system_name === systemName
  const among = newest.blogPosts.find(isIt)
  if (among) return { category, summary: among, newest }
  // The first page holds the whole category, so there is nothing to search.
  if (newest.totalPages <= 1) return null
  const query = postsQuery(category, { search: title.slice(0, SEARCH_MAX), page: 1 })
  const found = await reader.list({ ...query, PageSize: MAX_FOUND })
  const summary = found.blogPosts.find(isIt)
  return summary ? { category, summary, newest } : null
}

type Wanted = {
  /** The category in the URL. */
  category: string
  /** Its category in the sitemap; null when it is not there, as a new post. */
  listed: string | null
  systemName: string
  signal: AbortSignal
}

/** Loads a post. 'missing' means that the API responded 404. */
export async function findPost(
  client: ApiClient,
  { category, listed, systemName, signal }: Wanted,
): Promise<FoundPost | 'missing'> {
  const reader = createReader(client, systemName, signal)
  const newestOf = (one: string) => reader.list(postsQuery(one, FIRST_PAGE))
  const first = listed ?? category
  const [{ data: post, failure }, newest] = await Promise.all([
    reader.read('blogPost', { systemName }),
    newestOf(first),
  ])
  if (failure?.status === 404) return 'missing'

  const title = post?.title ?? ''
  const inFirst = await findIn(first, systemName, title, newest, reader)
  let found = inFirst
  if (reader.completeness() === 'fresh' && !(listed && inFirst)) {
    const categories = KNOWN_CATEGORIES.includes(first) ? KNOWN_CATEGORIES : [...KNOWN_CATEGORIES, first]
    const results = await Promise.all(
      categories.map(async (one) =>
        one === first ? inFirst : findIn(one, systemName, title, await newestOf(one), reader),
      ),
    )
    found = results.find((result) => result !== null) ?? null
  }
  const canonical = found?.category ?? first
  const isInOpened =
    category !== canonical && (await findIn(category, systemName, title, await newestOf(category), reader))
  return {
    post,
    summary: found?.summary ?? null,
    category: canonical,
    shownCategory: isInOpened ? category : canonical,
    related: (found?.newest ?? newest).blogPosts
      .filter(({ system_name }) => system_name !== systemName)
      .slice(0, RELATED),
    completeness: reader.completeness(),
  }
}

/**
 * The newest posts of each category, for pages rendered at build time; the others are rendered on demand. Empty while
 * the API is down: then all of them are.
 */
export async function newestPosts(
  client: ApiClient,
  categories: readonly string[],
  signal: AbortSignal,
): Promise<{ category: string; systemName: string }[]> {
  const lists = await Promise.all(
    categories.map(async (category) => {
      const { blogPosts } = await createReader(client, category, signal).list(postsQuery(category, FIRST_PAGE))
      return blogPosts.map(({ system_name }) => ({ category, systemName: system_name }))
    }),
  )
  return lists.flat()
}
