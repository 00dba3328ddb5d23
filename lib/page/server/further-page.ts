/** A further page of a list, rendered by the server: the page of the editors with other entries in its list. */
import type { GetStaticPropsContext } from 'next'
import { API_BUDGET_MS, apiUrl } from '@/lib/api/calls'
import { apiClient } from '@/lib/api/server/client'
import { prefetch } from '@/lib/api/server/prefetch'
import type { Page } from '@/lib/content/section-types'
import type { ListPage } from '@/lib/routing/list-pages'
import type { ContentNeeds } from '../props'
import type { LoadedPage } from './pages'
import { contentPage, type StaticPage } from './static-page'

function hasPage(response: unknown, page: number): boolean {
  if (typeof response !== 'object' || response === null || !('totalPages' in response)) return false
  return typeof response.totalPages === 'number' && page <= response.totalPages
}

/**
 * @param needsOf what the page's sections need of the server when their lists show a page
 * @returns null when no list of the page is that long
 * @throws when the API does not respond and has never delivered it
 */
export async function furtherPage(
  context: GetStaticPropsContext,
  loaded: LoadedPage,
  { path, page: number }: ListPage,
  needsOf: (page: number) => ContentNeeds,
): Promise<StaticPage<{ page: Page; listPage: number }> | null> {
  const { page } = loaded
  const first = new Set(needsOf(1).requests.map(apiUrl))
  const needs = needsOf(number)
  const lists = needs.requests.filter((request) => !first.has(apiUrl(request)))
  if (lists.length === 0) return null
  const prefetched = await prefetch(apiClient(), lists, path, AbortSignal.timeout(API_BUDGET_MS))
  const responses = Object.values(prefetched.fallback)
  if (responses.length === 0 && prefetched.completeness === 'partial' && context.draftMode !== true) {
    throw new Error(`Page ${number} of ${path} is not rendered: the API is down and has never delivered it`)
  }
  if (!responses.some((response) => hasPage(response, number))) return null
  const requests = needs.requests.filter((request) => first.has(apiUrl(request)))
  const content = contentPage(loaded, { ...needs, requests })
  // Search engines follow its links; what it lists is in the sitemap.
  const seo = { ...page.seo, title: page.seo?.title ?? page.title, noIndex: true }
  return { ...content, seo, path, prefetched, props: { page, listPage: number } }
}
