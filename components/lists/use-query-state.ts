/** Hook that keeps a list's state in the URL's query, so that shared links and Back restore it. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { pushUrl, readQuery, replaceUrl, subscribeUrl } from '@/lib/browser/query'
import { useListPage, usePath } from '@/lib/contexts/page-context'

export type QueryState<S> = {
  state: S
  /** Path of the page. */
  path: string
  /** URL of a state; query parameters that do not belong to the list are kept. */
  href(state: S): string
  /** Shows a state and updates the URL without a new history entry. */
  replace(state: S): void
  /** Shows a state with a new history entry, from which Back returns to the present scroll position. */
  push(state: S): void
}

/** The page parameters of a query, of which there may be several. */
function pagesIn(query: string): string {
  return JSON.stringify(new URLSearchParams(query).getAll('page'))
}

/**
 * A page number that is none, such as "abc", is corrected in the URL.
 * @param parse reads the state from the query of a URL
 * @param write returns the query of a state, without a question mark; `before` is the previous query
 */
export function useQueryState<S>(
  parse: (query: string) => S,
  write: (state: S, before: string) => string,
): QueryState<S> {
  const path = usePath()
  const listPage = useListPage()
  // The server's HTML knows no query, but at the path of a further page.
  const query = useSyncExternalStore(subscribeUrl, readQuery, () => (listPage === 1 ? '' : `page=${listPage}`))
  const hrefFrom = useCallback(
    (before: string, state: S) => {
      const next = write(state, before)
      return next ? `${path}?${next}` : path
    },
    [path, write],
  )
  const state = useMemo(() => parse(query), [parse, query])
  const replace = useCallback((state: S) => replaceUrl(hrefFrom(readQuery(), state)), [hrefFrom])
  const isPageWrong = pagesIn(query) !== pagesIn(write(state, query))
  useEffect(() => {
    if (isPageWrong) replace(state)
  }, [isPageWrong, replace, state])
  return {
    state,
    path,
    href: (state) => hrefFrom(query, state),
    replace,
    push: useCallback((state: S) => pushUrl(hrefFrom(readQuery(), state)), [hrefFrom]),
  }
}
