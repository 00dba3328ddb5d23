/**
 * The `getStaticProps` of every page; a lint rule rejects any other.
 *
 * It marks the start of the render for the webhook, adds the frame (settings, SEO, API data), and sets `revalidate` on
 * every result, 404s included: without it Next caches a notFound for ever. While the API is down a page is rendered with
 * its last good responses and revalidated soon. Where there are none, and when the Content Lake is down, it throws, and
 * Next keeps the last good page.
 */

import type { ParsedUrlQuery } from 'node:querystring'
import type { GetStaticProps, GetStaticPropsContext } from 'next'
import { isRendered } from '@/lib/next/rendered-pages'
import { INCOMPLETE_LIFETIME_SECONDS, PAGE_LIFETIME_SECONDS } from '@/lib/page-cache/server/page-lifetime'
import { markRenderStarted } from '@/lib/revalidation/server/render-starts'
import type { FrameProps } from '../props'
import { frameProps, type PageRequest } from './page-props'
import type { LoadedPage } from './pages'

/** A page's own props, and what its header and footer need. `path` is the requested one unless the page sets another. */
export type StaticPage<Props> = Omit<PageRequest, 'path'> & { path?: string; props: Props }

/** What a page document asks its frame for. @param needs API requests and words of its sections */
export function contentPage(
  { page, texts }: LoadedPage,
  needs: Required<Pick<PageRequest, 'requests' | 'words'>>,
): Omit<PageRequest, 'path'> & typeof needs {
  return {
    seo: { ...page.seo, title: page.seo?.title ?? page.title },
    ...needs,
    texts,
    showStatistics: page.showStatistics,
    showLogos: page.showLogos,
    // A page by default has no document.
    document: page._id
      ? {
          id: page._id,
          type: 'page',
          sections: Object.fromEntries(page.sections.map(({ _key, _type }) => [_key, _type])),
        }
      : null,
  }
}

/**
 * Creates `getStaticProps`.
 * @param path of the page, or how to derive it from the route's parameters
 * @param load describes the page; null responds 404, until the next revalidation
 */
export function staticPage<Props extends object, Params extends ParsedUrlQuery = ParsedUrlQuery>(
  path: string | ((params: Partial<Params>) => string),
  load: (context: GetStaticPropsContext<Params>, path: string) => Promise<StaticPage<Props> | null>,
): GetStaticProps<FrameProps & Props, Params> {
  return async (context) => {
    const own = typeof path === 'string' ? path : path(context.params ?? {})
    if (context.draftMode !== true) markRenderStarted(own)
    const page = await load(context, own)
    if (!page) return { notFound: true, revalidate: PAGE_LIFETIME_SECONDS }
    const { props, ...request } = page
    const frame = await frameProps({ path: own, ...request }, context)
    // An editor's change is shown even so: the webhook asks for that with the reason "on-demand".
    if (frame.completeness === 'partial' && context.revalidateReason === 'stale' && isRendered(own)) {
      throw new Error(`${own} is kept as it is: the API is down, and there are no earlier responses to render it with`)
    }
    return {
      props: { ...frame.props, ...props },
      revalidate: frame.completeness === 'fresh' ? PAGE_LIFETIME_SECONDS : INCOMPLETE_LIFETIME_SECONDS,
    }
  }
}
