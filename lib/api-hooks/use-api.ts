/** SWR hooks over the table of calls: the key of a read is its proxy URL, as in the server's `fallback`. */
import { useContext, useState } from 'react'
import useSWR, { type SWRResponse, useSWRConfig } from 'swr'
import { apiUrl, type CallQuery, type ReadName } from '@/lib/api/calls'
import { fetchWithRetries } from '@/lib/api/fetch-api'
import type { ApiResults } from '@/lib/api/models'
import { MissingDataContext, useFallback } from '@/lib/contexts/page-context'
import { type FetchOptions, useFetchOnce } from './use-fetch-once'
import { preloads } from './use-preload'

/** What one reader of a call wants otherwise. */
export type ReadOptions = {
  /** How often a failed request is repeated before there is an `error`; three times if left out. */
  retries?: number
} & Pick<FetchOptions<unknown>, 'unusedFor'>

/**
 * Fetches one call; `null` fetches nothing.
 *
 * `data` is available on first render when the server put it into the page; `error` is set only after the retries.
 */
export function useApi<C extends ReadName>(
  call: C,
  query: CallQuery<C> | null,
  { retries, ...options }: ReadOptions & Pick<FetchOptions<ApiResults[C]>, 'onError'> = {},
): SWRResponse<ApiResults[C], Error> {
  const key = query === null ? null : apiUrl({ call, query })
  const { cache } = useSWRConfig()
  const fallback = useFallback()
  const reportMissing = useContext(MissingDataContext)
  if (key !== null && !(key in fallback)) reportMissing?.()
  async function read(url: string): Promise<ApiResults[C]> {
    const preload = preloads.get(url)
    if (!preload) return fetchWithRetries<ApiResults[C]>(url, retries)
    await preload
    const preloaded: ApiResults[C] | undefined = cache.get(url)?.data
    return preloaded ?? fetchWithRetries<ApiResults[C]>(url, retries)
  }
  return useFetchOnce<ApiResults[C]>(key, read, { ...options, fallback })
}

/** Cached or prefetched data of a read; never sends a request. */
export function useCached<C extends ReadName>(call: C, query: CallQuery<C>): ApiResults[C] | undefined {
  const fallback = useFallback()
  return useSWR<ApiResults[C]>(apiUrl({ call, query }), null, { fallback, revalidateOnMount: false }).data
}

/**
 * Returns the last data, so that old cards stay until new ones arrive. SWR's `keepPreviousData` would also prefer them
 * to the data that the server sent with the page.
 * @param first used until there is any data
 */
export function useKeepPreviousData<T>(response: T | undefined, first?: T): T | undefined {
  const [latest, setLatest] = useState(response ?? first)
  if (response !== undefined && response !== latest) setLatest(response)
  return response ?? latest
}
