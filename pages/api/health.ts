/**
 * `/api/health`: liveness. `/api/health?ready`: readiness, with the dependencies that are down; 503 as soon as the server
 * has been told to stop.
 *
 * Pages render without the API (its data is fetched later), so only the Content Lake decides readiness.
 */
import type { NextApiRequest, NextApiResponse } from 'next'
import { apiClient } from '@/lib/api/server'
import { publishedClient } from '@/lib/content/client'
import { isDraining } from '@/lib/lifecycle/draining'

type Health = { status: 'ok' | 'degraded' | 'unavailable' | 'stopping'; down: string[] }

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
  if (isDraining()) {
    // Otherwise a kept connection would delay the exit.
    response.setHeader('Connection', 'close')
    response.status(503).json({ status: 'stopping', down: [] })
    return
  }
  const [lake, api] = await Promise.all([
    isUp(publishedClient().fetch('count(*[_type == "page"][0...1])')),
    isUp(apiClient().read('voiceRegions', {}, AbortSignal.timeout(3000))),
  ])
  const down = [...(lake ? [] : ['content']), ...(api ? [] : ['api'])]
  response.status(lake ? 200 : 503).json({ status: down.length === 0 ? 'ok' : lake ? 'degraded' : 'unavailable', down })
}
