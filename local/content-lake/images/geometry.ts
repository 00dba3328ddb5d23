/** Computes the size of a transformed image and its source region. Pure. */
import { type ImageParams, invalidParam, MAX_SIDE, type Rect } from './params.ts'

type Size = { width: number; height: number }

/** Scales the region `from` of the original to `size`, in the middle of a transparent canvas if given. */
export type Geometry = { from: Rect; size: Size; canvas?: Size }

/**
 * @param original size of the original as displayed, in pixels
 * @throws HttpError 400 when `rect` lies outside the original
 */
export function geometryOf(params: ImageParams, original: Size): Geometry {
  const from = clampRect(params.rect, original)
  const { width, height, fit } = params
  if (width === undefined && height === undefined) return { from, size: { width: from.width, height: from.height } }
  const box = width !== undefined && height !== undefined ? { width, height } : undefined
  if (box !== undefined && fit === 'crop') return { from: cropTo(from, box, params.focus), size: box }
  const free = freeBox({ width, height }, from)
  const scale = Math.min(free.width / from.width, free.height / from.height)
  const size = scaled(from, fit === 'max' || fit === 'fillmax' ? Math.min(scale, 1) : scale)
  return { from, size, ...(box !== undefined && fit === 'fillmax' ? { canvas: box } : {}) }
}

/** The bounding box; a missing side is unbounded. */
function freeBox({ width, height }: { width?: number; height?: number }, from: Size): Size {
  return {
    width: width ?? Math.min((from.width / from.height) * (height ?? from.height), MAX_SIDE),
    height: height ?? Math.min((from.height / from.width) * (width ?? from.width), MAX_SIDE),
  }
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

/** The largest region of `from` with the aspect ratio of `size`, around the focal point. */
function cropTo(from: Rect, size: Size, focus: { x: number; y: number }): Rect {
  const scale = Math.max(size.width / from.width, size.height / from.height)
  const width = Math.min(from.width, Math.max(1, Math.round(size.width / scale)))
  const height = Math.min(from.height, Math.max(1, Math.round(size.height / scale)))
  const left = Math.min(Math.max(focus.x * from.width - width / 2, 0), from.width - width)
  const top = Math.min(Math.max(focus.y * from.height - height / 2, 0), from.height - height)
  return { left: from.left + Math.round(left), top: from.top + Math.round(top), width, height }
}
