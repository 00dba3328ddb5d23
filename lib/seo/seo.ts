/** What search engines and social networks read of a page (lib/page/server/page-props.ts fills it in). */

export type SeoTexts = { title?: string | null; description?: string | null }

/** A page above this one. */
export type Crumb = { name: string; path: string }

/** Metadata of a page that is an article; nothing here is guessed. */
export type Article = {
  title: string
  description: string
  /** The API's publish line, such as "4 August 2026 · 2 min read"; its date is used only when it is unambiguous. */
  publishInfo: string
  author?: string | null
  /** Absolute URL of its picture. */
  image?: string | null
}

export type SharingImage = { url: string; alt: string }

export type Seo = {
  /** With the site's prefix. */
  title: string
  /** Without the site's prefix. */
  name: string
  description: string
  /** Absolute URL without query. */
  canonical: string
  /** Sharing image, 1200 × 630. */
  image: SharingImage | null
  siteName: string
  noIndex: boolean
  /** The pages between the home page and this one. */
  breadcrumbs: Crumb[]
  article: Article | null
}

/** The first text that is not blank. */
export function firstText(...texts: (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim())?.trim() ?? ''
}

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href.replace(/\/$/, '')
}
