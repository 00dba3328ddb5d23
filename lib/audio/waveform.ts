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

/**
 * Vertical lines around the middle, to be stroked with round caps.
 * @param peaks 0 to 255; other values are clamped
 */
export function wavePath(peaks: readonly number[]): string {
  const reach = WAVE_HEIGHT / 2 - REST - 1
  return peaks
    .map((peak, index) => {
      const loudness = Math.min(Math.max(Number.isFinite(peak) ? peak : 0, 0), 255) / 255
      const half = Math.max(Math.round(loudness * reach), 1)
      return `M${index * WAVE_PITCH + WAVE_PITCH / 2} ${WAVE_HEIGHT / 2 - half}v${half * 2}`
    })
    .join('')
}
