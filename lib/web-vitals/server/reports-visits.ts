/** Whether pages report how they were. Server only. */
import { env } from '@/lib/env'

/** Not without a port on which the metrics are read. */
export function reportsVisits(): boolean {
  const { webVitals, metricsPort } = env()
  return webVitals && metricsPort !== null
}
