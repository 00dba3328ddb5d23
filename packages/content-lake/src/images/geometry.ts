/** The sizes of a resized image. */
import type { Region } from 'sharp'
import type { Crop, Fit, Transformation } from './params.ts'

export type Size = { width: number; height: number }

/** How an image gets its size: scaled, then cut, then surrounded. */
export type Layout = {
  scaled: Size
  /** The part of the scaled image that is kept; `entropy` is found by the contents. */
  cut?: Region | (Size & { strategy: 'entropy' })
  /** The size of the result with what surrounds the image. */
  frame?: Size
}

/** The requested sides within their limits; undefined when the image keeps its size. */
export function boxOf(own: Size, { width, height, limits = {}, pad = 0 }: Transformation): Partial<Size> | undefined {
  const {
    minWidth = 1,
    maxWidth = Number.POSITIVE_INFINITY,
    minHeight = 1,
    maxHeight = Number.POSITIVE_INFINITY,
  } = limits
  const isFree = width === undefined && height === undefined
  const within = (side: number | undefined, natural: number, min: number, max: number) => {
    const limited = Math.min(Math.max(side ?? natural, min), max)
    return side === undefined && (!isFree || limited === natural) ? undefined : Math.max(1, limited - 2 * pad)
  }
  const box = {
    width: within(width, own.width, minWidth, maxWidth),
    height: within(height, own.height, minHeight, maxHeight),
  }
  return box.width === undefined && box.height === undefined ? undefined : box
}

/**
 * @param own size of the image
 * @param box requested sides, of which one may be missing
 */
export function layoutOf(own: Size, box: Partial<Size>, fit: Fit, crop: Crop | undefined): Layout {
  const { width, height } = box
  const ratios = [width && width / own.width, height && height / own.height].filter((ratio) => ratio !== undefined)
  const inside = Math.min(...ratios)
  const outside = Math.max(...ratios)
  if (width === undefined || height === undefined || fit === 'clip' || fit === 'max') {
    const mayGrow = fit !== 'max' && fit !== 'min' && fit !== 'fillmax'
    return { scaled: times(own, mayGrow ? inside : Math.min(inside, 1)) }
  }
  if (fit === 'scale') return { scaled: { width, height } }
  if (fit === 'fill' || fit === 'fillmax') {
    const scaled = times(own, fit === 'fill' ? inside : Math.min(inside, 1))
    return { scaled, frame: { width, height } }
  }
  // `min` is a crop that does not enlarge: where the image is too small, the result has the same shape and is smaller.
  const factor = fit === 'min' && outside > 1 ? 1 / outside : 1
  const cutSize = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
  const scaled = atLeast(times(own, outside * factor), cutSize)
  return { scaled, cut: cutOf(scaled, cutSize, crop) }
}

function times({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Rounding must not leave a row or column empty. */
function atLeast(size: Size, other: Size): Size {
  return { width: Math.max(size.width, other.width), height: Math.max(size.height, other.height) }
}

function cutOf(
  scaled: Size,
  cutSize: Size,
  crop: Crop = { kind: 'edges', x: 0.5, y: 0.5 },
): NonNullable<Layout['cut']> {
  if (crop.kind === 'entropy') return { ...cutSize, strategy: 'entropy' }
  const [spareX, spareY] = [scaled.width - cutSize.width, scaled.height - cutSize.height]
  if (crop.kind === 'edges') return { left: Math.round(spareX * crop.x), top: Math.round(spareY * crop.y), ...cutSize }
  const at = (point: number, side: number, cropSide: number, spare: number) =>
    Math.min(Math.max(Math.round(point * side - cropSide / 2), 0), spare)
  return {
    left: at(crop.x, scaled.width, cutSize.width, spareX),
    top: at(crop.y, scaled.height, cutSize.height, spareY),
    ...cutSize,
  }
}
