/**
 * API data for the first HTML of a page: asked side by side, within one time budget, never fatal.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { type ApiRequest, apiUrl } from '../calls'
import type { ApiClient } from './client'

export type Prefetched = {
  /** Answers by door address: SWR's `fallback`. */
  fallback: Record<string, unknown>
  /** Did every request get its answer? */
  complete: boolean
}

/**
 * Asks for everything a page shows. What fails is left out (the browser then asks by itself) and logged once.
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
        fallback[url] = await client.read(call, query, signal)
      } catch (error) {
        complete = false
        logWarning('api.prefetch_failed', { page, call, reason: errorMessage(error) })
      }
    }),
  )
  return { fallback, complete }
}
