/**
 * `/api/health`: liveness. `/api/health?ready`: readiness, with the dependencies that are down; 503 as soon as the server
 * has been told to stop.
 *
 * Pages render without the API (its data is fetched later), so only the Content Lake decides readiness.
 */
import type { NextApiRequest } from 'next'
import { readiness } from '@/lib/health/server/readiness'
import { type Reply, route } from '@/lib/server/http/response/route'
import { isDraining } from '@/lib/server/lifecycle/draining'

const HEALTHY: Reply = { body: { status: 'ok', down: [] } }

/** Closes the connection, which would otherwise delay the exit. */
const STOPPING: Reply = { status: 503, body: { status: 'stopping', down: [] }, headers: { Connection: 'close' } }

export default route({ methods: ['GET'] }, async ({ query }: NextApiRequest): Promise<Reply> => {
  if (query.ready === undefined) return HEALTHY
  if (isDraining()) return STOPPING
  const { content, api } = await readiness()
  if (!content) return { status: 503, body: { status: 'unavailable', down: ['content', ...(api ? [] : ['api'])] } }
  return api ? HEALTHY : { body: { status: 'degraded', down: ['api'] } }
})
