/**
 * Reads of the API before they are wanted: the next page, or what a filter would show.
 *
 * A hint at most: two at a time, a few dozen a visit, none when the visitor saves data, no retries, failures unheard. The answer
 * goes into SWR's cache, so that it is there at once; one that is still under way is taken over by the read that wants it.
 */
import { useCallback, useContext } from 'react'
import { useSWRConfig } from 'swr'
import { apiUrl, type CallQuery, type ReadName } from './calls'
import { FallbackContext } from './fallback-context'
import { fetchApi } from './fetch-api'
import { type Preload, preloads } from './preloads'
import { retain } from './unused-data'

/** Asks ahead. Asking again for the same, or for what is there, does nothing. */
export type PreloadApi = <C extends ReadName>(call: C, query: CallQuery<C>) => void

export function usePreload(): PreloadApi {
  const { cache, mutate } = useSWRConfig()
  const fallback = useContext(FallbackContext)
  return useCallback(
    (call, query) => {
      const key = apiUrl({ call, query })
      if (fallback[key] !== undefined || cache.get(key)?.data !== undefined) return
      const preload: Preload = {
        key,
        read: () => fetchApi(call, query),
        async keep(answer) {
          // Somebody may have read it meanwhile.
          if (cache.get(key)?.data === undefined) await mutate(key, answer, { revalidate: false })
          // Nobody shows it yet: it goes like all unused data.
          retain(cache, key)()
        },
      }
      preloads.add(preload)
    },
    [cache, fallback, mutate],
  )
}
