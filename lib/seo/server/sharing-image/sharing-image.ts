/**
 * Chooses the sharing image of a page, 1200 × 630: the editor's, else one generated from its title (`/api/og/…`).
 * Server only.
 */
import { drawableImage } from '@/lib/content/image-url'
import type { ContentImage, SiteSettings } from '@/lib/content/section-types'
import { env } from '@/lib/env'
import type { SharingImage } from '../../seo'
import { sharingImagePath, sharingUrl } from '../../sharing-url'

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
  const url = new URL(sharingImagePath(path), env().siteUrl).href
  return { url, alt: settings.brandName ? `${name}. ${settings.brandName}` : name }
}
