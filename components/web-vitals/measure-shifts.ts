/** Cumulative Layout Shift: the largest burst of shifts, with less than a second between two and at most five in all. */
import type { Measure } from './measure'
import { observe } from './observe'

export function measureShifts(): Measure {
  let largest = 0
  let burst = 0
  let first = Number.NEGATIVE_INFINITY
  let last = first
  const flush = observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return
    if (startTime - last >= 1000 || startTime - first >= 5000) {
      burst = 0
      first = startTime
    }
    last = startTime
    burst += value
    largest = Math.max(largest, burst)
  })
  return {
    read() {
      flush?.()
      return flush && largest
    },
    restart() {
      largest = 0
      burst = 0
    },
  }
}
