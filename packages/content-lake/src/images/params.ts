/** Parses the parameters of an image URL, as Sanity's image service defines them. */
import { HttpError } from '@bowerbird/local-server/json'
import type { Region, ResizeOptions } from 'sharp'

/** The fits that the site and the Studio request, in sharp's terms. */
const FITS: Readonly<Record<string, ResizeOptions>> = {
  clip: { fit: 'inside' },
  crop: { fit: 'cover' },
  fillmax: { fit: 'contain', withoutEnlargement: true, background: { r: 255, g: 255, b: 255, alpha: 0 } },
  max: { fit: 'inside', withoutEnlargement: true },
}

const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const
export type Format = (typeof FORMATS)[number]

export type ImageParams = {
  /** Size in pixels, multiplied by `dpr`, and how it is reached; undefined when none is requested. */
  resize?: ResizeOptions
  /** The region of the original. */
  rect?: Region
  quality?: number
  /** `auto`: the best format in the browser's Accept header. */
  format?: Format | 'auto'
}

/** Largest requested side, in pixels. */
const MAX_SIDE = 8192

/** @throws HttpError 400 naming an invalid parameter; unknown ones are ignored */
export function parseImageParams(search: URLSearchParams): ImageParams {
  const dpr = number(search, 'dpr', 1, 3) ?? 1
  const width = scale(number(search, 'w', 1, MAX_SIDE), dpr)
  const height = scale(number(search, 'h', 1, MAX_SIDE), dpr)
  const fit = FITS[search.get('fit') ?? 'clip']
  if (fit === undefined) throw invalid(search, 'fit')
  const fixed = FORMATS.find((format) => format === search.get('fm'))
  if (fixed === undefined && search.has('fm')) throw invalid(search, 'fm')
  return {
    resize: width === undefined && height === undefined ? undefined : { ...fit, width, height },
    rect: rectOf(search),
    quality: number(search, 'q', 1, 100),
    format: fixed ?? (search.get('auto') === 'format' ? 'auto' : undefined),
  }
}

/** Whether the original can be served unchanged. */
export function isOriginal(params: ImageParams): boolean {
  return Object.values(params).every((value) => value === undefined)
}

function invalid(search: URLSearchParams, name: string): HttpError {
  return new HttpError(400, `The image parameter ${name} cannot be ${JSON.stringify(search.get(name))}`)
}

function scale(side: number | undefined, dpr: number): number | undefined {
  return side === undefined ? undefined : Math.round(side * dpr)
}

function number(search: URLSearchParams, name: string, from: number, to: number): number | undefined {
  if (!search.has(name)) return undefined
  const value = Number(search.get(name))
  if (value >= from && value <= to) return value
  throw invalid(search, name)
}

function rectOf(search: URLSearchParams): Region | undefined {
  if (!search.has('rect')) return undefined
  const [left = 0, top = 0, width = 0, height = 0, ...more] = (search.get('rect') ?? '').split(',').map(Number)
  const isWhole = [left, top, width, height].every((value) => Number.isInteger(value) && value >= 0)
  if (!isWhole || width === 0 || height === 0 || more.length > 0) throw invalid(search, 'rect')
  return { left, top, width, height }
}
