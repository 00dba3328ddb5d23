/** Interaction to Next Paint: the longest interaction, of which one in fifty is left out (https://web.dev/articles/inp). */
import type { Measure } from './measure'
import { observe } from './observe'

/** Shorter events are not reported: browsers round to 8 ms, and the first interaction is reported however short it is. */
const MIN_MS = 40

/** What is shorter than any reported event. */
const SHORTEST_MS = 8

export function measureInteractions(): Measure {
  /** By the browser's id. A press has several events. */
  let durations = new Map<number, number>()
  let countBefore = 0
  function handle({ interactionId, duration }: PerformanceEntry): void {
    if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
  }
  const flush = observe('event', handle, MIN_MS)
  const flushFirst = observe('first-input', handle)
  return {
    read() {
      flush?.()
      flushFirst?.()
      // Browsers that do not count have reported at least these.
      const count = (performance.interactionCount ?? durations.size) - countBefore
      const longest = Array.from(durations.values()).sort((a, b) => b - a)
      if (!flush || count <= 0) return undefined
      return longest[Math.min(longest.length - 1, Math.floor(count / 50))] ?? SHORTEST_MS
    },
    restart() {
      durations = new Map()
      countBefore = performance.interactionCount ?? 0
    },
  }
}
