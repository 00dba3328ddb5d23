import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from './api-version.ts'

/**
 * The result of one query, with unpublished changes; undefined while it loads and when it fails.
 * @param params must keep its identity while nothing changes; null asks nothing
 */
export function useLake(query: string, params: Record<string, unknown> | null): unknown {
  const client = useClient({ apiVersion: API_VERSION })
  const [result, setResult] = useState<unknown>(undefined)
  useEffect(() => {
    let isCurrent = true
    setResult(undefined)
    if (!params) return
    client
      .withConfig({ perspective: 'drafts' })
      .fetch<unknown>(query, params, { tag: 'read' })
      .then(
        (found) => isCurrent && setResult(found),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [client, query, params])
  return result
}
