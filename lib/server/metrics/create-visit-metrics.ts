/**
 * How pages were for visitors, as their browsers report it (components/web-vitals), by the pattern of the route. Buckets stand
 * close where the limits of a good page are: 2.5 s, 200 ms and 0.1 (https://web.dev/articles/vitals).
 */
import { Counter, Histogram, type LabelValues, type Registry } from 'prom-client'

const SENDS = ['sent', 'refused', 'failed'].map((outcome) => ({ outcome }))
const REPORTS = ['counted', 'invalid', 'limited'].map((outcome) => ({ outcome }))

export type VisitMetrics = ReturnType<typeof createVisitMetrics>

/** @param registry receives them */
export function createVisitMetrics(registry: Registry) {
  const registers = [registry]
  const labelNames = ['route'] as const
  return {
    lcp: new Histogram({
      name: 'site_visit_lcp_seconds',
      help: 'Largest Contentful Paint of visits',
      labelNames,
      buckets: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
      registers,
    }),
    inp: new Histogram({
      name: 'site_visit_inp_seconds',
      help: 'Interaction to Next Paint of visits with an interaction',
      labelNames,
      buckets: [0.016, 0.032, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5],
      registers,
    }),
    cls: new Histogram({
      name: 'site_visit_cls',
      help: 'Cumulative Layout Shift of visits',
      labelNames,
      buckets: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
    sounds: new Histogram({
      name: 'site_visit_sound_seconds',
      help: 'From a press of Play to its sound',
      labelNames,
      buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 4, 8, 15],
      registers,
    }),
    enquiries: startAtZero(
      new Counter({
        name: 'site_visit_enquiries_total',
        help: 'Presses of Send by their end in the browser; "refused": a field was invalid',
        labelNames: ['outcome'],
        registers,
      }),
      SENDS,
    ),
    reports: startAtZero(
      new Counter({
        name: 'site_visit_reports_total',
        help: 'Reports of visits; invalid: made up, or of another version; limited: too many of one client',
        labelNames: ['outcome'],
        registers,
      }),
      REPORTS,
    ),
  }
}

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
