/** SWR hook that fetches a key once, and again only if that has failed. */
import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'

/** Never refetched on focus, nor when the connection is back, nor on mount when there are data. */
const FETCH_ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}

/** Fetches a key, `null` fetches nothing. What has failed is fetched again when the browser is online again. */
export function useFetchOnce<T>(
  key: string | null,
  fetcher: (key: string) => Promise<T>,
  options?: SWRConfiguration<T, Error>,
): SWRResponse<T, Error> {
  const { cache } = useSWRConfig()
  const result = useSWR<T, Error>(key, fetcher, { ...FETCH_ONCE, ...options })
  const { error, mutate } = result
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
