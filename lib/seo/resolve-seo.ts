/**
 * Title and description of a page, in three steps (specification section 2): what the API says of this path, else the page's
 * own document, else the site's default. The title always stands behind the site's fixed prefix.
 */
import type { PageMetainfo } from '@/lib/api/models'

export type SeoTexts = { title?: string | null; description?: string | null }

/** A page above this one. */
export type Crumb = { name: string; path: string }

/** What a page that is an article says of it; nothing here is guessed. */
export type Article = {
  title: string
  description: string
  /** The API's own line, such as "4 August 2026 · 2 min read"; a date is taken from it only when it can be read in one way. */
  publishInfo: string
  author?: string | null
  /** Absolute address of its picture. */
  image?: string | null
}

export type SharingImage = { url: string; alt: string }

export type Seo = {
  /** With the site's prefix. */
  title: string
  /** The same without the prefix. */
  name: string
  description: string
  /** Absolute address without query. */
  canonical: string
  /** Picture for sharing, 1200 × 630. */
  image: SharingImage | null
  siteName: string
  noIndex: boolean
  /** The pages between the home page and this one. */
  breadcrumbs: Crumb[]
  article: Article | null
}

export type SeoSources = {
  /** Path of the page, such as "/services". */
  path: string
  siteUrl: string
  siteName: string
  titlePrefix: string
  metainfo: PageMetainfo | null
  page: SeoTexts & { noIndex?: boolean | null }
  defaults: SeoTexts
}

/** The first of several texts that says something: empty and blank ones do not count. */
export function firstText(...texts: (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim())?.trim() ?? ''
}

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href.replace(/\/$/, '')
}

/** The texts of a page; its picture, breadcrumbs and article are added by who knows them. */
export function resolveSeo(sources: SeoSources): Omit<Seo, 'image' | 'breadcrumbs' | 'article'> {
  const { path, siteUrl, siteName, titlePrefix, metainfo, page, defaults } = sources
  const name = firstText(metainfo?.meta_title, page.title, defaults.title)
  return {
    title: titlePrefix + name,
    name,
    description: firstText(metainfo?.meta_description, page.description, defaults.description),
    canonical: absoluteUrl(path, siteUrl),
    siteName,
    noIndex: page.noIndex ?? false,
  }
}
