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

/** Longest side of what the dominant colour is counted in, in pixels. */
const PALETTE_SIZE = 100

export type ImageFacts = {
  extension: string
  mimeType: string
  /** Pixels, as shown: after the orientation that the camera noted. */
  width: number
  height: number
  /** The `metadata` of a `sanity.imageAsset`. */
  metadata: Record<string, unknown>
}

/** What is noted beside size and transparency: `lqip`, a low-quality placeholder, and `palette`, of which the dominant colour. */
const MADE: ReadonlySet<string> = new Set(['lqip'])

/**
 * Measures an image.
 * @param image its bytes, or the absolute path of its file
 * @param wanted which of `lqip` and `palette` to make; other names are passed over
 * @throws Error when it is no image that sharp can read, or a broken one
 */
export async function inspectImage(image: Buffer | string, wanted = MADE): Promise<ImageFacts> {
  const { format, compression, autoOrient, hasAlpha } = await sharp(image).metadata()
  const known = FORMATS[format]
  const { width, height } = autoOrient
  if (format === 'heif' && compression !== 'av1') throw new Error('HEIC cannot be shown on the web; save it as JPEG')
  if (known === undefined || !width || !height) throw new Error('it is of an unknown image format')
  const isOpaque = hasAlpha ? (await sharp(image).stats()).isOpaque : true
  // Made whether it is wanted or not: it unpacks the picture, so a broken one is found now and not by visitors.
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

/** A few hundred bytes that look like the picture from afar, as a data address. */
async function placeholder(image: Buffer | string): Promise<string> {
  const small = await sharp(image)
    .autoOrient()
    .resize(PLACEHOLDER_SIZE, PLACEHOLDER_SIZE, { fit: 'inside' })
    .webp({ quality: 50 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/** The colour there is most of, and black or white, whichever is easier to read on it. */
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
