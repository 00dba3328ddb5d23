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

/** Longest side of the reduced image from which the dominant colour is computed, in pixels. */
const PALETTE_SIZE = 100

export type ImageFacts = {
  extension: string
  mimeType: string
  /** Pixels as displayed, after applying the EXIF orientation. */
  width: number
  height: number
  /** The `metadata` of a `sanity.imageAsset`. */
  metadata: Record<string, unknown>
}

/** Optional metadata: `lqip`, a low-quality placeholder, and `palette`, of which the dominant colour. */
const MADE: ReadonlySet<string> = new Set(['lqip'])

/**
 * Reads an image's size and metadata.
 * @param image its bytes, or the absolute path of its file
 * @param wanted which of `lqip` and `palette` to create; other names are ignored
 * @throws Error when it is not an image that sharp can read, or a damaged one
 */
export async function inspectImage(image: Buffer | string, wanted = MADE): Promise<ImageFacts> {
  const { format, compression, autoOrient, hasAlpha } = await sharp(image).metadata()
  const known = FORMATS[format]
  const { width, height } = autoOrient
  if (format === 'heif' && compression !== 'av1') throw new Error('HEIC cannot be shown on the web; save it as JPEG')
  if (known === undefined || !width || !height) throw new Error('it is of an unknown image format')
  const isOpaque = hasAlpha ? (await sharp(image).stats()).isOpaque : true
  // Always created, because it decodes the whole picture and so detects a damaged one on upload.
  const lqip = await placeholder(image)
  const isDrawing = format === 'svg'
  return {
    ...known,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      ...(wanted.has('lqip') && !isDrawing ? { lqip } : {}),
      ...(wanted.has('palette') && !isDrawing ? { palette: await paletteOf(image) } : {}),
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

/** The most frequent colour, with black or white as the more readable foreground. */
async function paletteOf(image: Buffer | string): Promise<Record<string, unknown>> {
  const small = await sharp(image)
    .resize(PALETTE_SIZE, PALETTE_SIZE, { fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  const background = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const luminance = (0.299 * r + 0.587 * g + 0.114 * b) / 255
  const foreground = luminance > 0.6 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePalette',
    dominant: { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground },
  }
}
