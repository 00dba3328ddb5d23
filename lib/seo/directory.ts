/**
 * Everything on the site that search engines may index, for sitemap, feed and llms.txt. Server only.
 *
 * In-memory caches; the last good data is served while the Content Lake or the API is down.
 */
import { apiClient } from '@/lib/api/server'
import { createStaleWhileRevalidateCache } from '@/lib/cache/stale-while-revalidate'
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

async function readSettings(): Promise<SiteSettings> {
  const settings = await fetchSettings(publishedClient())
  if (!settings) throw new Error('The Content Lake has no site settings')
  return settings
}

async function readPages(): Promise<readonly ListedPage[]> {
  return (await fetchTexts(publishedClient(), DIRECTORY_QUERY)).content
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

async function readPosts(): Promise<readonly ListedPost[]> {
  const paged = (await listedPages()).flatMap(({ path }) => categoryOfPath(path) ?? [])
  const categories = new Set([...KNOWN_CATEGORIES, ...paged])
  const lists = await Promise.all(Array.from(categories, postsOf))
  const posts = new Map<string, ListedPost>()
  for (const post of lists.flat()) if (!posts.has(post.systemName)) posts.set(post.systemName, post)
  return Array.from(posts.values())
}

async function readNewest(): Promise<readonly NewestPost[]> {
  const byName = new Map((await listedPosts()).map((post) => [post.systemName, post]))
  const { blogPosts } = await apiClient().read('blogPosts', { Page: 1, PageSize: NEWEST })
  const known = blogPosts.flatMap(({ system_name }) => byName.get(system_name) ?? [])
  return Promise.all(
    known.map(async (post) => {
      const { publish_info } = await apiClient().read('blogPost', { systemName: post.systemName })
      return { ...post, date: publishDate(publish_info) }
    }),
  )
}

/** Returns what it has at once and refreshes it in the background. */
function cached<T>(list: string, maxAge: number, read: () => Promise<T>) {
  const onFailure = (error: unknown) => logWarning('directory.unreadable', { list, reason: errorMessage(error) })
  return createStaleWhileRevalidateCache({ read, maxAge, onFailure })
}

function createDirectory() {
  return {
    settings: cached('settings', PAGES_AGE, readSettings),
    pages: cached('pages', PAGES_AGE, readPages),
    posts: cached('posts', POSTS_AGE, readPosts),
    newest: cached('newest', POSTS_AGE, readNewest),
  }
}

declare global {
  // Next bundles pages and API routes separately.
  var siteDirectory: ReturnType<typeof createDirectory> | undefined
}

function directory() {
  globalThis.siteDirectory ??= createDirectory()
  return globalThis.siteDirectory
}

/** The site settings. This and the others reject only if no read has ever succeeded. */
export const listedSettings = () => directory().settings.get()

/** Every published page, noindex ones included. */
export const listedPages = () => directory().pages.get()

/** Every post of the categories that are known or have a page; one that is in two categories counts once. */
export const listedPosts = () => directory().posts.get()

/** The newest posts, in the API's order. Its lists have no dates, so each post is read for its publish line. */
export const newestPosts = () => directory().newest.get()

/** A list, or an empty one while it cannot be read at all. */
export async function orNone<T>(list: Promise<readonly T[]>): Promise<{ items: readonly T[]; isComplete: boolean }> {
  try {
    return { items: await list, isComplete: true }
  } catch (error) {
    logWarning('directory.missing', { reason: errorMessage(error) })
    return { items: [], isComplete: false }
  }
}
