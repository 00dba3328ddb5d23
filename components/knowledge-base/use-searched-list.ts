/**
 * Hook with the search and page of a list in the knowledge base, which it scrolls to after a link with a search.
 *
 * Each keystroke takes effect at once and unchanged. The URL is updated after a short debounce: browsers refuse more
 * than about a hundred history changes in half a minute.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAddressState } from '@/components/ui/use-address-state'
import { isSameSearch, type PostList, parsePostList, writePostList } from '@/lib/knowledge-base/lists'

/** Debounce in milliseconds after the last keystroke. */
const PAUSE = 400

type SearchedList = {
  state: PostList
  /** Path of the page. */
  path: string
  /** For the element that holds the results. */
  results: RefObject<HTMLDivElement | null>
  /** Scrolls to the start of the results and focuses them. */
  enter(): void
  /** Searches from page 1. */
  search(typed: string): void
  /** Changes the page without a new history entry. */
  replacePage(page: number): void
  /** URL of another page of the same list. */
  pageHref(page: number): string
}

export function useSearchedList(): SearchedList {
  const { state: addressed, path, href, replace } = useAddressState(parsePostList, writePostList)
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

  // On Back the router has already restored the scroll position.
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('search') && window.scrollY === 0) {
      results.current?.scrollIntoView({ block: 'start' })
    }
  }, [])

  return {
    state: { search: typed, page: isAhead ? 1 : addressed.page },
    path,
    results,
    enter() {
      results.current?.scrollIntoView({ block: 'start' })
      results.current?.focus({ preventScroll: true })
    },
    search(search) {
      setTyped(search)
      if (addressed.page !== 1) replace({ search, page: 1 })
    },
    replacePage: (page) => replace({ search: typed, page }),
    pageHref: (page) => href({ search: typed, page }),
  }
}
