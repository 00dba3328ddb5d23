/** Hook for a paged list of the API: the response to the current query, and the previous one while it loads. */
import { useEffect } from 'react'
import type { CallQuery } from '@/lib/api/calls'
import type { ApiResults } from '@/lib/api/models'
import { useApi, useCached, useKeepPreviousData } from '@/lib/api-hooks/use-api'
import { clampPage } from '@/lib/format/paging'

export type PagedRead<T> = {
  /** The response to the current query; undefined while it loads. Never a response to an earlier query. */
  response: T | undefined
  /** What the list shows: the response, or the previous one while it loads; null when there is nothing to show. */
  shown: T | null
  error: Error | undefined
  isWaiting: boolean
  isEmpty: boolean
  retry(): void
}

type PagedCall = 'blogCategories' | 'blogPosts' | 'voices'

type Options<C extends PagedCall> = {
  /** What the visitor requests. */
  query: CallQuery<C>
  /** The query of the server's HTML. */
  first: CallQuery<C>
  page: number
  /** Called when the page is beyond the last one. */
  onPage(page: number): void
}

export function usePagedRead<C extends PagedCall>(call: C, options: Options<C>): PagedRead<ApiResults[C]> {
  const { query, first, page, onPage } = options
  const { data: response, error: failure, isValidating, mutate } = useApi(call, query)
  const latest = useKeepPreviousData(response, useCached(call, first))
  // Hide the error while retrying, so that Try again shows a reaction.
  const error = isValidating ? undefined : failure

  const existing = response ? clampPage(page, response.totalPages) : page
  const isBeyondEnd = existing !== page
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each missing page
  useEffect(() => {
    if (isBeyondEnd) onPage(existing)
  }, [isBeyondEnd, existing])

  const isEmpty = !error && response?.totalCount === 0
  return {
    response,
    shown: error || isEmpty || isBeyondEnd ? null : (latest ?? null),
    error,
    isWaiting: isBeyondEnd || (!response && !error),
    isEmpty,
    retry: () => void mutate(),
  }
}
