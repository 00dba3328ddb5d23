/** Parses the parameters of an image URL, as Sanity's image service defines them. */

import type { Region } from 'sharp'
import { HttpError } from '../../server/json.ts'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
export type Fit = (typeof FITS)[number]

const FORMATS = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
export type Format = (typeof FORMATS)[number]

/** Which part of an image `fit=crop` and `fit=min` keep: at its edges, around a point, or the part with most detail. */
export type Crop =
  | { kind: 'edges'; x: number; y: number }
  | { kind: 'point'; x: number; y: number }
  | { kind: 'entropy' }

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = { r: number; g: number; b: number; alpha: number }

/** What is done to an image; everything that is undefined is left as it is. Sides are in pixels, multiplied by `dpr`. */
export type Transformation = {
  /** The region of the original. */
  rect?: Region
  /** Degrees clockwise: 90, 180 or 270. */
  turn?: number
  flip?: { isHorizontal: boolean; isVertical: boolean }
  width?: number
  height?: number
  /** Limits of width and height. */
  limits?: { minWidth?: number; maxWidth?: number; minHeight?: number; maxHeight?: number }
  /** `clip` by default. */
  fit?: Fit
  /** The centre by default. */
  crop?: Crop
  background?: Colour
  /** Pixels around the image, within its width and height. */
  pad?: number
  /** 1 to 2000. */
  blur?: number
  /** 0 to 100. */
  sharpen?: number
  /** -100 to 100. */
  saturation?: number
  isInverted?: boolean
  /** Whether only the first picture of an animation is wanted. */
  isStill?: boolean
  quality?: number
}

export type ImageParams = Transformation & {
  /** `auto`: the best format in the browser's Accept header. */
  format?: Format | 'auto'
}

/** Parameters that the lake knows; others have no effect. */
export const IMAGE_PARAMETERS =
  'auto bg blur crop dl dlRaw dpr fit flip fm fp-x fp-y fp-z frame h invert max-h max-w min-h min-w or pad q rect sat sharp w'

/** Largest requested side, in pixels. */
const MAX_SIDE = 8192

/** @throws HttpError 400 naming an invalid parameter */
export function parseImageParams(search: URLSearchParams): ImageParams {
  const side = sidesOf(search)
  const limits = {
    minWidth: side('min-w'),
    maxWidth: side('max-w'),
    minHeight: side('min-h'),
    maxHeight: side('max-h'),
  }
  const [width, height] = [side('w'), side('h')]
  const hasLimits = Object.values(limits).some((limit) => limit !== undefined)
  const isResized = hasLimits || width !== undefined || height !== undefined
  return {
    rect: rectOf(search),
    turn: number(search, 'or', 0, 270, (value) => value % 90 === 0) || undefined,
    flip: flipOf(search),
    width,
    height,
    limits: hasLimits ? limits : undefined,
    fit: isResized ? oneOf(search, 'fit', FITS) : checked(search),
    crop: isResized ? cropOf(search) : undefined,
    background: colourOf(search),
    pad: scaled(number(search, 'pad', 0, MAX_SIDE), dprOf(search)) || undefined,
    blur: number(search, 'blur', 0, 2000) || undefined,
    sharpen: number(search, 'sharp', 0, 100) || undefined,
    saturation: number(search, 'sat', -100, 100) || undefined,
    isInverted: search.get('invert') === 'true' || undefined,
    isStill: number(search, 'frame', 1, 1) === 1 || undefined,
    quality: number(search, 'q', 1, 100),
    format: formatOf(search),
  }
}

/** Whether the original can be served unchanged. */
export function isOriginal(params: ImageParams): boolean {
  return Object.values(params).every((value) => value === undefined)
}

/** A fit without a size changes nothing, but has to be valid. */
function checked(search: URLSearchParams): undefined {
  oneOf(search, 'fit', FITS)
}

