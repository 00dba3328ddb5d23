/**
 * Preloads API data before it is needed: the next page, or the result of a filter.
 *
 * Best effort: none when the visitor saves data, no retries, failures ignored. The data goes into SWR's cache; `useApi`
 * waits for a preload that is still in flight.
 */
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiUrl, type CallQuery, type ReadName } from '@/lib/api/calls'
import { fetchApi } from '@/lib/api/fetch-api'
import { savesData } from '@/lib/browser/loading'
import { useFallback } from '@/lib/contexts/page-context'
import { retain } from './unused-data'

/** Preloads in flight, by URL. They never reject. */
export const preloads = new Map<string, Promise<void>>()

/** Preloads a read. Does nothing when it is cached or in flight. */
export type PreloadApi = <C extends ReadName>(call: C, query: CallQuery<C>) => void

export function usePreload(): PreloadApi {
  const { cache, mutate } = useSWRConfig()
  const fallback = useFallback()
  return useCallback(
    (call, query) => {
      const url = apiUrl({ call, query })
      const isCached = fallback[url] !== undefined || cache.get(url)?.data !== undefined
      if (isCached || preloads.has(url) || savesData()) return
      async function load(): Promise<void> {
        try {
          await mutate(url, await fetchApi(call, query), { revalidate: false })
          // No component uses it yet: start its expiry as unused data.
          retain(cache, url)()
        } catch {
          // The component that needs the data fetches it with retries.
        } finally {
          preloads.delete(url)
        }
      }
      preloads.set(url, load())
    },
    [cache, fallback, mutate],
  )
}
