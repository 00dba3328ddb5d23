/** SWR hook that fetches a key once, and again only if that has failed. Its data are dropped when they have not been used for a while. */
import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import { retain } from './unused-data'

/**
 * Never refetched on focus, nor when the connection is back, nor on mount when there are data. A request serves all that want the same
 * while it is under way; after it the data do, for as long as they are kept.
 */
const FETCH_ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
}

export type FetchOptions<T> = SWRConfiguration<T, Error> & {
  /** Milliseconds that data are kept when nothing uses them any more; five minutes if left out. */
  unusedFor?: number
}

/** Fetches a key, `null` fetches nothing. What has failed is fetched again when the browser is online again. */
export function useFetchOnce<T>(
  key: string | null,
  fetcher: (key: string) => Promise<T>,
  { unusedFor, ...options }: FetchOptions<T> = {},
): SWRResponse<T, Error> {
  const { cache } = useSWRConfig()
  const result = useSWR<T, Error>(key, fetcher, { ...FETCH_ONCE, ...options })
  const { error, mutate } = result
  useEffect(() => (key === null ? undefined : retain(cache, key, unusedFor)), [cache, key, unusedFor])
  useEffect(() => {
    if (key === null || !error) return
    function fetchAgain(): void {
      // Another component with the same key may have begun.
      if (key !== null && !cache.get(key)?.isValidating) void mutate()
    }
    window.addEventListener('online', fetchAgain)
    return () => window.removeEventListener('online', fetchAgain)
  }, [key, error, cache, mutate])
  return result
}
