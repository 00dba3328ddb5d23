/** Times a response under the name of its route. */
import type { ServerResponse } from 'node:http'
import { isDataPath } from '../../next/draft-requests.ts'
import { metrics } from './metrics.ts'

/** One of a few names, whatever is requested. */
export function routeName(path: string, status: number): string {
  if (path.startsWith('/_next/')) return isDataPath(path) ? 'data' : 'file'
  if (path.startsWith('/api/'))
    return /^\/api\/(?:v1|revalidate|health|samples|og|draft|vitals)(?=\/|$)/.exec(path)?.[0] ?? 'api'
  if (status === 404) return 'missing'
  // Pages of errors, requested by their own paths: nothing has failed, and a stranger must not set off an alarm.
  if (path === '/500' || path === '/503') return 'missing'
  return path === '/enquiry' ? path : 'page'
}

/** `User-Agent` of the site's own requests for pages (lib/startup/server/readiness.ts), which are nobody's visits. */
export const READINESS_AGENT = 'bowerbird-readiness'

export function observeResponse(response: ServerResponse): void {
  const { requests } = metrics() ?? {}
  if (!requests || response.req.headers['user-agent'] === READINESS_AGENT) return
  const startedAt = performance.now()
  const [path = ''] = response.req.url?.split('?') ?? []
  response.once('finish', () => {
    const { statusCode } = response
    const labels = {
      route: routeName(path, statusCode),
      status: String(statusCode),
      cache: String(response.getHeader('x-nextjs-cache') ?? ''),
    }
    requests.observe(labels, (performance.now() - startedAt) / 1000)
  })
}
