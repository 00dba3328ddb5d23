/**
 * What a list shows, kept in the address of its page: shared links and Back bring it back.
 *
 * Replacing leaves no trace in the history, pushing adds an entry. The new state shows at once, before the router has written it.
 */
import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated'

export type AddressState<S> = {
  state: S
  /** The address that shows a state; parameters that are not the list's own stay. */
  href(state: S): string
  /** Shows a state and puts it into the address without a new entry in the history. */
  replace(state: S): void
  /** Shows a state as a new entry in the history, to which Back returns with its scroll position. */
  push(state: S): void
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''

/**
 * Back and Forward between states of the same page need nothing from the server; between two pages they do, even where both were
 * reached by such steps (to Next all pages of this site are one route).
 */
function useShallowHistory(): void {
  const router = useRouter()
  const here = useRef('')
  here.current = pathOf(router.asPath)
  useEffect(() => {
    router.beforePopState(({ as, options }) => {
      options.shallow = pathOf(as) === here.current
      return true
    })
    return () => router.beforePopState(() => true)
  }, [router.beforePopState])
}

/**
 * @param parse reads the query of an address
 * @param write the query that shows a state, without a question mark; `before` is the query there was
 */
export function useAddressState<S>(
  parse: (query: string) => S,
  write: (state: S, before: string) => string,
): AddressState<S> {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState<{ state: S } | null>(null)
  const writing = useRef(0)
  useShallowHistory()

  // A static page's router knows its query a little later than the browser does; the server never does.
  const address = router.isReady || !isHydrated ? router.asPath : window.location.pathname + window.location.search
  const query = router.isReady || isHydrated ? (address.split('#')[0]?.split('?')[1] ?? '') : ''
  const href = (state: S) => {
    const next = write(state, query)
    return next ? `${pathOf(address)}?${next}` : pathOf(address)
  }
  const target = useRef({ href, router })
  target.current = { href, router }

  const navigate = useCallback((method: 'replace' | 'push', state: S) => {
    setWanted({ state })
    const turn = ++writing.current
    const settle = () => {
      if (writing.current === turn) setWanted(null)
    }
    const { href, router } = target.current
    router[method](href(state), undefined, { shallow: true, scroll: false }).then(settle, settle)
  }, [])
  const replace = useCallback((state: S) => navigate('replace', state), [navigate])
  const push = useCallback((state: S) => navigate('push', state), [navigate])

  return { state: wanted ? wanted.state : parse(query), href, replace, push }
}
