/**
 * Everything on the site that search engines may index, for sitemap, feed and llms.txt. Server only.
 *
 * In-memory stale-while-revalidate caches; the last good data is served while the Content Lake or the API is down.
 */
import { apiClient } from '@/lib/api/server'
import { type CacheState, createStaleWhileRevalidateCache } from '@/lib/cache/stale-while-revalidate'
import { publishedClient } from '@/lib/content/client'
import { fetchTexts } from '@/lib/content/fetch-texts'
import { DIRECTORY_QUERY } from '@/lib/content/queries'
import type { DIRECTORY_QUERY_RESULT } from '@/lib/content/sanity.types'
import type { SiteSettings } from '@/lib/content/section-types'
import { fetchSettings } from '@/lib/content/site-settings'
import { categoryOfPath, KNOWN_CATEGORIES, postPath } from '@/lib/knowledge-base/paths'
import { errorMessage, logWarning } from '@/lib/log'
import { publishDate } from './publish-date'

export type ListedPage = DIRECTORY_QUERY_RESULT[number]

export type ListedPost = { path: string; systemName: string; title: string; description: string; author: string }

/** One of the newest posts; `date` (YYYY-MM-DD) is null where the API's publish line has no unambiguous one. */
export type NewestPost = ListedPost & { date: string | null }

/** Cache ages in milliseconds: pages need one short query, posts a walk through the whole knowledge base. */
const PAGES_AGE = 5000
const POSTS_AGE = 5 * 60 * 1000

const PAGE_SIZE = 50
/** Requests per category, one per page of posts: as many as a full sitemap holds. */
const MOST_REQUESTS = 1000
const NEWEST = 20

declare global {
  var siteDirectory:
    | {
        settings: CacheState<SiteSettings>
        pages: CacheState<readonly ListedPage[]>
        posts: CacheState<readonly ListedPost[]>
        newest: CacheState<readonly NewestPost[]>
      }
    | undefined
}

function memory() {
  globalThis.siteDirectory ??= {
    settings: { begun: 0 },
    pages: { begun: 0 },
    posts: { begun: 0 },
    newest: { begun: 0 },
  }
  return globalThis.siteDirectory
}

type List = 'settings' | 'pages' | 'posts' | 'newest'

/** Returns cached data at once and refreshes in the background. Rejects only if no load has ever succeeded. */
function keep<T>(list: List, state: CacheState<T>, maxAge: number, read: () => Promise<T>): Promise<T> {
  const onFailure = (error: unknown) => logWarning('directory.unreadable', { list, reason: errorMessage(error) })
  return createStaleWhileRevalidateCache({ state, read, maxAge, timeoutMs: 0, onFailure }).get()
}

/** The site settings. */
export function listedSettings(): Promise<SiteSettings> {
  return keep('settings', memory().settings, PAGES_AGE, async () => {
    const settings = await fetchSettings(publishedClient())
    if (!settings) throw new Error('The Content Lake has no site settings')
    return settings
  })
}

/** Every published page, noindex ones included. */
export function listedPages(): Promise<readonly ListedPage[]> {
  return keep(
    'pages',
    memory().pages,
    PAGES_AGE,
    async () => (await fetchTexts(publishedClient(), DIRECTORY_QUERY)).content,
  )
}

async function postsOf(category: string): Promise<ListedPost[]> {
  const posts: ListedPost[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_REQUESTS); page += 1) {
    const query = { CategorySystemName: category, Page: page, PageSize: PAGE_SIZE }
    const { blogPosts, totalPages } = await apiClient().read('blogPosts', query)
    pages = totalPages
    posts.push(
      ...blogPosts.map(({ system_name, title, description, written_by }) => ({
        path: postPath(category, system_name),
        systemName: system_name,
        title,
        description,
        author: written_by,
      })),
    )
  }
  return posts
}

/** Every post of the categories that are known or have a page; one that is in two categories counts once. */
export function listedPosts(): Promise<readonly ListedPost[]> {
  return keep('posts', memory().posts, POSTS_AGE, async () => {
    const paged = (await listedPages()).flatMap(({ path }) => categoryOfPath(path) ?? [])
    const categories = new Set([...KNOWN_CATEGORIES, ...paged])
    const lists = await Promise.all(Array.from(categories, postsOf))
    const posts = new Map<string, ListedPost>()
    for (const post of lists.flat()) if (!posts.has(post.systemName)) posts.set(post.systemName, post)
    return Array.from(posts.values())
  })
}

/** The newest posts, in the API's order. Its lists have no dates, so each post is read for its publish line. */
export function newestPosts(): Promise<readonly NewestPost[]> {
  return keep('newest', memory().newest, POSTS_AGE, async () => {
    const byName = new Map((await listedPosts()).map((post) => [post.systemName, post]))
    const { blogPosts } = await apiClient().read('blogPosts', { Page: 1, PageSize: NEWEST })
    const known = blogPosts.flatMap(({ system_name }) => byName.get(system_name) ?? [])
    return Promise.all(
      known.map(async (post) => {
        const { publish_info } = await apiClient().read('blogPost', { systemName: post.systemName })
        return { ...post, date: publishDate(publish_info) }
      }),
    )
  })
}

/** A list, or an empty one while it cannot be read at all. */
export async function orNone<T>(list: Promise<readonly T[]>): Promise<{ items: readonly T[]; isComplete: boolean }> {
  try {
    return { items: await list, isComplete: true }
  } catch (error) {
    logWarning('directory.missing', { reason: errorMessage(error) })
    return { items: [], isComplete: false }
  }
}
