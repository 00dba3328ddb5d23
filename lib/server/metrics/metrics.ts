/** The metrics of this process, where METRICS_PORT asks for them. */
import type { Counter, LabelValues } from 'prom-client'
import { singleton } from '../../singleton.ts'
import type { createMetrics } from './create-metrics.ts'

const current = singleton<ReturnType<typeof createMetrics> | undefined>('metrics', () => undefined)

/** Undefined without METRICS_PORT: nothing is counted. */
export const metrics = current.peek

/** Begins to count. Call once, when the server starts. */
export const setMetrics = current.set

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
