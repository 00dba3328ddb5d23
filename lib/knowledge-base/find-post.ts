/**
 * Loads everything that the page of a post shows from the API. Server only.
 *
 * The API's response for a single post has neither category, author nor picture; its lists do. So the post is looked
 * up in the list of the category in the URL: among the newest, then by its title. A post found under the wrong
 * category is shown with its real category as canonical.
 */
import { apiUrl, type CallQuery } from '@/lib/api/calls'
import type { BlogPost, BlogPostPage, BlogPostSummary } from '@/lib/api/models'
import { type ApiClient, UpstreamError } from '@/lib/api/server/client'
import { createLastGood } from '@/lib/api/server/last-good'
import { errorMessage, logWarning } from '@/lib/log'
import { FIRST_PAGE, postsQuery, SEARCH_MAX } from './lists'
import { KNOWN_CATEGORIES } from './paths'

/** How many other articles of its category a post links to. */
const RELATED = 3

/** Number of search results checked for a post, because many titles share words. */
const MOST_FOUND = 50

export type FoundPost = {
  /** Null: the API has not responded, and no earlier response is cached. */
  post: BlogPost | null
  /** Its entry in the list of its category; null when it is in none. */
  summary: BlogPostSummary | null
  /** Its category, or the one in the URL when that is unknown. */
  category: string
  /** Other articles of that category, the newest first. */
  related: BlogPostSummary[]
  /** Whether every API request succeeded. */
  complete: boolean
}

/** Keeps articles available while the API is down. */
const lastPosts = createLastGood<BlogPost>(200)
const lastLists = createLastGood<BlogPostPage>(100)

type Asking = { client: ApiClient; signal: AbortSignal; onFailure(error: unknown): void }

type PostAnswer = BlogPost | null | 'missing'

async function readPost(systemName: string, { client, signal, onFailure }: Asking): Promise<PostAnswer> {
  const url = apiUrl({ call: 'blogPost', query: { systemName } })
  try {
    const post = await client.read('blogPost', { systemName }, signal)
    lastPosts.remember(url, post)
    return post
  } catch (error) {
    // A 404 is a definite response, not a failure.
    if (error instanceof UpstreamError && error.status === 404) return 'missing'
    onFailure(error)
    return lastPosts.recall(url) ?? null
  }
}

async function readList(query: CallQuery<'blogPosts'>, { client, signal, onFailure }: Asking): Promise<BlogPostPage> {
  const url = apiUrl({ call: 'blogPosts', query })
  try {
    const list = await client.read('blogPosts', query, signal)
    lastLists.remember(url, list)
    return list
  } catch (error) {
    onFailure(error)
    return lastLists.recall(url) ?? { blogPosts: [], totalCount: 0, totalPages: 0 }
  }
}

type Placed = { category: string; summary: BlogPostSummary; newest: BlogPostPage }

/** Looks a post up in one category; null when it is not in it. */
async function placeIn(
  category: string,
  systemName: string,
  title: string,
  newest: BlogPostPage,
  asking: Asking,
): Promise<Placed | null> {
  const isIt = ({ system_name }: BlogPostSummary) => system_name === systemName
  const among = newest.blogPosts.find(isIt)
  if (among) return { category, summary: among, newest }
  // The first page holds the whole category, so there is nothing to search.
  if (newest.totalPages <= 1) return null
  const query = postsQuery(category, { search: title.slice(0, SEARCH_MAX), page: 1 })
  const found = await readList({ ...query, PageSize: MOST_FOUND }, asking)
  const summary = found.blogPosts.find(isIt)
  return summary ? { category, summary, newest } : null
}

/**
 * Loads a post. 'missing' means that the API responded 404.
 * @param category the category in the URL
 */
export async function findPost(
  client: ApiClient,
  { category, systemName, signal }: { category: string; systemName: string; signal: AbortSignal },
): Promise<FoundPost | 'missing'> {
  let complete = true
  const asking: Asking = {
    client,
    signal,
    onFailure(error) {
      complete = false
      logWarning('api.prefetch_failed', { page: systemName, call: 'blogPost', reason: errorMessage(error) })
    },
  }
  const newestOf = (one: string) => readList(postsQuery(one, FIRST_PAGE), asking)
  const [post, newest] = await Promise.all([readPost(systemName, asking), newestOf(category)])
  if (post === 'missing') return 'missing'

  const title = post?.title ?? ''
  let placed = await placeIn(category, systemName, title, newest, asking)
  if (!placed && complete) {
    const others = KNOWN_CATEGORIES.filter((other) => other !== category)
    const places = await Promise.all(
      others.map(async (other) => placeIn(other, systemName, title, await newestOf(other), asking)),
    )
    placed = places.find((place) => place !== null) ?? null
  }
  return {
    post,
    summary: placed?.summary ?? null,
    category: placed?.category ?? category,
    related: (placed?.newest ?? newest).blogPosts
      .filter(({ system_name }) => system_name !== systemName)
      .slice(0, RELATED),
    complete,
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
  const onFailure = (error: unknown) => logWarning('api.newest_posts_unknown', { reason: errorMessage(error) })
  const lists = await Promise.all(
    categories.map(async (category) => {
      const { blogPosts } = await readList(postsQuery(category, FIRST_PAGE), { client, signal, onFailure })
      return blogPosts.map(({ system_name }) => ({ category, systemName: system_name }))
    }),
  )
  return lists.flat()
}
