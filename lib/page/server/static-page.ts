/**
 * The `getStaticProps` of every page; a lint rule rejects any other.
 *
 * It marks the start of the render for the webhook, adds the frame (settings, SEO, API data), and sets `revalidate` on
 * every result, 404s included: without it Next caches a notFound for ever. While the API is down a page is rendered with
 * its last good responses and revalidated soon. Where there are none, and when the Content Lake is down, it throws, and
 * Next keeps the last good page. Of drafts there is none: an editor is led to the 503 page, which leads back.
 *
 * An editor in draft mode is redirected here instead of in proxy.ts, where nobody knows yet whether a draft has the path.
 */

import type { ParsedUrlQuery } from 'node:querystring'
import type { GetStaticProps, GetStaticPropsContext, GetStaticPropsResult } from 'next'
import { errorMessage, logError } from '@/lib/log'
import { isRendered } from '@/lib/next/rendered-pages'
import { INCOMPLETE_LIFETIME_SECONDS, PAGE_LIFETIME_SECONDS } from '@/lib/page-cache/server/page-lifetime'
import { markRenderStarted } from '@/lib/revalidation/server/render-starts'
import { findRedirect } from '@/lib/routing/server/find-redirect'
import { UNAVAILABLE_PARAMETER, UNAVAILABLE_PATH } from '@/lib/server/http/response/unavailable'
import type { ContentNeeds, FrameProps } from '../props'
import { frameProps, type PageRequest } from './page-props'
import type { LoadedPage } from './pages'

/** A page's own props, and what its header and footer need. `path` is the requested one unless the page sets another. */
export type StaticPage<Props> = Omit<PageRequest, 'path'> & { path?: string; props: Props }

/** What the frame of a page needs for its document. */
export function contentPage(
  { page, texts }: LoadedPage,
  { requests, words }: ContentNeeds,
): Omit<PageRequest, 'path'> & Required<Pick<PageRequest, 'words'>> {
  return {
    seo: { ...page.seo, title: page.seo?.title ?? page.title },
    requests,
    words: Object.values(words).flat(),
    texts,
    showStatistics: page.showStatistics,
    showLogos: page.showLogos,
    // A page by default has no document.
    document: page._id
      ? {
          id: page._id,
          type: 'page',
          sections: Object.fromEntries(page.sections.map(({ _key, _type }) => [_key, _type])),
          words,
        }
      : null,
  }
}

/** Next would render its error page in place of the draft, without the texts that it consists of. */
function unreadableDraft(path: string, error: unknown): GetStaticPropsResult<never> {
  logError('draft.page_not_rendered', { path, reason: errorMessage(error) })
  const query = new URLSearchParams({ [UNAVAILABLE_PARAMETER]: path })
  return { redirect: { destination: `${UNAVAILABLE_PATH}?${query}`, permanent: false } }
}

/**
 * Responds in draft mode at a path that no draft has: redirects the editor as a visitor would be redirected, but without the
 * query, which is unknown here.
 */
async function withoutDraft(path: string): Promise<GetStaticPropsResult<never>> {
  const redirect = await findRedirect(encodeURI(path))
  return redirect ? { redirect: { destination: redirect.destination, permanent: false } } : { notFound: true }
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
  async function render(
    own: string,
    context: GetStaticPropsContext<Params>,
  ): Promise<GetStaticPropsResult<FrameProps & Props>> {
    const page = await load(context, own)
    if (!page && context.draftMode === true) return withoutDraft(own)
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
  return async (context) => {
    const own = typeof path === 'string' ? path : path(context.params ?? {})
    if (context.draftMode === true) return render(own, context).catch((error) => unreadableDraft(own, error))
    markRenderStarted(own)
    return render(own, context)
  }
}
