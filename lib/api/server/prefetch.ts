/** Fetches API data for the first HTML of a page: in parallel, within one time budget, never fatal. */
import { errorMessage, logWarning } from '@/lib/log'
import { type ApiRequest, apiUrl } from '../calls'
import type { ApiClient } from './client'
import { recall, remember } from './last-good'

export type Prefetched = {
  /** Responses by proxy URL: SWR's `fallback`. */
  fallback: Record<string, unknown>
  /** Whether every request got a fresh response. */
  complete: boolean
}

/**
 * Fetches everything a page shows. A failed request falls back to its last good response; without one it is left out,
 * and the browser fetches it. Each failure is logged once.
 * @param signal aborts whatever has not responded in time
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
