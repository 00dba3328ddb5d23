/** URLs and sizes of pictures in the Content Lake, cropped as the editor chose. Pure. */
import type { ContentImage } from './section-types.ts'

export type DrawableImage = {
  url: string
  /** Natural size in pixels after the crop. */
  width: number
  height: number
  /** Region of the original in pixels, "left,top,width,height"; null when nothing is cropped. */
  rect: string | null
  /** Vectors scale by themselves and are served unchanged. */
  isVector: boolean
  /** Position of the subject, as a CSS object-position. */
  position: string
}

const CENTRE = 0.5

/** Available widths in pixels, from logos and half columns to a full wide screen at double density. */
const WIDTHS = [160, 320, 480, 640, 828, 1080, 1280, 1600, 1920, 2560]

function percent(value: number): string {
  return `${Math.round(Math.min(Math.max(value, 0), 1) * 100)}%`
}

/** Shares of the original that a crop keeps. */
function visibleShares(crop: ContentImage['crop'] | undefined) {
  const [left, top] = [crop?.left ?? 0, crop?.top ?? 0]
  return { left, top, shareX: 1 - left - (crop?.right ?? 0), shareY: 1 - top - (crop?.bottom ?? 0) }
}

/** Height by width of the tallest photo that stands well beside text, on a phone too. */
const TALLEST = 5 / 4

/**
 * What is needed to render a picture; null when it has no file or no known size.
 * @param tallest height by width above which a photo is cut around its subject
 */
export function drawableImage(
  image: Pick<ContentImage, 'url' | 'width' | 'height' | 'mimeType'> & Partial<Pick<ContentImage, 'hotspot' | 'crop'>>,
  tallest = TALLEST,
): DrawableImage | null {
  const { url, width, height, crop, hotspot } = image
  if (!url || !width || !height) return null
  const isVector = image.mimeType === 'image/svg+xml'
  const { left, top, shareX, shareY } = visibleShares(isVector ? null : crop)
  const [croppedWidth, croppedHeight] = [width * shareX, height * shareY]
  // The hotspot is relative to the original, but object-position applies to the cropped picture.
  const x = ((hotspot?.x ?? CENTRE) - left) / shareX
  const y = ((hotspot?.y ?? CENTRE) - top) / shareY
  const shown = isVector ? croppedHeight : Math.min(croppedHeight, croppedWidth * tallest)
  const above = Math.min(Math.max(y * croppedHeight - shown / 2, 0), croppedHeight - shown)
  const isCropped = shareX < 1 || shareY < 1 || shown < croppedHeight
  const [fromX, fromY] = [width * left, height * top + above]
  // Rounded by their edges, so that the region stays within the original.
  const [x0, y0] = [Math.round(fromX), Math.round(fromY)]
  const size = { width: Math.round(fromX + croppedWidth) - x0, height: Math.round(fromY + shown) - y0 }
  return {
    url,
    ...size,
    rect: isCropped ? [x0, y0, size.width, size.height].join(',') : null,
    isVector,
    position: `${percent(x)} ${percent((y * croppedHeight - above) / shown)}`,
  }
}

/** URL of a picture at a width in pixels, never enlarged, in the best format the browser accepts (AVIF or WebP). */
export function imageUrl(image: Pick<DrawableImage, 'url' | 'rect'>, width: number): string {
  const url = new URL(image.url)
  if (image.rect) url.searchParams.set('rect', image.rect)
  url.searchParams.set('w', String(width))
  url.searchParams.set('q', '75')
  url.searchParams.set('fit', 'max')
  url.searchParams.set('auto', 'format')
  return url.href
}

/** The `srcset` of a picture: all widths below its natural one, and the natural one itself. */
export function imageSrcSet(image: Pick<DrawableImage, 'url' | 'rect' | 'width'>): string {
  const largest = WIDTHS[WIDTHS.length - 1] ?? image.width
  const widths = [...WIDTHS.filter((width) => width < image.width), Math.min(image.width, largest)]
  return Array.from(new Set(widths), (width) => `${imageUrl(image, width)} ${width}w`).join(', ')
}
