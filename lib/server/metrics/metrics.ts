/** The metrics of this process, where METRICS_PORT asks for them. */
import { singleton } from '../../singleton.ts'
import type { createMetrics } from './create-metrics.ts'

const current = singleton<ReturnType<typeof createMetrics> | undefined>('metrics', () => undefined)

/** Undefined without METRICS_PORT: nothing is counted. */
export const metrics = current.peek

/** Begins to count. Call once, when the server starts. */
export const setMetrics = current.set
