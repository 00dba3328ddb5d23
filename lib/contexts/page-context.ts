/**
 * The page's props, for every component of the page: the server's root, each island and draft mode provide the same ones. The
 * hooks select from them; those for the page's words are in words-context.ts. At the end, what the server collects while it
 * renders a page.
 */
import type { EmotionCache } from '@emotion/cache'
import { createContext, useContext } from 'react'
import type { SiteSettings } from '@/lib/content/section-types'
import type { PageProps } from '@/lib/page/props'

export const PageContext = createContext<PageProps | null>(null)

/** @throws when used outside a page */
export function usePageProps(): PageProps {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePageProps needs a PageContext above it')
  return page
}

/** @throws when used outside a page */
export function useSettings(): SiteSettings {
  return usePageProps().settings
}

/** The page's own path, without a query. */
export function usePath(): string {
  const page = useContext(PageContext)
  return page ? new URL(page.seo.canonical).pathname : '/'
}

/** The page of the lists in the server's HTML. */
export function useListPage(): number {
  return useContext(PageContext)?.listPage ?? 1
}

const NO_RESPONSES: Readonly<Record<string, unknown>> = {}

/**
 * API responses that the server rendered into the page, keyed by proxy URL. Given to each SWR hook instead of SWRConfig, so that
 * pages without API data do not load SWR.
 */
export function useFallback(): Readonly<Record<string, unknown>> {
  return useContext(PageContext)?.fallback ?? NO_RESPONSES
}

/** Contexts of what the server collects while it renders a page. Null in the browser. */

/** The cache that collects the styles of one page; null in the browser. */
export const StyleCacheContext = createContext<EmotionCache | null>(null)

/** Called when a component renders without the API data it needs, so that the browser fetches it. Null in the browser. */
export const MissingDataContext = createContext<(() => void) | null>(null)
