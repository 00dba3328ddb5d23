/** Statistics and number formatting of the benchmark. */

/** The middle value, or the mean of the two middle ones. @throws RangeError without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('The median of no values')
  return (lower + upper) / 2
}

/** The smallest value that this share of all values does not exceed. @throws RangeError without values */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (found === undefined) throw new RangeError('A percentile of no values')
  return found
}

/** Formats bytes in KB of 1000 bytes, one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Formats the ratio of a value to `base`, two decimals. */
export function ratio(value: number, base: number): string {
  return (value / base).toFixed(2)
}
