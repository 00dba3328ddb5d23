/** Hook that scrolls to and focuses the results of a list, after a link with a search or a page change. */
import { type RefObject, useEffect, useRef } from 'react'

type Results = {
  ref: RefObject<HTMLDivElement | null>
  /** Scrolls to the start of the list and focuses it. */
  enter(): void
}

export function useResults(): Results {
  const ref = useRef<HTMLDivElement>(null)

  // A link with a search scrolls to its results. On Back the router has already restored the scroll position.
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('search') && window.scrollY === 0) {
      ref.current?.scrollIntoView({ block: 'start' })
    }
  }, [])

  function enter(): void {
    ref.current?.scrollIntoView({ block: 'start' })
    ref.current?.focus({ preventScroll: true })
  }

  return { ref, enter }
}
