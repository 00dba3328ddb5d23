/**
 * `/api/health`: liveness. `/api/health?ready`: readiness, with what is down; 503 when pages fail, or as soon as the server has
 * been told to stop.
 *
 * Pages are served from their cache while the Content Lake or the API is down, so neither decides readiness.
 */
import type { Socket } from 'node:net'
import type { NextApiRequest } from 'next'
import { isDraining } from '@/lib/server/http/draining'
import { type Reply, route } from '@/lib/server/http/response/route'
import { readiness } from '@/lib/startup/server/readiness'

const HEALTHY: Reply = { body: { status: 'ok', down: [] } }

/** Closes the connection, which would otherwise delay the exit. */
const STOPPING: Reply = { status: 503, body: { status: 'stopping', down: [] }, headers: { Connection: 'close' } }

/** Where this request has arrived, on whatever address and port the server listens. */
function originOf({ localAddress = '127.0.0.1', localPort, localFamily }: Socket): string {
  return `http://${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`
}

export default route({ methods: ['GET'] }, async ({ query, socket }: NextApiRequest): Promise<Reply> => {
  if (query.ready === undefined) return HEALTHY
  if (isDraining()) return STOPPING
  const report = await readiness(originOf(socket))
  const down = (['pages', 'content', 'api'] as const).filter((name) => !report[name])
  if (!report.pages) return { status: 503, body: { status: 'unavailable', down } }
  return down.length > 0 ? { body: { status: 'degraded', down } } : HEALTHY
})
