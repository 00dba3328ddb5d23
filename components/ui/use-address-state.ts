/**
 * Hook that keeps a list's state in the URL's query, so that shared links and Back restore it.
 *
 * `replace` adds no history entry, `push` adds one. The new state is returned at once, before the router has updated
 * the URL.
 */
import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated'

export type AddressState<S> = {
  state: S
  /** URL of a state; query parameters that do not belong to the list are kept. */
  href(state: S): string
  /** Shows a state and updates the URL without a new history entry. */
  replace(state: S): void
  /** Shows a state with a new history entry, to which Back returns with its scroll position. */
  push(state: S): void
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''
const queryOf = (address: string) => address.split('#')[0]?.split('?')[1] ?? ''

/**
 * Makes Back and Forward shallow between states of one page, but not between two pages, even if both were reached by
 * shallow steps (for Next all pages of this site are one route).
 * @param onPop called with the URL of the state, before the router has updated
 */
function useShallowHistory(onPop: (address: string) => void): void {
  const router = useRouter()
  const latest = useRef({ path: '', onPop })
  latest.current = { path: pathOf(router.asPath), onPop }
  useEffect(() => {
    router.beforePopState(({ as, options }) => {
      options.shallow = pathOf(as) === latest.current.path
      if (options.shallow) latest.current.onPop(as)
      return true
    })
    return () => router.beforePopState(() => true)
  }, [router.beforePopState])
}

/**
 * @param parse reads the state from the query of a URL
 * @param write returns the query of a state, without a question mark; `before` is the previous query
 */
export function useAddressState<S>(
  parse: (query: string) => S,
  write: (state: S, before: string) => string,
): AddressState<S> {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState<{ state: S } | null>(null)
  const writing = useRef(0)
  // The router of a static page knows its query a little later than the browser; the server never knows it.
  const address = router.isReady || !isHydrated ? router.asPath : window.location.pathname + window.location.search
  // The server's HTML knows no query.
  const query = isHydrated ? queryOf(address) : ''
  const href = (state: S) => {
    const next = write(state, query)
    return next ? `${pathOf(address)}?${next}` : pathOf(address)
  }
  const target = useRef({ href, router })
  target.current = { href, router }

  /** Shows a state; the returned function ends that when the router has its URL. */
  const show = useCallback((state: S) => {
    setWanted({ state })
    const turn = ++writing.current
    return () => {
      if (writing.current === turn) setWanted(null)
    }
  }, [])
  // At once, because the router restores the scroll position when it renders, and the list must be there by then.
  useShallowHistory((as) => {
    const settle = show(parse(queryOf(as)))
    function end(): void {
      settle()
      router.events.off('routeChangeComplete', end)
      router.events.off('routeChangeError', end)
    }
    router.events.on('routeChangeComplete', end)
    router.events.on('routeChangeError', end)
  })

  const navigate = useCallback(
    (method: 'replace' | 'push', state: S) => {
      const settle = show(state)
      const { href, router } = target.current
      router[method](href(state), undefined, { shallow: true, scroll: false }).then(settle, settle)
    },
    [show],
  )
  const replace = useCallback((state: S) => navigate('replace', state), [navigate])
  const push = useCallback((state: S) => navigate('push', state), [navigate])

  return { state: wanted ? wanted.state : parse(query), href, replace, push }
}
