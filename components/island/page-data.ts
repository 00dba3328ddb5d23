/**
 * The props of the page, from which its islands hydrate: fetched once, from the file that Next writes beside the HTML.
 * Pages without such a file have them in their HTML. Browser only.
 */

import { PAGE_PROPS_ID } from '@/lib/html/frame-ids'
import { fetchPageProps } from '@/lib/page/fetch-page-props'
import type { PageProps } from './page-context'

/** Of the page's own script element, or of Next's, which draft mode and development have. */
function propsInHtml(): PageProps | null {
  const own = document.getElementById(PAGE_PROPS_ID)?.textContent
  if (own) return JSON.parse(own)
  const next = document.getElementById('__NEXT_DATA__')?.textContent
  return next ? JSON.parse(next).props.pageProps : null
}

let loading: Promise<PageProps> | null = null

/** @throws when the props cannot be fetched; the next call tries again */
export function pageData(): Promise<PageProps> {
  loading ??= (async () => propsInHtml() ?? (await fetchPageProps()))().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Whether the HTML was rendered from these props: the file may be newer. */
export function isRevisionOfHtml({ revision }: PageProps): boolean {
  return revision === document.documentElement.dataset.revision
}
