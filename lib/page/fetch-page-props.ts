/** Fetches the props of the current page from the file that Next writes beside its HTML. Browser only. */
import { DATA_HEADER, dataUrl } from '@/lib/next/data-file'
import type { FrameProps } from './frame-props'

/** @throws when the file cannot be fetched or holds no page */
export async function fetchPageProps(): Promise<FrameProps> {
  const { build = '' } = document.documentElement.dataset
  const response = await fetch(dataUrl(build, window.location.pathname), { headers: { [DATA_HEADER]: '1' } })
  const { pageProps }: { pageProps?: FrameProps } = await response.json()
  if (!pageProps?.settings) throw new Error(`No props: ${response.status} ${response.url}`)
  return pageProps
}
