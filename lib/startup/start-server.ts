/**
 * What a server does before its first request: validates the configuration, so that an invalid one stops it, installs
 * what Next's server lacks, bounds what it keeps on disk, and lets it finish its work when it is stopped.
 */
import { env } from '@/lib/env'
import { installServerHooks } from '@/lib/http/server-hooks'

/** @throws EnvError when the configuration is invalid */
export async function startServer(): Promise<void> {
  const { metricsPort, tracesEndpoint, host } = env()
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
