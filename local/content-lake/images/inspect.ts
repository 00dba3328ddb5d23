/** Extracts the metadata that Sanity stores for an uploaded image. */
import sharp from 'sharp'

/** Extension and type by detected format, independent of the file name. */
const FORMATS: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  avif: { extension: 'avif', mimeType: 'image/avif' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
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
  const known = FORMATS[format]
  const { width, height } = autoOrient
  if (format === 'heif' && compression !== 'av1') throw new Error('HEIC cannot be shown on the web; save it as JPEG')
  if (known === undefined || !width || !height) throw new Error('it is of an unknown image format')
  const isOpaque = hasAlpha ? (await sharp(image).stats()).isOpaque : true
  // Always created, because it decodes the whole picture and so detects a damaged one on upload.
  const lqip = await placeholder(image)
  return {
    ...known,
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

/** A tiny preview of a few hundred bytes, as a data URL. */
async function placeholder(image: Buffer | string): Promise<string> {
  const small = await sharp(image)
    .autoOrient()
    .resize(PLACEHOLDER_SIZE, PLACEHOLDER_SIZE, { fit: 'inside' })
    .webp({ quality: 50 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
