/**
 * Everything on the site that search engines may index, for sitemap, feed and llms.txt: pages, articles and voices.
 *
 * In-memory caches; the last good data is served while the Content Lake or the API is down.
 */

import { ALL_VOICES_QUERY } from '@/lib/api/all-voices'
import type { BlogCategory, Voice } from '@/lib/api/models'
import { apiClient } from '@/lib/api/server/client'
import { readWithFallback } from '@/lib/api/server/stored-responses'
import { DIRECTORY_QUERY } from '@/lib/content/queries'
import type { DIRECTORY_QUERY_RESULT } from '@/lib/content/sanity.types'
import { publishedClient } from '@/lib/content/server/client'
import { fetchWithSettings } from '@/lib/content/server/site-settings'
import { categoryOfPath, KNOWN_CATEGORIES, nameKey, postPath } from '@/lib/knowledge-base/paths'
import { publishDate } from '@/lib/knowledge-base/publish-info'
import { errorMessage, logWarning } from '@/lib/log'
import { singleton } from '@/lib/singleton'
import { createStaleWhileRevalidateCache } from '@/lib/stale-while-revalidate'
import { MAX_LISTED_VOICES, voiceIdKey, voicePath } from '@/lib/voices/paths'

export type ListedPage = DIRECTORY_QUERY_RESULT[number]

export type ListedPost = {
  /** Its only canonical path. */
  path: string
  systemName: string
  category: string
  title: string
  description: string
  author: string
}

/** One of the newest posts; `date` (YYYY-MM-DD) is null where the API's publish line has no unambiguous one. */
export type NewestPost = ListedPost & { date: string | null }

/** A voice that has a page. */
export type ListedVoice = {
  /** Its only canonical path. */
  path: string
  id: string
  name: string
  description: string
}

type Voices = {
  voices: readonly ListedVoice[]
  /** The same by `voiceIdKey`. */
  byId: ReadonlyMap<string, ListedVoice>
  /** Whether these are all voices of the API. */
  isWhole: boolean
}

export type ListedVoices = Voices & { isComplete: boolean }

/**
 * Cache ages in milliseconds: pages need one short query, voices one request for a hundred of them, articles a walk through
 * the whole knowledge base.
 */
const CONTENT_AGE = 5000
const VOICES_AGE = 60 * 1000
const ARTICLES_AGE = 5 * 60 * 1000
/** Milliseconds for reading all categories. */
const CATEGORIES_TIMEOUT = 10_000
const MAX_CATEGORY_PAGES = 20
/** Milliseconds for reading all pages of voices. */
const VOICES_TIMEOUT = 30_000

const PAGE_SIZE = 50
/** Requests per category, one per page of posts: as many as a full sitemap holds. */
const MAX_REQUESTS = 1000
const NEWEST = 20

/** The site settings, and every published page, noindex ones included. */
async function readContent() {
  const { content: pages, texts } = await fetchWithSettings(publishedClient(), DIRECTORY_QUERY)
  if (!texts) throw new Error('The Content Lake has no site settings')
  return { settings: texts.settings, pages }
}

/** The categories of the API by `nameKey`, in its order. The last good responses stand in for those that fail. */
async function readCategories(): Promise<ReadonlyMap<string, BlogCategory>> {
  const categories: BlogCategory[] = []
  const signal = AbortSignal.timeout(CATEGORIES_TIMEOUT)
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_CATEGORY_PAGES); page += 1) {
    const query = { page, pageSize: PAGE_SIZE }
    const reading = await readWithFallback(apiClient(), {
      page: 'the list of categories',
      call: 'blogCategories',
      query,
      signal,
    })
    if (!reading.data) throw reading.failure
    categories.push(...reading.data.blogCategories)
    pages = reading.data.totalPages
  }
  return new Map(categories.map((category) => [nameKey(category.system_name), category]))
}

async function postsOf(category: string): Promise<ListedPost[]> {
  const posts: ListedPost[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_REQUESTS); page += 1) {
    const query = { CategorySystemName: category, Page: page, PageSize: PAGE_SIZE }
    const { blogPosts, totalPages } = await apiClient().read('blogPosts', query)
    pages = totalPages
    posts.push(
      ...blogPosts.map(({ system_name, title, description, written_by }) => ({
        path: postPath(category, system_name),
        systemName: system_name,
        category,
        title,
        description,
        author: written_by,
      })),
    )
  }
  return posts
}

/** Every post of the categories that are known, have a page or are the API's; one that is in two categories counts once. */
async function readPosts(): Promise<Pick<Articles, 'categories'> & { posts: ReadonlyMap<string, ListedPost> }> {
  const [{ pages }, ofTheApi] = await Promise.all([directory.get().content.get(), listedCategories()])
  const ofApi = Array.from(ofTheApi?.values() ?? [], ({ system_name }) => system_name)
  const paged = pages.flatMap(({ path }) => categoryOfPath(path) ?? [])
  const categories = Array.from(new Set([...KNOWN_CATEGORIES, ...paged, ...ofApi]))
  const lists = await Promise.all(categories.map(postsOf))
  return {
    categories: categories.filter((_, index) => lists[index]?.length),
    // The first of two wins.
    posts: new Map(
      lists
        .flat()
        .reverse()
        .map((post) => [post.systemName, post]),
    ),
  }
}

