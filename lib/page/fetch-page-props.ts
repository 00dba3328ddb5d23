/** Fetches the props of the current page from the file that Next writes beside its HTML. Browser only. */
import type { FrameProps } from './page-props'

function dataUrl(): string {
  const { pathname } = window.location
  const { build } = document.documentElement.dataset
  return `/_next/data/${build}${pathname === '/' ? '/index' : pathname}.json`
}

/** @throws when the file cannot be fetched or holds no page */
export async function fetchPageProps(): Promise<FrameProps> {
  const response = await fetch(dataUrl(), { headers: { 'x-nextjs-data': '1' } })
  const { pageProps }: { pageProps?: FrameProps } = await response.json()
  if (!pageProps?.settings) throw new Error(`No props of a page at ${response.url}: status ${response.status}`)
  return pageProps
}
