/** The place where a list's answer stands: visitors are brought there by a link with a search and by turning the page. */
import { type RefObject, useEffect, useRef } from 'react'

type Results = {
  ref: RefObject<HTMLDivElement | null>
  /** Shows the list from its start, and takes the focus there. */
  enter(): void
}

export function useResults(): Results {
  const ref = useRef<HTMLDivElement>(null)

  // A link with a search leads to what it finds. Back has its own place, which the router has restored by now.
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
