/** Transforms images, and keeps the results in memory. */
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import type { Format, ImageParams } from './params.ts'

/** Quality when none is requested; Sanity's default is 75 for lossy formats. */
const DEFAULT_QUALITY = 75

/** Effort of the AVIF encoder, 0 to 9: the default takes seconds for a large picture. */
const AVIF_EFFORT = 2

export type Rendering = Pick<ImageParams, 'resize' | 'rect' | 'quality'> & { format: Format | 'gif' }

/** Transformed images by key. */
export type ImageCache = ReturnType<typeof createImageCache>

/** Concurrent requests for a key share one job. */
export function createImageCache(maxBytes: number) {
  return new LRUCache<string, Buffer, { file: string; rendering: Rendering }>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { file, rendering } }) => render(file, rendering),
  })
}

/**
 * @param file absolute path of the original
 * @returns the bytes in the requested format and size, upright, in sRGB, without EXIF data
 */
function render(file: string, { rect, resize, format, quality }: Rendering): Promise<Buffer> {
  const image = sharp(file).autoOrient()
  if (rect !== undefined) image.extract(rect)
  if (resize !== undefined) image.resize(resize)
  return encode(image, format, quality).toBuffer()
}

function encode(image: Sharp, format: Rendering['format'], quality = DEFAULT_QUALITY): Sharp {
  if (format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true })
  if (format === 'webp') return image.webp({ quality })
  if (format === 'avif') return image.avif({ quality, effort: AVIF_EFFORT })
  return format === 'gif' ? image.gif() : image.png()
}
