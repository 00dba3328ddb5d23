/** Counts the voices that each of several searches finds. */
import useSWR from 'swr'
import { apiUrl, type CallQuery } from './calls'
import { fetchWithRetries } from './fetch-api'
import type { VoicePage } from './models'
import { useRetained } from './unused-data'
import { FETCH_ONCE } from './use-api'

/** A failed count is 0. */
async function count(url: string): Promise<number> {
  try {
    return (await fetchWithRetries<VoicePage>(url)).totalCount
  } catch {
    return 0
  }
}

/** @returns the counts in the order of the queries; undefined until all are known */
export function useVoiceCounts(queries: readonly CallQuery<'voices'>[]): readonly number[] | undefined {
  const urls = queries.map((query) => apiUrl({ call: 'voices', query }))
  const key = urls.length > 0 ? `counts ${urls.join(' ')}` : null
  useRetained(key)
  return useSWR<readonly number[]>(key, () => Promise.all(urls.map(count)), FETCH_ONCE).data
}
