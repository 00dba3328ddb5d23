import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from './api-version.ts'
import { useRead } from './use-read.ts'

/**
 * The result of one query over documents with their unpublished changes; undefined while it loads, null when it fails.
 * @param params must keep its identity while nothing changes; null asks nothing
 */
export function useLake<Result = unknown>(
  query: string,
  params: Record<string, unknown> | null,
): Result | null | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(
    async () => params && client.withConfig({ perspective: 'drafts' }).fetch<Result>(query, params, { tag: 'read' }),
    [client, query, params],
  )
  return useRead(read)
}
