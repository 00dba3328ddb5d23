/**
 * What the list of voices shows, kept in the address: shared links and Back bring it back.
 *
 * A filter replaces the address, a page is a step of its own in the history. Either shows at once, before the router has written it.
 */
import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type ListState, parseList, writeList } from '@/lib/voices/list-query'

export type ListAddress = {
  state: ListState
  /** The address that shows a state; parameters that are not the list's own stay. */
  href(state: ListState): string
  /** Shows a state and puts it into the address without a new entry in the history. */
  replace(state: ListState): void
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

export function useListAddress(): ListAddress {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState<ListState | null>(null)
  const writing = useRef(0)
  useShallowHistory()

  // A static page's router knows its query a little later than the browser does; the server never does.
  const address = router.isReady || !isHydrated ? router.asPath : window.location.pathname + window.location.search
  const search = router.isReady || isHydrated ? (address.split('#')[0]?.split('?')[1] ?? '') : ''
  const href = (state: ListState) => {
    const query = writeList(state, search)
    return query ? `${pathOf(address)}?${query}` : pathOf(address)
  }
  const target = useRef({ href, replace: router.replace })
  target.current = { href, replace: router.replace }

  const replace = useCallback((state: ListState) => {
    setWanted(state)
    const turn = ++writing.current
    const settle = () => {
      if (writing.current === turn) setWanted(null)
    }
    target.current.replace(target.current.href(state), undefined, { shallow: true, scroll: false }).then(settle, settle)
  }, [])

  return { state: wanted ?? parseList(search), href, replace }
}
