/**
 * `/api/health`: liveness. `/api/health?ready`: readiness, with the dependencies that are down.
 *
 * Pages render without the API (its data is fetched later), so only the Content Lake decides readiness.
 */
import type { NextApiRequest, NextApiResponse } from 'next'
import { apiClient } from '@/lib/api/server'
import { publishedClient } from '@/lib/content/client'

type Health = { status: 'ok' | 'degraded' | 'unavailable'; down: string[] }

async function isUp(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  )
}

export default async function handler(request: NextApiRequest, response: NextApiResponse<Health>): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (request.query.ready === undefined) {
    response.status(200).json({ status: 'ok', down: [] })
    return
  }
  const [lake, api] = await Promise.all([
    isUp(publishedClient().fetch('count(*[_type == "page"][0...1])')),
    isUp(apiClient().read('voiceRegions', {}, AbortSignal.timeout(3000))),
  ])
  const down = [...(lake ? [] : ['content']), ...(api ? [] : ['api'])]
  response.status(lake ? 200 : 503).json({ status: down.length === 0 ? 'ok' : lake ? 'degraded' : 'unavailable', down })
}
