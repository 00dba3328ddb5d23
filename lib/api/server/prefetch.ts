/** Fetches API data for the first HTML of a page: in parallel, within one time budget, never fatal. */
import { type ApiRequest, apiUrl } from '../calls'
import { readChosenVoices } from './chosen-voices'
import type { ApiClient } from './client'
import { type ReadResult, readWithFallback } from './stored-responses'

/**
 * How much of a page's API data there is: `stale` has last good responses or definite 404s in it, `partial` lacks data
 * that an API that is down could have had.
 */
export type Completeness = 'fresh' | 'stale' | 'partial'

export type Prefetched = {
  /** Responses by proxy URL: SWR's `fallback`. */
  fallback: Record<string, unknown>
  completeness: Completeness
}

/** The least complete of several. */
export function leastComplete(...all: readonly Completeness[]): Completeness {
  if (all.includes('partial')) return 'partial'
  return all.includes('stale') ? 'stale' : 'fresh'
}

export function completenessOf({ data, failure }: ReadResult<unknown>): Completeness {
  if (failure === null) return 'fresh'
  return data === null && failure.status !== 404 ? 'partial' : 'stale'
}

/** The requests by their URL; of several that pick voices from the same response, the voices of all. */
function byUrl(requests: readonly ApiRequest[]): ReadonlyMap<string, ApiRequest> {
  const unique = new Map<string, ApiRequest>()
  for (const request of requests) {
    const url = apiUrl(request)
    const same = unique.get(url) ?? request
    const voiceIds = same.voiceIds && request.voiceIds && [...same.voiceIds, ...request.voiceIds]
    unique.set(url, { ...request, voiceIds })
  }
  return unique
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
  const fallback: Record<string, unknown> = {}
  const found = await Promise.all(
    Array.from(byUrl(requests), async ([url, { call, query, voiceIds }]): Promise<Completeness> => {
      const reading = voiceIds
        ? await readChosenVoices(client, voiceIds, { page, signal })
        : await readWithFallback(client, { page, call, query, signal })
      if (reading.data !== null) fallback[url] = reading.data
      return completenessOf(reading)
    }),
  )
  return { fallback, completeness: leastComplete(...found) }
}
