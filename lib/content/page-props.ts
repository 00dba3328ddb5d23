/**
 * The one helper behind every page: site settings, SEO, API data for the first HTML, and when the page is made again.
 *
 * `revalidate` is on every result, 404s included: without it Next keeps a notFound for ever. A page made while the API was
 * down stands without that data and is made again soon; when the Content Lake is down this throws, and Next keeps serving the last
 * good copy.
 */
import type { GetStaticPropsResult } from 'next'
import type { ApiRequest } from '@/lib/api/calls'
import type { PageMetainfo } from '@/lib/api/models'
import { apiClient } from '@/lib/api/server'
import { prefetch } from '@/lib/api/server/prefetch'
import { env } from '@/lib/env'
import { errorMessage, logWarning } from '@/lib/log'
import { resolveSeo, type Seo, type SeoSources } from '@/lib/seo/resolve-seo'
import { publishedClient } from './client'
import { SITE_SETTINGS_QUERY } from './queries'
import type { SITE_SETTINGS_QUERY_RESULT } from './sanity.types'
import type { SiteSettings } from './section-types'

/** Seconds after which a visit has a page made again. */
const REVALIDATE = 60
/** The same for a page that lacks API data. */
const REVALIDATE_INCOMPLETE = 5

/** Making a page waits at most this many milliseconds in all for the API, whatever it does. */
const API_BUDGET = 5000

/** What every page of the site gets. */
export type FrameProps = {
  settings: SiteSettings
  seo: Seo
  /** API answers by door address, for SWR. */
  fallback: Record<string, unknown>
  showStatistics: boolean
  showLogos: boolean
}

export type PageRequest = {
  /** Path of the page without query. */
  path: string
  /** The page document's own texts. */
  seo?: SeoSources['page']
  /** API data that the first HTML shows. */
  requests?: readonly ApiRequest[]
  showStatistics?: boolean
  showLogos?: boolean
}

async function siteSettings(): Promise<SiteSettings> {
  const settings = await publishedClient().fetch<SITE_SETTINGS_QUERY_RESULT>(SITE_SETTINGS_QUERY)
  if (!settings)
    throw new Error('The Content Lake has no site settings: publish the document "Site settings" in the Studio.')
  return settings
}

/** What the API says of a path; null when it does not answer. */
async function pageMetainfo(path: string, signal: AbortSignal): Promise<PageMetainfo | null> {
  try {
    return await apiClient().read('pageMetainfo', { PageUrl: path }, signal)
  } catch (error) {
    logWarning('api.prefetch_failed', { page: path, call: 'pageMetainfo', reason: errorMessage(error) })
    return null
  }
}

/** Frame props of any page, and whether all API data was there. */
async function frameProps(page: PageRequest): Promise<{ props: FrameProps; complete: boolean }> {
  const signal = AbortSignal.timeout(API_BUDGET)
  const [settings, metainfo, { fallback, complete }] = await Promise.all([
    siteSettings(),
    pageMetainfo(page.path, signal),
    prefetch(apiClient(), page.requests ?? [], page.path, signal),
  ])
  const seo = resolveSeo({
    path: page.path,
    siteUrl: env().siteUrl,
    siteName: settings.brandName,
    titlePrefix: settings.titlePrefix,
    metainfo,
    page: page.seo ?? {},
    defaults: { ...settings.defaultSeo, image: settings.defaultSeo?.image?.url },
  })
  return {
    props: {
      settings,
      seo,
      fallback,
      showStatistics: page.showStatistics ?? false,
      showLogos: page.showLogos ?? false,
    },
    complete: complete && metainfo !== null,
  }
}

/** Props of a page that is made by `getStaticProps`. */
export async function staticPageProps<P extends object>(
  page: PageRequest,
  own: P,
): Promise<GetStaticPropsResult<FrameProps & P>> {
  const { props, complete } = await frameProps(page)
  return { props: { ...props, ...own }, revalidate: complete ? REVALIDATE : REVALIDATE_INCOMPLETE }
}

/** A 404 that heals when the page is published. */
export function notFoundResult(): { notFound: true; revalidate: number } {
  return { notFound: true, revalidate: REVALIDATE }
}

/** Frame props of a page that is made for each request. */
export async function serverPageProps(page: PageRequest): Promise<FrameProps> {
  return (await frameProps(page)).props
}
