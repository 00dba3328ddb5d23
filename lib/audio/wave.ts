/** Generates the heights of decorative waveform bars. Pure and deterministic, so server and browser agree. */

/**
 * @param count how many bars
 * @param from loudness at the first bar, 0 to 1
 * @param to loudness at the last bar, 0 to 1
 * @param seed another seed gives another waveform
 * @returns heights from 0.06 (a dot) to 1
 */
export function waveHeights(count: number, from = 1, to = from, seed = 1): number[] {
  return Array.from({ length: count }, (_, index) => {
    const position = count > 1 ? index / (count - 1) : 0
    const loudness = from + (to - from) * position
    // Three slow sine waves combined look like speech: syllables within words within sentences.
    const speech =
      0.5 +
      0.26 * Math.sin(index * 0.83 + seed * 2.1) +
      0.2 * Math.sin(index * 2.17 + seed * 1.3) +
      0.14 * Math.sin(index * 0.31 + seed)
    return Math.round(Math.min(Math.max(speech * loudness, 0.06), 1) * 1000) / 1000
  })
}
