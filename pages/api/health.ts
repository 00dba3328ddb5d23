/**
 * `/api/health`: liveness. `/api/health?ready`: readiness, with the dependencies that are down.
 *
 * Pages render without the API (its data is fetched later), so only the Content Lake decides readiness.
 */
import type { NextApiRequest } from 'next'
import { apiClient } from '@/lib/api/server'
import { publishedClient } from '@/lib/content/client'
import { READ_METHODS, type Reply, route } from '@/lib/http/route'

const HEALTHY: Reply = { body: { status: 'ok', down: [] } }

function isUp(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  )
}

export default route({ methods: READ_METHODS }, async ({ query }: NextApiRequest): Promise<Reply> => {
  if (query.ready === undefined) return HEALTHY
  const [lake, api] = await Promise.all([
    isUp(publishedClient().fetch('count(*[_type == "page"][0...1])')),
    isUp(apiClient().read('voiceRegions', {}, AbortSignal.timeout(3000))),
  ])
  if (!lake) return { status: 503, body: { status: 'unavailable', down: ['content', ...(api ? [] : ['api'])] } }
  return api ? HEALTHY : { body: { status: 'degraded', down: ['api'] } }
})
