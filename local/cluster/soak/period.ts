/** The time for which a soak runs. */

export type Period = {
  /** Asked before each action. */
  isOver(): boolean
  /** Milliseconds until the end, negative after it. */
  left(): number
}

/** Begins now. */
export function startPeriod(durationMs: number): Period {
  const end = Date.now() + durationMs
  const left = () => end - Date.now()
  return { left, isOver: () => left() < 0 }
}

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
