/**
 * The one helper behind every page: site settings, SEO, API data for the first HTML, and when the page is made again.
 *
 * In draft mode, and only then, everything is read from drafts and the props say so in `draft`; Next neither caches such a page nor shows
 * it to anyone else. A draft may be broken in any way: whatever is missing is left out, and nothing of it throws.
 *
 * `revalidate` is on every result, 404s included: without it Next keeps a notFound for ever. A page made while the API was
 * down stands without that data and is made again soon; when the Content Lake is down this throws, and Next keeps serving the last
 * good copy.
 */
import type { GetStaticPropsResult } from 'next'
import type { ApiRequest } from '@/lib/api/calls'
import type { PageMetainfo } from '@/lib/api/models'
import { apiClient } from '@/lib/api/server'
import { type Prefetched, prefetch } from '@/lib/api/server/prefetch'
import { type DraftProps, STUDIO_PATH } from '@/lib/draft/props'
import { env } from '@/lib/env'
import { errorMessage, logWarning } from '@/lib/log'
import { pagesAbove } from '@/lib/seo/breadcrumbs'
import { type Article, type Crumb, resolveSeo, type Seo, type SeoSources } from '@/lib/seo/resolve-seo'
import { sharingImage } from '@/lib/seo/sharing-image'
import { ask } from '../content/ask'
import { clientFor, type Visitor } from '../content/client'
import { SITE_SETTINGS_QUERY } from '../content/queries'
import type { SITE_SETTINGS_QUERY_RESULT } from '../content/sanity.types'
import type { ContentImage, SiteSettings } from '../content/section-types'
import { EMPTY_SETTINGS } from './empty-settings'

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
  /** Only in draft mode. */
  draft?: DraftProps
}

export type PageRequest = {
  /** Path of the page without query. */
  path: string
  /** The page document's own texts, and its own picture for sharing; without one a picture is made of the title. */
  seo?: SeoSources['page'] & { image?: ContentImage | null }
  /** The pages between the home page and this one; by default those that the menus know. */
  breadcrumbs?: Crumb[]
  /** What a page that is an article says of itself (structured data, sharing tags). */
  article?: Article
  /** API data that the first HTML shows. */
  requests?: readonly ApiRequest[]
  /** API data that the page has asked for by itself. */
  held?: Prefetched
  showStatistics?: boolean
  showLogos?: boolean
  /** The document that editors change to change this page. */
  document?: DraftProps['document']
}

/**
 * The settings a visitor shall see. An editor whose Content Lake does not answer sees none: Next makes even the page for errors anew in draft
 * mode, and that page must not fail.
 * @throws when there are none, or they cannot be read, outside draft mode
 */
async function siteSettings(visitor: Visitor): Promise<SiteSettings> {
  try {
    const settings = await ask<SITE_SETTINGS_QUERY_RESULT>(clientFor(visitor), SITE_SETTINGS_QUERY)
    if (settings) return settings
  } catch (error) {
    if (!visitor.draftMode) throw error
    logWarning('content.settings_unreadable', { reason: errorMessage(error) })
  }
  if (visitor.draftMode) return EMPTY_SETTINGS
  throw new Error('The Content Lake has no site settings: publish the document "Site settings" in the Studio.')
}

function draftProps(document: DraftProps['document'] = null): DraftProps {
  const { projectId, dataset } = env().sanity
  return { projectId, dataset, studioUrl: STUDIO_PATH, document }
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
async function frameProps(page: PageRequest, visitor: Visitor): Promise<{ props: FrameProps; complete: boolean }> {
  const signal = AbortSignal.timeout(API_BUDGET)
  const [settings, metainfo, { fallback, complete }] = await Promise.all([
    siteSettings(visitor),
    pageMetainfo(page.path, signal),
    prefetch(apiClient(), page.requests ?? [], page.path, signal),
  ])
  const texts = resolveSeo({
    path: page.path,
    siteUrl: env().siteUrl,
    siteName: settings.brandName,
    titlePrefix: settings.titlePrefix,
    metainfo,
    page: page.seo ?? {},
    defaults: settings.defaultSeo ?? {},
  })
  const seo = {
    ...texts,
    // What is not published has no business in a search engine, whoever finds its address.
    noIndex: texts.noIndex || visitor.draftMode === true || !env().isIndexed,
    image: sharingImage({
      path: page.path,
      name: texts.name,
      own: page.seo?.image ?? null,
      isListed: Boolean(page.document ?? page.article),
      settings,
    }),
    breadcrumbs: page.breadcrumbs ?? pagesAbove(page.path, settings),
    article: page.article ?? null,
  }
  return {
    props: {
      settings,
      seo,
      fallback: { ...fallback, ...page.held?.fallback },
      showStatistics: page.showStatistics ?? false,
      showLogos: page.showLogos ?? false,
      ...(visitor.draftMode && { draft: draftProps(page.document) }),
    },
    complete: complete && metainfo !== null && page.held?.complete !== false,
  }
}

/**
 * Props of a page that is made by `getStaticProps`.
 * @param visitor the context that Next calls `getStaticProps` with
 */
export async function staticPageProps<P extends object>(
  page: PageRequest,
  own: P,
  visitor: Visitor,
): Promise<GetStaticPropsResult<FrameProps & P>> {
  const { props, complete } = await frameProps(page, visitor)
  return { props: { ...props, ...own }, revalidate: complete ? REVALIDATE : REVALIDATE_INCOMPLETE }
}

/** A 404 that heals when the page is published. */
export function notFoundResult(): { notFound: true; revalidate: number } {
  return { notFound: true, revalidate: REVALIDATE }
}

/**
 * Frame props of a page that is made for each request.
 * @param visitor the context that Next calls `getServerSideProps` with
 */
export async function serverPageProps(page: PageRequest, visitor: Visitor): Promise<FrameProps> {
  return (await frameProps(page, visitor)).props
}
