/**
 * Hook that scrolls a visitor who has followed a link to its target section, also while content above it is loading.
 */
import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated'

/** Milliseconds after loading during which the page may still grow. */
const SETTLING = 2000

/** Events that show that the visitor is acting; they end the automatic scrolling. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the target once it is rendered and moves the focus, unless the visitor has scrolled, clicked or typed
 * meanwhile.
 * @param isWanted called once, on mount. Ignored on Back, where the browser has already restored the scroll position.
 * @param isThere whether the target shows what the link leads to, which may take a while on a slow network
 * @param focus the element to focus, if it is focusable
 */
export function useArrival(
  target: RefObject<HTMLElement | null>,
  isWanted: () => boolean,
  isThere = true,
  focus = target,
): void {
  const asked = useRef(isWanted)
  const isExpected = useRef(false)
  // During hydration a list still shows what the server rendered, whatever the URL requests.
  const isShown = useHydrated() && isThere
  useEffect(() => {
    if (window.scrollY > 0 || !asked.current()) return
    isExpected.current = true
    function end(): void {
      isExpected.current = false
      for (const name of USER_INPUT_EVENTS) removeEventListener(name, end)
    }
    for (const name of USER_INPUT_EVENTS) addEventListener(name, end, { passive: true })
    return end
  }, [])

  useEffect(() => {
    if (!isShown || !isExpected.current || window.scrollY > 0) return
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
  }, [target, focus, isShown])
}
