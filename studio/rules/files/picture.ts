/** Checks the pixels of stored pictures. Pure: Sanity's asset ids hold the dimensions. */
import { formatNumber } from '../../../lib/format/locale.ts'
import { fieldOf, textOf } from '../../common/untyped.ts'

/** Most pixels on a side. */
export const MOST_PIXELS = 6000

export type Size = { width: number; height: number }

/** The size in pixels; null without a file, and for drawings (SVG), which are sharp at any size. */
function pixelsOf(image: unknown): Size | null {
  const [, width, height] = /-(\d+)x(\d+)-(?!svg)\w+$/.exec(textOf(fieldOf(image, 'asset'), '_ref')) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** An error for a picture that is too large to be served. */
export function largePictureProblem(image: unknown): true | string {
  const size = pixelsOf(image)
  if (!size || Math.max(size.width, size.height) <= MOST_PIXELS) return true
  const shown = `${formatNumber(size.width)} × ${formatNumber(size.height)}`
  return `This picture has ${shown} pixels. Make it smaller than ${formatNumber(MOST_PIXELS)} on each side, then upload it again.`
}

/** A warning for a picture that would look blurred. @param width in pixels, as large as the site shows it */
export function narrowPictureProblem(width: number) {
  return (image: unknown): true | string => {
    const size = pixelsOf(image)
    if (!size || size.width >= width) return true
    return `This picture is ${formatNumber(size.width)} pixels wide and looks blurred here. Use one of ${formatNumber(width)} or more.`
  }
}
