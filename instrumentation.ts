/**
 * Runs once at server start: validates the configuration, so that an invalid one stops the server before the first
 * request, installs what Next's server lacks, bounds what it keeps on disk, and lets a stopping server finish its work.
 */
import { env } from '@/lib/env'

export async function register(): Promise<void> {
  const { metricsPort, tracesEndpoint, host } = env()
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { installServerHooks } = await import('@/lib/http/server-hooks')
  installServerHooks()
  if (process.env.NODE_ENV !== 'production') return
  const { logNextErrors } = await import('@/lib/startup/log-next-errors')
  logNextErrors()
  if (tracesEndpoint !== null) {
    const { sendTraces } = await import('@/lib/traces/send-traces')
    sendTraces()
  }
  if (metricsPort !== null) {
    const { serveMetrics } = await import('@/lib/metrics/serve-metrics')
    serveMetrics(metricsPort, host)
  }
  const { joinOtherInstances } = await import('@/lib/startup/other-instances')
  joinOtherInstances()
  const { schedulePruning } = await import('@/lib/page/rendered-pages')
  schedulePruning()
  const { watchHeldEnquiries } = await import('@/lib/enquiry/held/watch')
  watchHeldEnquiries()
  const { drainOnSigterm } = await import('@/lib/lifecycle/draining')
  drainOnSigterm()
}
