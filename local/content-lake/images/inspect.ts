/** What Sanity notes about an image when it is uploaded. */
import sharp from 'sharp'

/** The extension and type of a picture by its bytes, whatever its name says. */
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
  /** Pixels, as shown: after the orientation that the camera noted. */
  width: number
  height: number
  /** The `metadata` of a `sanity.imageAsset`. */
  metadata: Record<string, unknown>
}

/**
 * Measures an image.
 * @throws Error when the bytes are no image that sharp can read.
 */
export async function inspectImage(bytes: Buffer): Promise<ImageFacts> {
  const { format, autoOrient, hasAlpha } = await sharp(bytes).metadata()
  const known = FORMATS[format]
  const { width, height } = autoOrient
  if (known === undefined || !width || !height) throw new Error('it is of an unknown image format')
  const isOpaque = hasAlpha ? (await sharp(bytes).stats()).isOpaque : true
  return {
    ...known,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      ...(format === 'svg' ? {} : { lqip: await placeholder(bytes) }),
    },
  }
}

/** A few hundred bytes that look like the picture from afar, as a data address. */
async function placeholder(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .autoOrient()
    .resize(PLACEHOLDER_SIZE, PLACEHOLDER_SIZE, { fit: 'inside' })
    .webp({ quality: 50 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