function formatOf(search: URLSearchParams): Format | 'auto' | undefined {
  if (search.get('fm') === 'pjpg') return 'jpg'
  return oneOf(search, 'fm', FORMATS) ?? (search.get('auto') === 'format' ? 'auto' : undefined)
}

function invalid(search: URLSearchParams, name: string): HttpError {
  return new HttpError(400, `The image parameter ${name} cannot be ${JSON.stringify(search.get(name))}`)
}

function oneOf<Value extends string>(search: URLSearchParams, name: string, values: readonly Value[]) {
  const sent = search.get(name)
  const found = values.find((value) => value === sent)
  if (found === undefined && sent !== null) throw invalid(search, name)
  return found
}

function dprOf(search: URLSearchParams): number {
  return number(search, 'dpr', 1, 3) ?? 1
}

function sidesOf(search: URLSearchParams): (name: string) => number | undefined {
  const dpr = dprOf(search)
  return (name) => scaled(number(search, name, 1, MAX_SIDE), dpr)
}

function scaled(side: number | undefined, dpr: number): number | undefined {
  return side === undefined ? undefined : Math.round(side * dpr)
}

function number(
  search: URLSearchParams,
  name: string,
  from: number,
  to: number,
  isValid: (value: number) => boolean = () => true,
): number | undefined {
  if (!search.has(name)) return undefined
  const value = Number(search.get(name))
  if (search.get(name) !== '' && value >= from && value <= to && isValid(value)) return value
  throw invalid(search, name)
}

function rectOf(search: URLSearchParams): Region | undefined {
  if (!search.has('rect')) return undefined
  const [left = 0, top = 0, width = 0, height = 0, ...more] = (search.get('rect') ?? '').split(',').map(Number)
  const isWhole = [left, top, width, height].every((value) => Number.isInteger(value) && value >= 0)
  if (!isWhole || width === 0 || height === 0 || more.length > 0) throw invalid(search, 'rect')
  return { left, top, width, height }
}

function flipOf(search: URLSearchParams): Transformation['flip'] {
  const flip = oneOf(search, 'flip', ['h', 'v', 'hv', 'vh'] as const)
  return flip && { isHorizontal: flip.includes('h'), isVertical: flip.includes('v') }
}

/** `top`, `bottom`, `left` and `right`, of which two can be combined; `center`, `focalpoint`, `entropy`. */
function cropOf(search: URLSearchParams): Crop | undefined {
  const sent = search.get('crop')
  const point = { x: number(search, 'fp-x', 0, 1) ?? 0.5, y: number(search, 'fp-y', 0, 1) ?? 0.5 }
  if (sent === 'focalpoint' || (sent === null && (search.has('fp-x') || search.has('fp-y')))) {
    return { kind: 'point', ...point }
  }
  if (sent === null || sent === 'center') return undefined
  if (sent === 'entropy') return { kind: 'entropy' }
  const edges = { kind: 'edges' as const, x: 0.5, y: 0.5 }
  for (const edge of sent.split(',')) {
    if (edge === 'left' || edge === 'right') edges.x = edge === 'left' ? 0 : 1
    else if (edge === 'top' || edge === 'bottom') edges.y = edge === 'top' ? 0 : 1
    else if (edge !== 'center') throw invalid(search, 'crop')
  }
  return edges
}

/** `bg=rgb`, `argb`, `rrggbb` or `aarrggbb`, in hexadecimal digits. */
function colourOf(search: URLSearchParams): Colour | undefined {
  const sent = search.get('bg')
  if (sent === null) return undefined
  const match = /^#?((?:[0-9a-f]{3}){1,2}|(?:[0-9a-f]{4}){1,2})$/i.exec(sent)
  if (match === null) throw invalid(search, 'bg')
  const digits = match[1] ?? ''
  const pairs = digits.length > 4 ? (digits.match(/../g) ?? []) : [...digits].map((digit) => digit + digit)
  const [b = 0, g = 0, r = 0, a = 255] = pairs.map((pair) => Number.parseInt(pair, 16)).reverse()
  return { r, g, b, alpha: a / 255 }
}
