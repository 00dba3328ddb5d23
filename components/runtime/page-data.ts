/**
 * The props of the page, from which its islands hydrate: fetched once, from the file that Next writes beside the HTML.
 * Pages without such a file have them in their HTML, and so have those that Next's client runs. Browser only.
 */

import type { PageProps } from '@/components/island/page-context'
import { PAGE_PROPS_ID } from '@/lib/html/frame-ids'
import { fetchPageProps } from '@/lib/page/fetch-page-props'

function propsInHtml(): PageProps | null {
  const own = document.getElementById(PAGE_PROPS_ID)?.textContent
  return own ? JSON.parse(own) : null
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
