import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from './api-version.ts'
import { useRead } from './use-read.ts'

/**
 * The result of one query; undefined while it loads, null when it fails.
 * @param params must keep its identity while nothing changes; null asks nothing
 * @param perspective `drafts`: published documents with their unpublished changes; `raw`: both as they are stored
 */
export function useLake<Result = unknown>(
  query: string,
  params: Record<string, unknown> | null,
  perspective: 'drafts' | 'raw' = 'drafts',
): Result | null | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(
    async () => params && client.withConfig({ perspective }).fetch<Result>(query, params, { tag: 'read' }),
    [client, query, params, perspective],
  )
  return useRead(read)
}
