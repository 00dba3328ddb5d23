/** A list of the knowledge base as its page shows it: what has been answered, and what stands there meanwhile. */
import { useEffect } from 'react'
import type { CallQuery } from '@/lib/api/calls'
import type { ApiResults } from '@/lib/api/models'
import { useApi, useCached } from '@/lib/api/use-api'
import { useKeepPreviousData } from '@/lib/api/use-keep-previous-data'
import { clampPage } from '@/lib/format/paging'

type PagedRead<T> = {
  /** The answer to what is asked; undefined while it is on its way. Answers to earlier questions are not taken for it. */
  answer: T | undefined
  /** The answer, or the one before it. */
  shown: T | undefined
  error: Error | undefined
  /** The page that is asked for is beyond the last one; it is being put right. */
  isBeyondEnd: boolean
  retry(): void
}

type PagedCall = 'blogCategories' | 'blogPosts'

/**
 * @param query what the visitor asks for
 * @param first what the server's HTML shows
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is not there
  useEffect(() => {
    if (isBeyondEnd) onPage(existing)
  }, [isBeyondEnd, existing])

  return {
    answer,
    shown,
    // Try again shows that it does.
    error: isValidating ? undefined : error,
    isBeyondEnd,
    retry: () => void mutate(),
  }
}
