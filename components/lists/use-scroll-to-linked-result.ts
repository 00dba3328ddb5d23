/** Hook that scrolls a visitor who has followed a link to what it leads to. */
import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from '../ui/use-hydrated'

/**
 * Scrolls to the target once it is rendered and moves the focus, unless the visitor has scrolled or focused something
 * meanwhile.
 * @param isWanted called once, on mount. Ignored on Back, where the browser has already restored the scroll position.
 * @param isThere whether the target shows what the link leads to, which may take a while on a slow network
 * @param focus the element to focus, if it is focusable
 */
export function useScrollToLinkedResult(
  target: RefObject<HTMLElement | null>,
  isWanted: () => boolean,
  isThere = true,
  focus = target,
): void {
  const isLinked = useRef(isWanted)
  const isExpected = useRef<boolean>(null)
  // During hydration a list still shows what the server rendered, whatever the URL requests.
  const isShown = useHydrated() && isThere
  useEffect(() => {
    isExpected.current ??= window.scrollY === 0 && isLinked.current()
    if (!isShown || !isExpected.current) return
    isExpected.current = false
    if (window.scrollY > 0 || document.activeElement !== document.body) return
    target.current?.scrollIntoView({ block: 'start' })
    focus.current?.focus({ preventScroll: true })
  }, [target, focus, isShown])
}
