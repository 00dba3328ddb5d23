/** Reduces a recording's peaks to bars, and draws lines as one SVG path. Pure. */

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
