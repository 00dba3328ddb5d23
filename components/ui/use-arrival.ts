/** Leads a visitor who has followed a link to a part of a page to that part, also while what stands above it is still coming. */
import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds in which a page that has just been opened may still grow. */
const SETTLING = 2000

/** Whatever says that the visitor has taken over. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the part once it is there and moves the focus, unless the visitor has scrolled, pressed or typed
 * meanwhile.
 * @param isWanted called once, on mount. Back is left alone: it has its own place, which the router has restored by then.
 * @param isThere whether the part shows what the link leads to, which may take a slow network some time
 * @param focus what gets the focus, where it can take it
 */
export function useArrival(
  target: RefObject<HTMLElement | null>,
  isWanted: () => boolean,
  isThere = true,
  focus = target,
): void {
  const asked = useRef(isWanted)
  const isExpected = useRef(false)
  useEffect(() => {
    if (window.scrollY > 0 || !asked.current()) return
    isExpected.current = true
    function end(): void {
      isExpected.current = false
      for (const name of TAKING_OVER) removeEventListener(name, end)
    }
    for (const name of TAKING_OVER) addEventListener(name, end, { passive: true })
    return end
  }, [])

  useEffect(() => {
    if (!isThere || !isExpected.current || window.scrollY > 0) return
    const arrive = () => {
      if (isExpected.current) target.current?.scrollIntoView({ block: 'start' })
    }
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(arrive)
    const timer = setTimeout(() => {
      isExpected.current = false
      observer?.disconnect()
    }, SETTLING)
    arrive()
    if (document.activeElement === document.body) focus.current?.focus({ preventScroll: true })
    observer?.observe(document.body)
    return () => {
      clearTimeout(timer)
      observer?.disconnect()
    }
  }, [target, focus, isThere])
}
