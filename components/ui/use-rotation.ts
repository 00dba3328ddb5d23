/** Hook with the timer of a carousel: calls `step` at an interval, except while the page is hidden. */
import { useEffect, useEffectEvent } from 'react'

/** @param firstDelayMs returns the milliseconds before the first step, if they differ from the interval */
export function useRotation(
  isRotating: boolean,
  intervalMs: number,
  step: () => void,
  firstDelayMs?: () => number,
): void {
  const onStep = useEffectEvent(step)
  const firstDelay = useEffectEvent(() => firstDelayMs?.() ?? intervalMs)
  useEffect(() => {
    if (!isRotating) return
    let timer = setTimeout(tick, firstDelay())
    function tick(): void {
      if (!document.hidden) onStep()
      timer = setTimeout(tick, intervalMs)
    }
    return () => clearTimeout(timer)
  }, [isRotating, intervalMs])
}