/** The newest posts, in the API's order. Its lists have no dates, so each post is read for its publish line. */
async function readNewest(posts: ReadonlyMap<string, ListedPost>): Promise<NewestPost[]> {
  const { blogPosts } = await apiClient().read('blogPosts', { Page: 1, PageSize: NEWEST })
  const known = blogPosts.flatMap(({ system_name }) => posts.get(system_name) ?? [])
  return Promise.all(
    known.map(async (post) => {
      const { publish_info } = await apiClient().read('blogPost', { systemName: post.systemName })
      return { ...post, date: publishDate(publish_info) }
    }),
  )
}

type Articles = {
  posts: readonly ListedPost[]
  /** The same by their names, and by `nameKey` where that is no other's name. */
  byName: ReadonlyMap<string, ListedPost>
  newest: readonly NewestPost[]
  /** Names of the categories that have posts. */
  categories: readonly string[]
}

async function readArticles(): Promise<Articles> {
  const { posts, categories } = await readPosts()
  const all = Array.from(posts.values())
  const byName = new Map([...all.map((post) => [nameKey(post.systemName), post] as const), ...posts])
  return { posts: all, byName, newest: await readNewest(posts), categories }
}

function listedVoice(voice: Voice): ListedVoice[] {
  const path = voicePath(voice)
  return path ? [{ path, id: String(voice.id), name: voice.pseudonym, description: voice.shortDescription }] : []
}

/** The first voices of the API, in its order. The last good responses stand in for those that fail. */
async function readVoices(): Promise<Voices> {
  const voices: ListedVoice[] = []
  const signal = AbortSignal.timeout(VOICES_TIMEOUT)
  let totalPages = 1
  for (let page = 1; page <= totalPages && voices.length < MAX_LISTED_VOICES; page += 1) {
    const query = { ...ALL_VOICES_QUERY, page }
    const reading = await readWithFallback(apiClient(), { page: 'the list of voices', call: 'voices', query, signal })
    if (!reading.data) throw reading.failure
    voices.push(...reading.data.voices.flatMap(listedVoice))
    totalPages = reading.data.totalPages
  }
  const byId = new Map(voices.map((voice) => [voiceIdKey(voice.id), voice]))
  return { voices, byId, isWhole: totalPages * ALL_VOICES_QUERY.pageSize <= MAX_LISTED_VOICES }
}

/** Returns what it has at once and refreshes it in the background. */
function cached<T>(list: string, maxAge: number, read: () => Promise<T>) {
  const onFailure = (error: unknown) => logWarning('directory.unreadable', { list, reason: errorMessage(error) })
  return createStaleWhileRevalidateCache({ read, maxAge, onFailure })
}

function createDirectory() {
  return {
    content: cached('content', CONTENT_AGE, readContent),
    articles: cached('articles', ARTICLES_AGE, readArticles),
    voices: cached('voices', VOICES_AGE, readVoices),
    categories: cached('categories', VOICES_AGE, readCategories),
  }
}

export const directory = singleton('directory', createDirectory)

/** Call when published content has changed: what is listed next is read anew. */
export function expireListedContent(): void {
  directory.peek()?.content.expire()
}

/** Settings and pages. Rejects only if no read has ever succeeded. */
export const listedContent = () => directory.get().content.get()

/** Articles; none, and not complete, while they cannot be read at all. */
export async function listedArticles(): Promise<Articles & { isComplete: boolean }> {
  try {
    return { ...(await directory.get().articles.get()), isComplete: true }
  } catch (error) {
    logWarning('directory.missing', { reason: errorMessage(error) })
    return { posts: [], byName: new Map(), newest: [], categories: [], isComplete: false }
  }
}

/** The categories of the API by `nameKey`, up to a minute old; null while they cannot be read at all. */
export async function listedCategories(): Promise<ReadonlyMap<string, BlogCategory> | null> {
  try {
    return await directory.get().categories.get()
  } catch (error) {
    logWarning('directory.missing', { reason: errorMessage(error) })
    return null
  }
}

/** A voice was found under another name than it is listed: the list is read anew. */
export function expireListedVoices(): void {
  directory.get().voices.expire()
}

/** Voices; none, and not complete, while they cannot be read at all. */
export async function listedVoices(): Promise<ListedVoices> {
  try {
    return { ...(await directory.get().voices.get()), isComplete: true }
  } catch (error) {
    logWarning('directory.missing', { reason: errorMessage(error) })
    return { voices: [], byId: new Map(), isWhole: false, isComplete: false }
  }
}
