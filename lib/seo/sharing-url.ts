/** Size and URLs of sharing images. Pure. */
import type { DrawableImage } from '../content/image-url.ts'

/** Size of the large card on all social networks. */
export const SHARING_WIDTH = 1200
export const SHARING_HEIGHT = 630

/** The URL of a picture cropped to the card. */
export function sharingUrl({ url: source, rect }: Pick<DrawableImage, 'url' | 'rect'>): string {
  const url = new URL(source)
  if (rect) url.searchParams.set('rect', rect)
  const size = { w: String(SHARING_WIDTH), h: String(SHARING_HEIGHT), fit: 'crop', fm: 'jpg', q: '80' }
  for (const [name, value] of Object.entries(size)) url.searchParams.set(name, value)
  return url.href
}

/** Path of the image that is generated for a page. */
export function sharingImagePath(path: string): string {
  return `/api/og${path === '/' ? '/index' : path}.png`
}

/** The path of the page of such an image; empty for any other path. */
export function pathOfMadeImage(path: string): string {
  return /^\/api\/og(\/.+)\.png$/.exec(path)?.[1] ?? ''
}
