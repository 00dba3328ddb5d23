import { useClient } from 'sanity'
import useSWR from 'swr'
import { API_VERSION } from './api-version.ts'

/**
 * The result of one query over documents with their unpublished changes; undefined while it loads or when it fails.
 * @param params null asks nothing
 */
export function useLake<Result = unknown>(query: string, params: Record<string, unknown> | null): Result | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const { data } = useSWR(params && [query, params], () =>
    client.withConfig({ perspective: 'drafts' }).fetch<Result>(query, params ?? {}, { tag: 'read' }),
  )
  return data
}
