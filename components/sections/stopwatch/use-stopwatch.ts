/** Hook with the stopwatch's state, actions and screen reader announcements. */
import { useCallback, useState } from 'react'
import { elapsed, isRunning, STOPPED, type Stopwatch, split, toggle } from '@/lib/stopwatch/stopwatch'
import { timeInWords } from '@/lib/stopwatch/time'

export type LiveStopwatch = {
  stopwatch: Stopwatch
  /** The last action as text; ticks are not announced. */
  said: string
  toggle(): void
  split(): void
  reset(): void
}

function told(change: (stopwatch: Stopwatch, now: number) => Stopwatch, stopwatch: Stopwatch, now: number) {
  const next = change(stopwatch, now)
  if (next === stopwatch) return null
  const time = timeInWords(elapsed(next, now))
  if (next.splits.length > stopwatch.splits.length) return { next, said: `Split ${next.splits.length} at ${time}` }
  return { next, said: isRunning(next) ? 'Started' : `Paused at ${time}` }
}

export function useStopwatch(): LiveStopwatch {
  const [{ stopwatch, said }, setState] = useState({ stopwatch: STOPPED, said: '' })

  const change = useCallback((by: (stopwatch: Stopwatch, now: number) => Stopwatch) => {
    // The time of the click, not of React's render.
    const now = performance.now()
    setState((state) => {
      const result = told(by, state.stopwatch, now)
      return result ? { stopwatch: result.next, said: result.said } : state
    })
  }, [])

  return {
    stopwatch,
    said,
    toggle: useCallback(() => change(toggle), [change]),
    split: useCallback(() => change(split), [change]),
    reset: useCallback(() => setState({ stopwatch: STOPPED, said: 'Reset' }), []),
  }
}
