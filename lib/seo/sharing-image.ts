/**
 * The picture of a page for sharing, 1200 × 630: the one an editor chose, else one made of its title (`/api/og/…`).
 *
 * The address of a made picture holds a fingerprint of everything that is drawn, so it may be kept for ever; what is drawn is never
 * taken from the address. Server only.
 */
import { createHash } from 'node:crypto'
import { drawableImage } from '@/lib/content/image-url'
import type { ContentImage, SiteSettings } from '@/lib/content/section-types'
import { env } from '@/lib/env'
import type { SharingImage } from './resolve-seo'

/** Sizes that the large card of every network takes. */
export const SHARING_WIDTH = 1200
export const SHARING_HEIGHT = 630

/** To be raised when the drawing changes, so that its pictures have new addresses. */
const DRAWING = 1

/** Everything a made picture shows. */
export type SharingArt = {
  title: string
  brandName: string
  /** The logo for light grounds, an SVG or a bitmap. */
  logo: { url: string; mimeType: string | null; width: number; height: number } | null
}

export function sharingArt(title: string, { brandName, logo }: Pick<SiteSettings, 'brandName' | 'logo'>): SharingArt {
  const drawable = logo && drawableImage(logo)
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

/** The address of the picture that is made for a page. */
export function madeImagePath(path: string, art: SharingArt): string {
  return `${MADE_IMAGES}/${fingerprint(art)}${path === '/' ? '' : path}.png`
}

/** The page and the fingerprint in the address of a made picture, below `/api/og`; null when it is none. */
export function parseMadeImage(segments: readonly string[]): { path: string; print: string } | null {
  const match = /^([0-9a-f]{12})((?:\/[^/]+)*)\.png$/.exec(segments.join('/'))
  const [, print, path] = match ?? []
  return print === undefined || path === undefined ? null : { print, path: path || '/' }
}

/** A picture of an editor's, cut to the size of a card; null when it has no file or cannot be cut. */
function chosenImage(image: ContentImage | null | undefined): SharingImage | null {
  const drawable = image && drawableImage(image)
  if (!drawable || drawable.isVector) return null
  const url = new URL(drawable.url)
  if (drawable.rect) url.searchParams.set('rect', drawable.rect)
  const size = { w: String(SHARING_WIDTH), h: String(SHARING_HEIGHT), fit: 'crop', fm: 'jpg', q: '80' }
  for (const [name, value] of Object.entries(size)) url.searchParams.set(name, value)
  return { url: url.href, alt: image.alt }
}

type PageOfImage = {
  path: string
  /** Title of the page without the site's prefix. */
  name: string
  /** The picture that an editor chose for this page. */
  own: ContentImage | null
  /** Is it a page that editors or the API know? Others, such as the one for unknown addresses, have no picture made. */
  isListed: boolean
  settings: SiteSettings
}

/** The picture of a page. The site's own stands for the home page and for pages that have none made. */
export function sharingImage({ path, name, own, isListed, settings }: PageOfImage): SharingImage | null {
  const chosen = chosenImage(own ?? (path === '/' || !isListed ? settings.defaultSeo?.image : null))
  if (chosen || !isListed) return chosen
  const url = new URL(madeImagePath(path, sharingArt(name, settings)), env().siteUrl).href
  return { url, alt: settings.brandName ? `${name}. ${settings.brandName}` : name }
}
