/**
 * Chooses the sharing image of a page, 1200 × 630: the editor's, else one generated from its title (`/api/og/…`).
 *
 * The URL of a generated image holds a fingerprint of its contents, so it can be cached for ever; the contents are
 * never taken from the URL. Server only.
 */
import { createHash } from 'node:crypto'
import { drawableImage } from '@/lib/content/image-url'
import type { ContentImage, SiteSettings } from '@/lib/content/section-types'
import { env } from '@/lib/env'
import type { SharingImage } from './resolve-seo'
import { sharingUrl } from './sharing-url'

/** To be raised when the design changes, so that image URLs change. */
const DRAWING = 1

/** Contents of a generated image. */
export type SharingArt = {
  title: string
  brandName: string
  /** The logo for light backgrounds, an SVG or a bitmap. */
  logo: { url: string; mimeType: string | null; width: number; height: number } | null
}

export function sharingArt(title: string, { brandName, logo }: Pick<SiteSettings, 'brandName' | 'logo'>): SharingArt {
  const drawable = logo && drawableImage(logo, Number.POSITIVE_INFINITY)
  return {
    title,
    brandName,
    logo: drawable && {
      url: drawable.url,
      mimeType: logo.mimeType,
      width: drawable.width,
      height: drawable.height,
    },
  }
}

export function fingerprint(art: SharingArt): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, art.title, art.brandName, art.logo]))
    .digest('hex')
    .slice(0, 12)
}

const MADE_IMAGES = '/api/og'

/** Path of a page's generated image. */
export function madeImagePath(path: string, art: SharingArt): string {
  return `${MADE_IMAGES}/${fingerprint(art)}${path === '/' ? '' : path}.png`
}

/** The page and the fingerprint in the path of a generated image, below `/api/og`; null when it is malformed. */
export function parseMadeImage(segments: readonly string[]): { path: string; print: string } | null {
  const match = /^([0-9a-f]{12})((?:\/[^/]+)*)\.png$/.exec(segments.join('/'))
  const [, print, path] = match ?? []
  return print === undefined || path === undefined ? null : { print, path: path || '/' }
}

/** An editor's picture cropped to the card; null when it has no file or cannot be cropped. */
function chosenImage(image: ContentImage | null | undefined): SharingImage | null {
  const drawable = image && drawableImage(image)
  if (!drawable || drawable.isVector) return null
  return { url: sharingUrl(drawable), alt: image.alt }
}

type PageOfImage = {
  path: string
  /** Title of the page without the site's prefix. */
  name: string
  /** The picture that an editor chose for this page. */
  own: ContentImage | null
  /** Whether the page exists in the content or the API. Others, such as the 404 page, have no generated image. */
  isListed: boolean
  settings: SiteSettings
}

/** The sharing image of a page. The home page and pages without a generated image use the site's own. */
export function sharingImage({ path, name, own, isListed, settings }: PageOfImage): SharingImage | null {
  const chosen = chosenImage(own ?? (path === '/' || !isListed ? settings.defaultSeo?.image : null))
  if (chosen || !isListed) return chosen
  const url = new URL(madeImagePath(path, sharingArt(name, settings)), env().siteUrl).href
  return { url, alt: settings.brandName ? `${name}. ${settings.brandName}` : name }
}
