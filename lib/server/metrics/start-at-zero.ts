/** Counters that an alarm watches. */
import type { Counter, LabelValues } from 'prom-client'

/**
 * Lets series begin at 0: `increase()` of a series that appears with its first count is 0, so an alarm would miss it.
 * @returns the counter
 */
export function startAtZero<Label extends string>(
  counter: Counter<Label>,
  series: readonly LabelValues<Label>[],
): Counter<Label> {
  for (const labels of series) counter.inc(labels, 0)
  return counter
}
