/** Hook with the stopwatch's state, actions and screen reader announcements. */
import { type MouseEvent, useState } from 'react'
import { elapsed, isRunning, STOPPED, split, timeOfPress, toggle } from '@/lib/stopwatch/stopwatch'
import { timeInWords } from '@/lib/stopwatch/time'

export function useStopwatch() {
  const [stopwatch, setStopwatch] = useState(STOPPED)
  /** The last action as text; ticks are not announced. */
  const [announcement, setAnnouncement] = useState('')

  return {
    stopwatch,
    announcement,
    toggle(event: MouseEvent): void {
      const now = timeOfPress(event)
      const next = toggle(stopwatch, now)
      setStopwatch(next)
      setAnnouncement(isRunning(next) ? 'Started' : `Paused at ${timeInWords(elapsed(next, now))}`)
    },
    split(event: MouseEvent): void {
      if (!isRunning(stopwatch)) return
      const now = timeOfPress(event)
      const next = split(stopwatch, now)
      setStopwatch(next)
      setAnnouncement(`Split ${next.splits.length} at ${timeInWords(elapsed(next, now))}`)
    },
    reset(): void {
      setStopwatch(STOPPED)
      setAnnouncement('Reset')
    },
  }
}
