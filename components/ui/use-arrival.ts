/** Leads a visitor who has followed a link to a part of a page to that part, also while what stands above it is still coming. */
import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds in which a page that has just been opened may still grow. */
const SETTLING = 2000

/** Whatever says that the visitor has taken over. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * @param isWanted asked once, when the part is there. Back is left alone: it has its own place, which the router has restored by then.
 */
export function useArrival(target: RefObject<HTMLElement | null>, isWanted: () => boolean): void {
  const asked = useRef(isWanted)
  useEffect(() => {
    if (window.scrollY > 0 || !asked.current()) return
    const arrive = () => target.current?.scrollIntoView({ block: 'start' })
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(arrive)
    const timer = setTimeout(end, SETTLING)
    function end(): void {
      clearTimeout(timer)
      observer?.disconnect()
      for (const name of TAKING_OVER) removeEventListener(name, end)
    }
    arrive()
    observer?.observe(document.body)
    for (const name of TAKING_OVER) addEventListener(name, end, { passive: true })
    return end
  }, [target])
}
