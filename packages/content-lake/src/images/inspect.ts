/** Extracts the metadata that Sanity stores for an uploaded image. */

import sharp from 'sharp'
import { contentTypeOf } from '../../server/content-type.ts'

/** Extension by detected format, independent of the file name. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  avif: 'avif',
  gif: 'gif',
  heif: 'avif',
  jpeg: 'jpg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
}

/** Longest side of the low-quality placeholder, in pixels. */
const PLACEHOLDER_SIZE = 20

export type ImageFacts = {
  extension: string
  mimeType: string
  /** Pixels as displayed, after applying the EXIF orientation. */
  width: number
  height: number
  /** The `metadata` of a `sanity.imageAsset`. */
  metadata: Record<string, unknown>
}

/**
 * Reads an image's size and metadata.
 * @param image its bytes, or the absolute path of its file
 * @throws Error when it is not an image that sharp can read, or a damaged one
 */
export async function inspectImage(image: Buffer | string): Promise<ImageFacts> {
  const { format, compression, autoOrient, hasAlpha } = await sharp(image).metadata()
  const extension = EXTENSIONS[format]
  const { width, height } = autoOrient
  if (format === 'heif' && compression !== 'av1') throw new Error('HEIC cannot be shown on the web; save it as JPEG')
  if (extension === undefined || !width || !height) throw new Error('it is of an unknown image format')
  const isOpaque = hasAlpha ? await isEveryPixelOpaque(image) : true
  // Always created, because it decodes the whole picture and so detects a damaged one on upload.
  const lqip = await placeholder(image)
  return {
    extension,
    mimeType: contentTypeOf(`image.${extension}`),
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      ...(format === 'svg' ? {} : { lqip }),
    },
  }
}

/** Reads the alpha channel alone: sharp's own `stats().isOpaque` takes eight times as long, for figures that nobody needs. */
async function isEveryPixelOpaque(image: Buffer | string): Promise<boolean> {
  const alpha = await sharp(image).extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

/** A tiny preview of a few hundred bytes, as a data URL. */
async function placeholder(image: Buffer | string): Promise<string> {
  const small = await sharp(image)
    .autoOrient()
    .resize(PLACEHOLDER_SIZE, PLACEHOLDER_SIZE, { fit: 'inside' })
    .webp({ quality: 50 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
