/** The clock of the statistics band. */
import { type RefObject, useEffect, useState } from 'react'
import { COUNT_UP_TICK, COUNT_UP_TICKS } from '@/lib/count-up'

/**
 * Ticks once through the count when the element is first visible, and stops by itself after five seconds.
 * @returns how many ticks have passed; null while the final figures are to be shown: on the server, without JavaScript, under
 * reduced motion, and once the count is over
 */
export function useCountUp(element: RefObject<Element | null>): number | null {
  const [tick, setTick] = useState<number | null>(null)

  useEffect(() => {
    const band = element.current
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
    if (!band || isStill || !('IntersectionObserver' in globalThis)) return
    let clock: ReturnType<typeof setInterval> | undefined
    // Back to zero while still out of sight, so that nobody sees the figures jump.
    setTick(0)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        let passed = 0
        clock = setInterval(() => {
          passed += 1
          if (passed >= COUNT_UP_TICKS) clearInterval(clock)
          setTick(passed >= COUNT_UP_TICKS ? null : passed)
        }, COUNT_UP_TICK)
      },
      { threshold: 0.2 },
    )
    observer.observe(band)
    return () => {
      observer.disconnect()
      clearInterval(clock)
    }
  }, [element])

  return tick
}
