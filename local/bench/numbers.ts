/** Statistics and number formatting of the benchmark. */

/** The middle value, or the mean of the two middle ones. @throws RangeError without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('The median of no values')
  return (lower + upper) / 2
}

/** Formats bytes in KB of 1000 bytes, one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Formats the ratio of a value to `base`, two decimals. */
export function ratio(value: number, base: number): string {
  return (value / base).toFixed(2)
}
