/**
 * What Next does before its first request, in whatever process it serves: validates the configuration, so that an invalid one
 * stops it, begins to count and to trace, joins the other instances, watches what is due, and bounds what is kept on disk.
 */
import { env } from '@/lib/env'
import { logWarning } from '@/lib/log'
import { failureText } from '@/lib/server/http/response/route'
import { publishedWords } from '@/lib/words/server/published-words'

/** @throws EnvError when the configuration is invalid */
export async function prepareProcess(): Promise<void> {
  const { metricsPort, webVitals, tracesEndpoint, host } = env()
  failureText.set(() => publishedWords().refusals.failed)
  if (process.env.NODE_ENV !== 'production') return
  if (tracesEndpoint !== null) {
    const { sendTraces } = await import('./send-traces')
    sendTraces()
  }
  if (webVitals && metricsPort === null) logWarning('web_vitals.off', { reason: 'METRICS_PORT is not set' })
  if (metricsPort !== null) {
    const { serveMetrics } = await import('@/lib/server/metrics/serve-metrics')
    serveMetrics(metricsPort, host)
  }
  const { joinOtherInstances } = await import('./other-instances')
  joinOtherInstances()
  const { schedulePruning } = await import('@/lib/next/rendered-pages')
  const { isRenderedOnDemand } = await import('@/lib/routing/api-paths')
  schedulePruning(isRenderedOnDemand)
  const { watchHeldEnquiries } = await import('@/lib/enquiry/server/held/watch')
  watchHeldEnquiries()
  const { watchLaunches } = await import('@/lib/launch/server/watch')
  const { writeClient } = await import('@/lib/content/server/client')
  watchLaunches(writeClient())
}
