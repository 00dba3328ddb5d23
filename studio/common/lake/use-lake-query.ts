/** Hooks that read the Content Lake: one query, or one that follows every change. */
import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import { type SanityClient, useClient } from 'sanity'
import useSWR, { type SWRConfiguration } from 'swr'
import { API_VERSION } from '../../../lib/lake-defaults.ts'

/**
 * The result of one query over documents with their unpublished changes; undefined while it loads or when it fails.
 * @param params null asks nothing
 * @param options `refreshInterval` in milliseconds; without it the query is repeated when the window gets the focus
 */
export function useLakeQuery<Result = unknown>(
  query: string,
  params: Record<string, unknown> | null,
  options: Pick<SWRConfiguration, 'refreshInterval'> = {},
): Result | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const { data } = useSWR(
    params && [query, params],
    () => client.withConfig({ perspective: 'drafts' }).fetch<Result>(query, params ?? {}, { tag: 'read' }),
    options,
  )
  return data
}

/** The newest value of a live query; null until it is there. `observe` must keep its identity. */
export function useLiveQuery<T>(observe: (client: SanityClient) => Observable<T>): T | null {
  const client = useClient({ apiVersion: API_VERSION })
  const [value, setValue] = useState<T | null>(null)
  useEffect(() => {
    const subscription = observe(client).subscribe({ next: setValue, error: () => {} })
    return () => subscription.unsubscribe()
  }, [observe, client])
  return value
}
