/** Draws a waveform's bars as one SVG path from a sample's peaks, in whole units to keep pages small. Pure. */

export const WAVE_HEIGHT = 48
/** Width of one bar with its gap, in the path's own units. */
export const WAVE_PITCH = 8
const REST = 1.5

/** Reduces peaks to at most `bars` bars, each the loudest of its group. */
export function groupPeaks(peaks: readonly number[], bars: number): number[] {
  const count = Math.min(bars, peaks.length)
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.floor(((bar + 1) * peaks.length) / count)
    return Math.max(...peaks.slice(from, to))
  })
}

/** A vertical line of a drawing, in the drawing's own units. */
type Line = { x: number; top: number; length: number }

/** One path of vertical lines; each starts relative to the end of the one before, which compresses best. */
export function linesPath(lines: readonly Line[]): string {
  let x = 0
  let y = 0
  return lines
    .map((line, index) => {
      const down = line.top - y
      const start = index === 0 ? `M${line.x} ${line.top}` : `m${line.x - x}${down < 0 ? '' : ' '}${down}`
      x = line.x
      y = line.top + line.length
      return `${start}v${line.length}`
    })
    .join('')
}

/**
 * Vertical lines around the middle, to be stroked with round caps.
 * @param peaks 0 to 255; other values are clamped
 */
export function wavePath(peaks: readonly number[]): string {
  const reach = WAVE_HEIGHT / 2 - REST - 1
  return linesPath(
    peaks.map((peak, index) => {
      const loudness = Math.min(Math.max(Number.isFinite(peak) ? peak : 0, 0), 255) / 255
      const half = Math.max(Math.round(loudness * reach), 1)
      return { x: index * WAVE_PITCH + WAVE_PITCH / 2, top: WAVE_HEIGHT / 2 - half, length: half * 2 }
    }),
  )
}
