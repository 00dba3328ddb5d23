/** Parses the parameters of an image URL, as Sanity's image service defines them. */
import { HttpError } from '../../http/json.ts'

/** What the site and the Studio request. */
const FITS = ['clip', 'crop', 'fillmax', 'max'] as const
type Fit = (typeof FITS)[number]

const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const
export type Format = (typeof FORMATS)[number]

/** A rectangle of the original, in pixels. */
export type Rect = { left: number; top: number; width: number; height: number }

export type ImageParams = {
  /** Requested size in pixels, multiplied by `dpr`. */
  width?: number
  height?: number
  quality?: number
  /** `auto`: the best format in the browser's Accept header. */
  format?: Format | 'auto'
  fit: Fit
  rect?: Rect
  /** The focal point of a crop, 0 to 1 from left and top. */
  focus: { x: number; y: number }
}

/** The error of an invalid parameter, or of one that this lake does not support. */
export function invalidParam(name: string, value: string, expected: string): HttpError {
  return new HttpError(400, `The image parameter ${name} is ${JSON.stringify(value)}, expected ${expected}`)
}

/** Largest output side, in pixels. */
export const MAX_SIDE = 8192

/** Parameters of Sanity's that are not supported: rejected, because the result would differ. */
const NOT_APPLIED = [
  'blur',
  'sharp',
  'sharpen',
  'flip',
  'invert',
  'or',
  'sat',
  'pad',
  'mask',
  'frame',
  'bg',
  'max-w',
  'max-h',
  'min-w',
  'min-h',
]

/** @throws HttpError 400 naming the first invalid parameter */
export function parseImageParams(search: URLSearchParams): ImageParams {
  for (const name of NOT_APPLIED) {
    const value = search.get(name)
    if (value !== null) throw invalidParam(name, value, 'it to be absent: the local Content Lake does not apply it')
  }
  const dpr = number(search, 'dpr', 1, 3) ?? 1
  const width = number(search, 'w', 1, MAX_SIDE)
  const height = number(search, 'h', 1, MAX_SIDE)
  const crop = oneOf(search, 'crop', ['center', 'focalpoint'])
  const focus = { x: number(search, 'fp-x', 0, 1) ?? 0.5, y: number(search, 'fp-y', 0, 1) ?? 0.5 }
  const fixed = oneOf(search, 'fm', FORMATS)
  const auto = oneOf(search, 'auto', ['format'])
  return {
    width: scale(width, dpr),
    height: scale(height, dpr),
    quality: whole(search, 'q', 0, 100),
    format: fixed ?? (auto === undefined ? undefined : 'auto'),
    fit: oneOf(search, 'fit', FITS) ?? 'clip',
    rect: rectOf(search),
    focus: crop === 'focalpoint' ? focus : { x: 0.5, y: 0.5 },
  }
}

/** Whether the original can be served unchanged. */
export function isOriginal({ width, height, quality, format, rect }: ImageParams): boolean {
  return [width, height, quality, format, rect].every((value) => value === undefined)
}

function scale(side: number | undefined, dpr: number): number | undefined {
  return side === undefined ? undefined : Math.min(Math.max(Math.round(side * dpr), 1), MAX_SIDE)
}

function match(search: URLSearchParams, name: string, pattern: RegExp, expected: string): string | undefined {
  const value = search.get(name)
  if (value !== null && !pattern.test(value)) throw invalidParam(name, value, expected)
  return value ?? undefined
}

function number(search: URLSearchParams, name: string, from: number, to: number): number | undefined {
  const expected = `a number from ${from} to ${to}`
  const value = match(search, name, /^\d+(\.\d+)?$/, expected)
  if (value === undefined) return undefined
  const read = Number(value)
  if (read < from || read > to) throw invalidParam(name, value, expected)
  return read
}

function whole(search: URLSearchParams, name: string, from: number, to: number): number | undefined {
  match(search, name, /^\d+$/, `a whole number from ${from} to ${to}`)
  return number(search, name, from, to)
}

function oneOf<Option extends string>(
  search: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  const option = options.find((candidate) => candidate === value)
  if (option === undefined) throw invalidParam(name, value, `one of ${options.join(', ')}`)
  return option
}

function rectOf(search: URLSearchParams): Rect | undefined {
  const expected = 'left,top,width,height in whole pixels of the original'
  const value = match(search, 'rect', /^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/, expected)
  if (value === undefined) return undefined
  const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
  if (width === 0 || height === 0) throw invalidParam('rect', value, expected)
  return { left, top, width, height }
}
