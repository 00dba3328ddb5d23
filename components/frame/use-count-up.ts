/** Hook with the counter of the statistics band. */
import { type RefObject, useEffect, useState } from 'react'
import { COUNT_UP_TICK, COUNT_UP_TICKS } from '@/lib/format/count-up'

/**
 * Number of ticks passed. `waiting`: not yet known whether there will be a count, as in the server's HTML. `final`:
 * the count is over, or there is none.
 */
export type CountUp = 'waiting' | number | 'final'

/**
 * Counts once, starting when the element is first visible, and stops after five seconds. No count under reduced
 * motion.
 */
export function useCountUp(element: RefObject<Element | null>): CountUp {
  const [count, setCount] = useState<CountUp>('waiting')

  useEffect(() => {
    const band = element.current
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
    if (!band || isStill || !('IntersectionObserver' in globalThis)) {
      setCount('final')
      return
    }
    let clock: ReturnType<typeof setInterval> | undefined
    setCount(0)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        let passed = 0
        clock = setInterval(() => {
          passed += 1
          if (passed >= COUNT_UP_TICKS) clearInterval(clock)
          setCount(passed >= COUNT_UP_TICKS ? 'final' : passed)
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

  return count
}
