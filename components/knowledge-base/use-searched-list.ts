/**
 * Hook with the search and page of a list in the knowledge base, which it scrolls to after a link with a search.
 *
 * Each keystroke takes effect at once and unchanged. The URL is updated after a short debounce: browsers refuse more
 * than about a hundred history changes in half a minute.
 */
import { useEffect, useRef, useState } from 'react'
import { useQueryState } from '@/components/lists/use-query-state'
import { useScrollToLinkedResult } from '@/components/lists/use-scroll-to-linked-result'
import { isSameSearch, parsePostList, writePostList } from '@/lib/knowledge-base/lists'

/** Debounce in milliseconds after the last keystroke. */
const PAUSE = 400

export function useSearchedList() {
  const { state: addressed, path, href, replace } = useQueryState(parsePostList, writePostList)
  const results = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(addressed.search)
  const [before, setBefore] = useState(addressed.search)
  if (addressed.search !== before) {
    setBefore(addressed.search)
    // Changed elsewhere, such as by Back: what this hook writes differs from what is typed by blanks only.
    if (!isSameSearch(typed, addressed.search)) setTyped(addressed.search)
  }
  const isAhead = !isSameSearch(typed, addressed.search)

  useEffect(() => {
    if (!isAhead) return
    const timer = setTimeout(replace, PAUSE, { search: typed, page: 1 })
    return () => clearTimeout(timer)
  }, [isAhead, typed, replace])

  useScrollToLinkedResult(results, () => new URLSearchParams(window.location.search).has('search'))

  return {
    state: { search: typed, page: isAhead ? 1 : addressed.page },
    path,
    /** For the element that holds the results. */
    results,
    /** Scrolls to the start of the results and focuses them. */
    enter(): void {
      results.current?.scrollIntoView({ block: 'start' })
      results.current?.focus({ preventScroll: true })
    },
    /** Searches from page 1. */
    search(search: string): void {
      setTyped(search)
      if (addressed.page !== 1) replace({ search, page: 1 })
    },
    /** Changes the page without a new history entry. */
    replacePage: (page: number) => replace({ search: typed, page }),
    /** URL of another page of the same list. */
    pageHref: (page: number) => href({ search: typed, page }),
  }
}
