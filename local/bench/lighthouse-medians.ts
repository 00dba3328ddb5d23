/**
 * The Lighthouse values that the benchmark reports, and their medians. Separate from lighthouse.ts, which imports all
 * of Lighthouse.
 */
import { median } from './numbers.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

export type Category = (typeof CATEGORIES)[number]
export type Metric = (typeof METRICS)[number]

/** Categories from 0 to 100; paint and blocking time in milliseconds; layout shift as a plain number. */
export type LighthouseResult = Record<Category | Metric, number>

export type LighthouseRun = LighthouseResult & {
  /** Failed audits with a weight, outside performance. */
  failed: readonly string[]
}

/** Medians of each value over several runs. */
export function mediansOf(runs: readonly LighthouseResult[]): LighthouseResult {
  const of = (name: Category | Metric) => median(runs.map((run) => run[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    'largest-contentful-paint': of('largest-contentful-paint'),
    'total-blocking-time': of('total-blocking-time'),
    'cumulative-layout-shift': of('cumulative-layout-shift'),
  }
}
