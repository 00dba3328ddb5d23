/**
 * API data for the first HTML of a page: asked side by side, within one time budget, never fatal.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { type ApiRequest, apiUrl } from '../calls'
import type { ApiClient } from './client'
import { recall, remember } from './last-good'

export type Prefetched = {
  /** Answers by door address: SWR's `fallback`. */
  fallback: Record<string, unknown>
  /** Did every request get a fresh answer? */
  complete: boolean
}

/**
 * Asks for everything a page shows. For what fails the last good answer stands; where there is none it is left out, and the browser
 * asks by itself. Each failure is logged once.
 * @param signal ends whatever has not answered in time
 */
export async function prefetch(
  client: ApiClient,
  requests: readonly ApiRequest[],
  page: string,
  signal: AbortSignal,
): Promise<Prefetched> {
  const unique = new Map(requests.map((request) => [apiUrl(request), request]))
  const fallback: Record<string, unknown> = {}
  let complete = true
  await Promise.all(
    Array.from(unique, async ([url, { call, query }]) => {
      try {
        const answer = await client.read(call, query, signal)
        remember(url, answer)
        fallback[url] = answer
      } catch (error) {
        complete = false
        const lastGood = recall(url)
        if (lastGood !== undefined) fallback[url] = lastGood
        logWarning('api.prefetch_failed', { page, call, reason: errorMessage(error) })
      }
    }),
  )
  return { fallback, complete }
}
