/** Checks the size of uploaded pictures. Pure: Sanity's asset ids hold the dimensions. */
import { formatNumber } from '../../lib/format/locale.ts'
import { fieldOf, textOf } from './parent.ts'

const MOST_PIXELS = 6000
const MOST_BYTES = 10_000_000

type Size = { width: number; height: number }

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

/** Why a file is not taken at upload; null when it is. */
export function refusedFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size <= MOST_BYTES) return null
  const megabytes = Math.ceil(size / 1_000_000)
  return `“${name}” has ${megabytes} MB and was not taken. Save it as a JPG of at most 10 MB, 2,500 pixels wide, and try again.`
}
