/**
 * The props of a page in its HTML. The root needs few of them: content and API data are already in the HTML as text, so
 * they are left out, and the islands that hydrate get them from the page's data file.
 */
import type { Page } from '../content/section-types'
import type { FrameProps } from './page-props'

/** Props as `getStaticProps` returns them. */
export type PageProps = FrameProps & { page?: Page; uploads?: unknown }

/** What remains of them in the HTML. */
type PrunedProps = Partial<PageProps> & { isPruned: true }

/** Leaves out what only islands need. A section keeps its type and key, by which its island finds its content. */
export function prunedProps(props: PageProps): PrunedProps {
  const { settings, seo, fallback, uploads, page, ...rest } = props
  if (!page) return { ...rest, isPruned: true }
  const sections = page.sections.map(({ _type, _key }) => ({ _type, _key }))
  return { ...rest, isPruned: true, page: Object.assign(Object.create(null), { title: page.title, sections }) }
}

/** The props in this page's HTML if they are pruned. Browser only. */
function propsInHtml(): PrunedProps | null {
  const props: Partial<PrunedProps> = window.__NEXT_DATA__?.props?.pageProps ?? {}
  return props.isPruned ? { ...props, isPruned: true } : null
}

/** URL of the data file from which Next's router takes the props of a page. */
function dataUrl(buildId: string, path: string): string {
  return `/_next/data/${buildId}${path === '/' ? '/index' : path.replace(/\/$/, '')}.json`
}

async function fetchProps(): Promise<PageProps> {
  const response = await fetch(dataUrl(window.__NEXT_DATA__.buildId, window.location.pathname), {
    headers: { 'x-nextjs-data': '1' },
  })
  const { pageProps }: { pageProps?: PageProps } = await response.json()
  if (!pageProps?.settings) throw new Error('The data file of the page has no props')
  return pageProps
}

let loading: Promise<PageProps> | undefined

/**
 * The page's props if its HTML leaves them out, otherwise null. Browser only.
 * @throws when the data file cannot be fetched; the next call tries again
 */
export async function loadPageProps(): Promise<PageProps | null> {
  if (!propsInHtml()) return null
  loading ??= fetchProps()
  try {
    return await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Whether props are those from which this page's HTML was rendered: the data file may be newer. Browser only. */
export function isRevisionOfHtml({ revision }: PageProps): boolean {
  return propsInHtml()?.revision === revision
}
