/**
 * State and rules of the stopwatch. Pure: the current time is a parameter.
 *
 * The time is derived from when the stopwatch was started, never counted up, so it stays exact when ticks are late or
 * missing, as in a background tab.
 */
import { pressTime } from '@/lib/browser/press-time'

/** Milliseconds between two ticks. */
export const TICK = 10

export type Stopwatch = {
  /** Time of the last start; null while it does not run. */
  startedAt: number | null
  /** Milliseconds of the runs before that. */
  before: number
  /** Elapsed milliseconds at each press of Split, oldest first. */
  splits: readonly number[]
}

export const STOPPED: Stopwatch = { startedAt: null, before: 0, splits: [] }

export function isRunning(stopwatch: Stopwatch): boolean {
  return stopwatch.startedAt !== null
}

/** Elapsed milliseconds at the time `now`. */
export function elapsed({ startedAt, before }: Stopwatch, now: number): number {
  return before + (startedAt === null ? 0 : Math.max(now - startedAt, 0))
}

/** Start and Pause in one. */
export function toggle(stopwatch: Stopwatch, now: number): Stopwatch {
  return isRunning(stopwatch)
    ? { ...stopwatch, startedAt: null, before: elapsed(stopwatch, now) }
    : { ...stopwatch, startedAt: now }
}

/** Adds the current time to the splits. */
export function split(stopwatch: Stopwatch, now: number): Stopwatch {
  return { ...stopwatch, splits: [...stopwatch.splits, elapsed(stopwatch, now)] }
}

/** When the visitor pressed, in milliseconds of `performance.now()`. Browser only. */
export function timeOfPress(event: Pick<Event, 'timeStamp'>): number {
  // Some browsers' events have the time of day.
  return Math.min(pressTime(event), performance.now())
}
