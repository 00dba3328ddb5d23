/** Computes the size of a transformed image and its source region. Pure. */
import { type Crop, type Fit, type ImageParams, invalidParam, MAX_SIDE, type Rect } from './params.ts'

export type Size = { width: number; height: number }

/** Scales the region `from` of the original to `size`, placed on a canvas of size `canvas` if given. */
export type Geometry = { from: Rect; size: Size; canvas?: Size; strategy?: 'entropy' }

/**
 * @param original size of the original as displayed, in pixels
 * @throws HttpError 400 when `rect` lies outside the original
 */
export function geometryOf(params: ImageParams, original: Size): Geometry {
  const from = clampRect(params.rect, original)
  const { width, height, fit } = params
  if (width === undefined && height === undefined) return { from, size: sizeOf(from) }
  const free = freeBox({ width, height }, from)
  if (width === undefined || height === undefined || fit === 'clip' || fit === 'max') {
    const scale = Math.min(
      free.width / from.width,
      free.height / from.height,
      isEnlarging(fit) ? Number.POSITIVE_INFINITY : 1,
    )
    return { from, size: scaled(from, scale) }
  }
  const box = { width, height }
  if (fit === 'scale') return { from, size: box }
  if (fit === 'fill' || fit === 'fillmax') {
    const scale = Math.min(width / from.width, height / from.height, fit === 'fill' ? Number.POSITIVE_INFINITY : 1)
    return { from, size: scaled(from, scale), canvas: box }
  }
  // crop fills the box exactly; min keeps the box's shape and never enlarges.
  const cover = Math.max(width / from.width, height / from.height)
  const size = fit === 'min' && cover > 1 ? scaled(box, 1 / cover) : box
  if (params.crop === 'entropy') return { from, size, strategy: 'entropy' }
  return { from: cropTo(from, size, params.crop, params.focus), size }
}

function isEnlarging(fit: Fit): boolean {
  return fit !== 'max' && fit !== 'min' && fit !== 'fillmax'
}

/** The bounding box; a missing side is unbounded. */
function freeBox({ width, height }: { width?: number; height?: number }, from: Size): Size {
  return {
    width: width ?? Math.min((from.width / from.height) * (height ?? from.height), MAX_SIDE),
    height: height ?? Math.min((from.height / from.width) * (width ?? from.width), MAX_SIDE),
  }
}

function sizeOf({ width, height }: Size): Size {
  return { width, height }
}

function scaled({ width, height }: Size, by: number): Size {
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}

/** The caller's rounding may move a rectangle out by one pixel; it is clipped. */
function clampRect(rect: Rect | undefined, { width, height }: Size): Rect {
  if (rect === undefined) return { left: 0, top: 0, width, height }
  const clamped = {
    left: rect.left,
    top: rect.top,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  }
  if (clamped.width < 1 || clamped.height < 1) {
    const value = [rect.left, rect.top, rect.width, rect.height].join(',')
    throw invalidParam('rect', value, `a rectangle inside the ${width} x ${height} pixels of the original`)
  }
  return clamped
}

/** The largest region of `from` with the aspect ratio of `size`, aligned to an edge or around the focal point. */
function cropTo(from: Rect, size: Size, crop: Exclude<Crop, 'entropy'>, focus: { x: number; y: number }): Rect {
  const scale = Math.max(size.width / from.width, size.height / from.height)
  const width = Math.min(from.width, Math.max(1, Math.round(size.width / scale)))
  const height = Math.min(from.height, Math.max(1, Math.round(size.height / scale)))
  const roomX = from.width - width
  const roomY = from.height - height
  const left = crop === 'focalpoint' ? focus.x * from.width - width / 2 : towards(crop, 'left', 'right') * roomX
  const top = crop === 'focalpoint' ? focus.y * from.height - height / 2 : towards(crop, 'top', 'bottom') * roomY
  return {
    left: from.left + Math.round(Math.min(Math.max(left, 0), roomX)),
    top: from.top + Math.round(Math.min(Math.max(top, 0), roomY)),
    width,
    height,
  }
}

function towards(crop: Exclude<Crop, 'entropy'>, start: 'left' | 'top', end: 'right' | 'bottom'): number {
  if (typeof crop === 'string') return 0.5
  if (crop.includes(start)) return 0
  return crop.includes(end) ? 1 : 0.5
}
