/** The metrics of this process, where METRICS_PORT asks for them. */
import type { createMetrics } from './create-metrics.ts'

declare global {
  // Next bundles pages, API routes and instrumentation separately.
  var siteMetrics: ReturnType<typeof createMetrics> | undefined
}

/** Undefined without METRICS_PORT: nothing is counted. */
export function metrics(): ReturnType<typeof createMetrics> | undefined {
  return globalThis.siteMetrics
}
