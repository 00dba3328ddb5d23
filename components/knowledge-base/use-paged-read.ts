/**
 * Hook for a paged list of the knowledge base: the response to the current query, and the previous one while it loads.
 */
import { useEffect } from 'react'
import type { CallQuery } from '@/lib/api/calls'
import type { ApiResults } from '@/lib/api/models'
import { useApi, useCached } from '@/lib/api/use-api'
import { useKeepPreviousData } from '@/lib/api/use-keep-previous-data'
import { clampPage } from '@/lib/format/paging'

type PagedRead<T> = {
  /** The response to the current query; undefined while it loads. Never a response to an earlier query. */
  answer: T | undefined
  /** The response, or the previous one. */
  shown: T | undefined
  error: Error | undefined
  /** The requested page is beyond the last one and is being corrected. */
  isBeyondEnd: boolean
  retry(): void
}

type PagedCall = 'blogCategories' | 'blogPosts'

/**
 * @param query what the visitor requests
 * @param first the query of the server's HTML
 */
export function usePagedRead<C extends PagedCall>(
  call: C,
  {
    query,
    first,
    page,
    onPage,
  }: { query: CallQuery<C>; first: CallQuery<C>; page: number; onPage(page: number): void },
): PagedRead<ApiResults[C]> {
  const { data: answer, error, isValidating, mutate } = useApi(call, query)
  const shown = useKeepPreviousData(answer, useCached(call, first))

  const existing = answer && answer.totalCount > 0 ? clampPage(page, answer.totalPages) : page
  const isBeyondEnd = existing !== page
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each missing page
  useEffect(() => {
    if (isBeyondEnd) onPage(existing)
  }, [isBeyondEnd, existing])

  return {
    answer,
    shown,
    // Hide the error while retrying, so that Try again shows a reaction.
    error: isValidating ? undefined : error,
    isBeyondEnd,
    retry: () => void mutate(),
  }
}
