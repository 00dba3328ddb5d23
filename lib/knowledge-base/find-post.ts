/**
 * Everything that the page of a post shows, asked of the API. Server only.
 *
 * The API's answer to one post names neither category, author nor picture; its lists do. So the post is looked for in the list of the
 * category in the address: among the newest first, by its title if it is not there. A post that is in another category belongs there
 * (reading A12).
 */
import { apiUrl, type CallQuery } from '@/lib/api/calls'
import type { BlogPost, BlogPostPage, BlogPostSummary } from '@/lib/api/models'
import { type ApiClient, UpstreamError } from '@/lib/api/server/client'
import { createLastGood } from '@/lib/api/server/last-good'
import { errorMessage, logWarning } from '@/lib/log'
import { FIRST_PAGE, postsQuery, SEARCH_MAX } from './lists'
import { KNOWN_CATEGORIES } from './paths'

/** How many other articles of its category a post leads to. */
const RELATED = 3

/** How many posts with the words of a title are looked through: many titles share them. */
const MOST_FOUND = 50

export type FoundPost = {
  /** Null: the API has not answered, now or before. */
  post: BlogPost | null
  /** What the list of its category says of it; null when it is in none. */
  summary: BlogPostSummary | null
  /** The category it is in, or the one of the address where that is not known. */
  category: string
  /** Other articles of that category, the newest first. */
  related: BlogPostSummary[]
  /** Has the API answered everything? */
  complete: boolean
}

/** So that an article stands while the API is down. */
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
    // The API knows that there is none: that is an answer.
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

/** Finds a post in one category; null when it is not in it. */
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
  // The whole category is on its first page, and the post is not among it.
  if (newest.totalPages <= 1) return null
  const query = postsQuery(category, { search: title.slice(0, SEARCH_MAX), page: 1 })
  const found = await readList({ ...query, PageSize: MOST_FOUND }, asking)
  const summary = found.blogPosts.find(isIt)
  return summary ? { category, summary, newest } : null
}

/**
 * Reads a post. 'missing' means that the API says there is none.
 * @param category the category in the address
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
 * The newest posts of each category, for pages that are made with the build; the others are made when somebody asks for them. Empty
 * while the API does not answer: then all of them are.
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
