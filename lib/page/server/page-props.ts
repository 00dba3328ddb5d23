/**
 * Builds the props of every page: site settings, SEO, API data for the first HTML.
 *
 * In draft mode only, everything is read from drafts and `draft` is set; Next neither caches such a page nor serves it
 * to anyone else. A draft may be incomplete in any way: missing parts are left out.
 */
import type { ApiRequest } from '@/lib/api/calls'
import { API_BUDGET_MS } from '@/lib/api/calls'
import type { PageMetainfo } from '@/lib/api/models'
import { apiClient } from '@/lib/api/server/client'
import { type Completeness, completenessOf, leastComplete, type Prefetched, prefetch } from '@/lib/api/server/prefetch'
import { readWithFallback } from '@/lib/api/server/stored-responses'
import type { ContentImage } from '@/lib/content/section-types'
import { fetchSettings, type SiteTexts } from '@/lib/content/server/site-settings'
import { type DraftProps, STUDIO_PATH } from '@/lib/draft/props'
import { clientFor, type DraftContext } from '@/lib/draft/server/client-for'
import { env } from '@/lib/env'
import { type Article, absoluteUrl, type Crumb, firstText, type Seo, type SeoTexts } from '@/lib/seo/seo'
import { sharingImage } from '@/lib/seo/server/sharing-image/sharing-image'
import { pagesAbove } from '@/lib/seo/structured-data/breadcrumbs'
import type { Words, WordTable } from '@/lib/words/words'
import { wordsOnPage } from '@/lib/words/words'
import type { FrameProps } from '../props'

type PageSeo = SeoTexts & { noIndex?: boolean | null; image?: ContentImage | null }

export type PageRequest = {
  /** Path of the page without query. */
  path: string
  /** SEO texts and sharing image of the page document; without an image one is generated from the title. */
  seo?: PageSeo | ((words: Words) => PageSeo)
  /** Whether the API may have titles for it; false for a page that is shown while the API is down. */
  hasMetainfo?: boolean
  /** The pages between the home page and this one; by default derived from the menus. */
  breadcrumbs?: Crumb[]
  /** Metadata of a page that is an article (structured data, sharing tags). */
  article?: Article
  /** API requests for the first HTML. */
  requests?: readonly ApiRequest[]
  /** API data that the page has fetched itself. */
  prefetched?: Prefetched
  showStatistics?: boolean
  showLogos?: boolean
  /** The tables of words that this page uses beside those of the frame. */
  words?: readonly WordTable[]
  /** The document that editors edit to change this page. */
  document?: DraftProps['document']
  /** The settings and words that were read with the page; else they are read for its frame. */
  texts?: SiteTexts | null
}

/** @throws when there are none, or they cannot be read */
async function siteSettings(context: DraftContext): Promise<SiteTexts> {
  const texts = await fetchSettings(clientFor(context))
  if (texts) return texts
  throw new Error('The Content Lake has no site settings: publish the document "Site settings" in the Studio.')
}

function draftProps(document: DraftProps['document'] = null): DraftProps {
  const { projectId, dataset } = env().sanity
  return { projectId, dataset, studioUrl: STUDIO_PATH, document }
}

/** Title and description come from the API's metadata, else the page document, else the site's default. */
function seoOf(page: PageRequest, texts: SiteTexts, metainfo: PageMetainfo | null, context: DraftContext): Seo {
  const { path, document, article = null } = page
  const { settings, words } = texts
  const { defaultSeo: defaults } = settings
  const own = typeof page.seo === 'function' ? page.seo(words) : (page.seo ?? {})
  const name = firstText(metainfo?.meta_title, own.title, defaults?.title)
  return {
    title: settings.titlePrefix + name,
    name,
    description: firstText(metainfo?.meta_description, own.description, defaults?.description),
    canonical: absoluteUrl(path, env().siteUrl),
    siteName: settings.brandName,
    // Drafts must not be indexed, even when a preview URL leaks.
    noIndex: own.noIndex === true || context.draftMode === true,
    image: sharingImage({ path, name, own: own.image ?? null, isListed: Boolean(document ?? article), settings }),
    breadcrumbs: page.breadcrumbs ?? pagesAbove(path, settings),
    article,
  }
}

function readMetainfo(path: string, signal: AbortSignal) {
  return readWithFallback(apiClient(), { page: path, call: 'pageMetainfo', query: { PageUrl: path }, signal })
}

/**
 * Frame props of any page, and how much of its API data there is.
 * @param context the context of `getStaticProps` or `getServerSideProps`
 * @throws when the Content Lake is down or has no settings
 */
export async function frameProps(
  page: PageRequest,
  context: DraftContext,
): Promise<{ props: FrameProps; completeness: Completeness }> {
  const signal = AbortSignal.timeout(API_BUDGET_MS)
  const [texts, metainfo, { fallback, completeness }] = await Promise.all([
    page.texts ?? siteSettings(context),
    page.hasMetainfo === false ? null : readMetainfo(page.path, signal),
    prefetch(apiClient(), page.requests ?? [], page.path, signal),
  ])
  const seo = seoOf(page, texts, metainfo?.data ?? null, context)
  return {
    props: {
      settings: texts.settings,
      words: wordsOnPage(texts.words, page.words),
      seo,
      fallback: { ...fallback, ...page.prefetched?.fallback },
      showStatistics: page.showStatistics ?? false,
      showLogos: page.showLogos ?? false,
      ...(context.draftMode && { draft: draftProps(page.document) }),
    },
    completeness: leastComplete(
      completeness,
      metainfo ? completenessOf(metainfo) : 'fresh',
      page.prefetched?.completeness ?? 'fresh',
    ),
  }
}
