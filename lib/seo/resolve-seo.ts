/**
 * Title and description of a page, in three steps (specification section 2): what the API says of this path, else the page's
 * own document, else the site's default. The title always stands behind the site's fixed prefix.
 */
import type { PageMetainfo } from '@/lib/api/models'

export type SeoTexts = { title?: string | null; description?: string | null }

export type Seo = {
  /** With the site's prefix. */
  title: string
  description: string
  /** Absolute address without query. */
  canonical: string
  /** Absolute address of the sharing picture, 1200 × 630. */
  image: string | null
  siteName: string
  noIndex: boolean
}

export type SeoSources = {
  /** Path of the page, such as "/services". */
  path: string
  siteUrl: string
  siteName: string
  titlePrefix: string
  metainfo: PageMetainfo | null
  page: SeoTexts & { image?: string | null; noIndex?: boolean | null }
  defaults: SeoTexts & { image?: string | null }
}

/** The first of several texts that says something: empty and blank ones do not count. */
function first(...texts: (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim())?.trim() ?? ''
}

export function resolveSeo({ path, siteUrl, siteName, titlePrefix, metainfo, page, defaults }: SeoSources): Seo {
  return {
    title: titlePrefix + first(metainfo?.meta_title, page.title, defaults.title),
    description: first(metainfo?.meta_description, page.description, defaults.description),
    canonical: new URL(path, siteUrl).href.replace(/\/$/, ''),
    image: first(page.image, defaults.image) || null,
    siteName,
    noIndex: page.noIndex ?? false,
  }
}
