/** Responses for crawlers and other programs: sitemap, feed, robots.txt, llms.txt and the manifest. */

import { env } from '@/lib/env'
import { PALETTE } from '@/lib/html/palette'
import { KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'
import { defaultCategoryPaths } from '@/lib/routing/server/categories'
import { type ListedPage, listedArticles, listedContent, listedVoices } from '@/lib/routing/server/directory'
import { securityText } from '../security-text'
import { feed } from './feed'
import { llms } from './llms'
import { SITEMAP_PATH, sitemap } from './sitemap'
import { type TextResponse, unavailable } from './text-page'

/** `s-maxage` in seconds; shorter when the API's data is missing. */
const MAX_AGE = 300
const MAX_AGE_INCOMPLETE = 5

/** Voices in llms.txt, which is to stay short. */
const LLMS_VOICES = 50

function age(isComplete: boolean): number {
  return isComplete ? MAX_AGE : MAX_AGE_INCOMPLETE
}

function indexed(pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(({ path, noIndex }) => path && !noIndex)
}

export async function sitemapResponse(): Promise<TextResponse> {
  const { pages } = await listedContent()
  const [{ posts, newest, categories, isComplete }, known] = await Promise.all([listedArticles(), listedVoices()])
  const defaultPages = await defaultCategoryPaths(categories)
  // Older posts have no date: the API's lists hold none, and a request for each would not pay.
  const dates = new Map(newest.map(({ path, date }) => [path, date]))
  const entries = [
    ...indexed(pages).map(({ path, updatedAt }) => ({ path, changed: updatedAt })),
    ...defaultPages.map((path) => ({ path, changed: null })),
    ...posts.map(({ path }) => ({ path, changed: dates.get(path) ?? null })),
    ...known.voices.map(({ path }) => ({ path, changed: null })),
  ]
  const body = sitemap(entries, env().siteUrl)
  return { contentType: 'application/xml; charset=utf-8', body, sharedMaxAge: age(isComplete && known.isComplete) }
}

export async function feedResponse(): Promise<TextResponse> {
  const { settings, pages } = await listedContent()
  const { brandName, titlePrefix, defaultSeo } = settings
  const { newest, isComplete } = await listedArticles()
  const home = pages.find(({ path }) => path === KNOWLEDGE_BASE)
  const body = feed({
    siteUrl: env().siteUrl,
    title: home?.title ? titlePrefix + home.title : brandName,
    description: home?.description || defaultSeo?.description || brandName,
    home: KNOWLEDGE_BASE,
    posts: newest,
  })
  return { contentType: 'application/rss+xml; charset=utf-8', body, sharedMaxAge: age(isComplete) }
}

export async function llmsResponse(): Promise<TextResponse> {
  const { settings, pages } = await listedContent()
  const [{ newest, isComplete }, known] = await Promise.all([listedArticles(), listedVoices()])
  const voices = known.voices
    .slice(0, LLMS_VOICES)
    .map(({ path, name, description }) => ({ path, title: name, description }))
  const body = llms({ siteUrl: env().siteUrl, settings, pages: indexed(pages), voices, articles: newest })
  return { contentType: 'text/plain; charset=utf-8', body, sharedMaxAge: age(isComplete && known.isComplete) }
}

/**
 * Noindex pages are not disallowed, because crawlers must fetch them to see `noindex`. `/api/v1/` stays allowed, or
 * crawlers could not render pages.
 */
export async function robotsResponse(): Promise<TextResponse> {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/v1/',
    'Allow: /api/og/',
    'Disallow: /studio',
    '',
    `Sitemap: ${env().siteUrl}${SITEMAP_PATH}`,
    '',
  ]
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('\n'), sharedMaxAge: MAX_AGE }
}

/** @throws HttpError while the Facts have neither e-mail nor phone */
export async function securityResponse(): Promise<TextResponse> {
  const { settings } = await listedContent()
  const body = securityText(settings, env().siteUrl, new Date())
  if (body === null) throw unavailable()
  return { contentType: 'text/plain; charset=utf-8', body, sharedMaxAge: MAX_AGE }
}

/** Icon files in `public/`, by size in pixels. */
const ICONS = [
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

export async function manifestResponse(): Promise<TextResponse> {
  const { brandName } = (await listedContent()).settings
  const body = JSON.stringify({
    name: brandName,
    short_name: brandName,
    icons: ICONS,
    theme_color: PALETTE.cream,
    background_color: PALETTE.cream,
    display: 'browser',
    start_url: '/',
  })
  return { contentType: 'application/manifest+json; charset=utf-8', body, sharedMaxAge: MAX_AGE }
}
