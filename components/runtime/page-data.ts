/** The props of the page, from which its islands hydrate: the server writes them into the HTML (pages/_document.tsx). Browser only. */
import type { PageProps } from '@/lib/contexts/page-context'
import { PAGE_PROPS_ID } from '@/lib/html/frame-ids'

let page: PageProps | undefined

/** @throws on a page that has none */
export function pageData(): PageProps {
  page ??= JSON.parse(document.getElementById(PAGE_PROPS_ID)?.textContent ?? '')
  if (!page) throw new Error('The page has no props')
  return page
}
