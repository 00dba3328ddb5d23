/** Responses for crawlers and other programs: sitemap, feed, robots.txt, llms.txt and the manifest. Server only. */
import { env } from '@/lib/env'
import { KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'
import { type ListedPage, listedPages, listedPosts, listedSettings, newestPosts, orNone } from './directory'
import { feed } from './feed'
import { llms } from './llms'
import { manifest } from './manifest'
import { robots } from './robots'
import { sitemap } from './sitemap'
import type { TextAnswer } from './text-page'

/** `s-maxage` in seconds; shorter when the API's data is missing. */
const MAX_AGE = 300
const MAX_AGE_INCOMPLETE = 5

function age(isComplete: boolean): number {
  return isComplete ? MAX_AGE : MAX_AGE_INCOMPLETE
}

function indexed(pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(({ path, noIndex }) => path && !noIndex)
}

export async function sitemapAnswer(): Promise<TextAnswer> {
  const pages = await listedPages()
  const [posts, newest] = await Promise.all([orNone(listedPosts()), orNone(newestPosts())])
  // Older posts have no date: the API's lists hold none, and a request for each would not pay.
  const dates = new Map(newest.items.map(({ path, date }) => [path, date]))
  const entries = [
    ...indexed(pages).map(({ path, updatedAt }) => ({ path, changed: updatedAt })),
    ...posts.items.map(({ path }) => ({ path, changed: dates.get(path) ?? null })),
  ]
  const body = sitemap(entries, env().siteUrl)
  return { contentType: 'application/xml; charset=utf-8', body, sharedMaxAge: age(posts.isComplete) }
}

export async function feedAnswer(): Promise<TextAnswer> {
  const [{ brandName, titlePrefix, defaultSeo }, pages] = await Promise.all([listedSettings(), listedPages()])
  const { items, isComplete } = await orNone(newestPosts())
  const home = pages.find(({ path }) => path === KNOWLEDGE_BASE)
  const body = feed({
    siteUrl: env().siteUrl,
    title: home?.title ? titlePrefix + home.title : brandName,
    description: home?.description || defaultSeo?.description || brandName,
    home: KNOWLEDGE_BASE,
    posts: items,
  })
  return { contentType: 'application/rss+xml; charset=utf-8', body, sharedMaxAge: age(isComplete) }
}

export async function llmsAnswer(): Promise<TextAnswer> {
  const [settings, pages] = await Promise.all([listedSettings(), listedPages()])
  const { items, isComplete } = await orNone(newestPosts())
  const body = llms({ siteUrl: env().siteUrl, settings, pages: indexed(pages), articles: items })
  return { contentType: 'text/plain; charset=utf-8', body, sharedMaxAge: age(isComplete) }
}

export async function robotsAnswer(): Promise<TextAnswer> {
  return { contentType: 'text/plain; charset=utf-8', body: robots(env()), sharedMaxAge: MAX_AGE }
}

export async function manifestAnswer(): Promise<TextAnswer> {
  const { brandName } = await listedSettings()
  return { contentType: 'application/manifest+json; charset=utf-8', body: manifest(brandName), sharedMaxAge: MAX_AGE }
}
