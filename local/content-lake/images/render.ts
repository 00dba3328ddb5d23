/** Transforms images, and keeps the results in memory. */
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import type { Geometry } from './geometry.ts'
import type { Format } from './params.ts'

/** Quality when none is requested; Sanity's default is 75 for lossy formats. */
const DEFAULT_QUALITY = 75

/** Effort of the AVIF encoder, 0 to 9: the default takes seconds for a large picture. */
const AVIF_EFFORT = 2

export type Rendering = { geometry: Geometry; format: Format | 'gif'; quality?: number }

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
function render(file: string, { geometry, format, quality }: Rendering): Promise<Buffer> {
  const { from, size, canvas = size } = geometry
  const left = Math.floor((canvas.width - size.width) / 2)
  const top = Math.floor((canvas.height - size.height) / 2)
  const image = sharp(file)
    .autoOrient()
    .extract(from)
    .resize(size.width, size.height, { fit: 'fill' })
    .extend({
      left,
      top,
      right: canvas.width - size.width - left,
      bottom: canvas.height - size.height - top,
      background: { r: 255, g: 255, b: 255, alpha: 0 },
    })
  return encode(image, format, quality)
}

function encode(image: Sharp, format: Rendering['format'], quality = DEFAULT_QUALITY): Promise<Buffer> {
  const lossy = { quality: Math.max(1, quality) }
  if (format === 'jpg')
    return image
      .flatten({ background: '#ffffff' })
      .jpeg({ ...lossy, progressive: true })
      .toBuffer()
  if (format === 'webp') return image.webp(lossy).toBuffer()
  if (format === 'avif') return image.avif({ ...lossy, effort: AVIF_EFFORT }).toBuffer()
  if (format === 'gif') return image.gif().toBuffer()
  // PNG is lossless unless a quality is requested; then it uses fewer colours.
  return image.png(quality < DEFAULT_QUALITY ? { quality: lossy.quality, palette: true } : {}).toBuffer()
}
