/**
 * Preloads API data before it is needed: the next page, or the result of a filter.
 *
 * Best effort: two at a time, a few dozen a visit, none when the visitor saves data, no retries, failures ignored. The
 * data goes into SWR's cache; `useApi` waits for a preload that is still in flight.
 */
import { useCallback, useContext } from 'react'
import { useSWRConfig } from 'swr'
import { apiUrl, type CallQuery, type ReadName } from './calls'
import { FallbackContext } from './fallback-context'
import { fetchApi } from './fetch-api'
import { preloads } from './preloads'
import { retain } from './unused-data'

/** Preloads a read. Does nothing when it is cached or in flight. */
export type PreloadApi = <C extends ReadName>(call: C, query: CallQuery<C>) => void

export function usePreload(): PreloadApi {
  const { cache, mutate } = useSWRConfig()
  const fallback = useContext(FallbackContext)
  return useCallback(
    (call, query) => {
      const key = apiUrl({ call, query })
      if (fallback[key] !== undefined || cache.get(key)?.data !== undefined) return
      async function load(): Promise<void> {
        const answer = await fetchApi(call, query)
        // `useApi` may have fetched it meanwhile.
        if (cache.get(key)?.data === undefined) await mutate(key, answer, { revalidate: false })
        // No component uses it yet: start its expiry as unused data.
        retain(cache, key)()
      }
      preloads.add({ key, load })
    },
    [cache, fallback, mutate],
  )
}
