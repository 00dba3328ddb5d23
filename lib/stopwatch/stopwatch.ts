/**
 * The stopwatch as values and rules. Pure: the clock's reading is handed in.
 *
 * The time is derived from when the stopwatch was started, never counted up, so it stays exact when ticks come late or not at all, as in a
 * tab that sleeps (reading A98).
 */

/** Milliseconds between two ticks (specification section 9). */
export const TICK = 10

export type Stopwatch = {
  /** The clock when it was last started; null while it does not run. */
  startedAt: number | null
  /** Milliseconds of the runs before that. */
  before: number
  /** Elapsed milliseconds at each press of Split, the first one first. */
  splits: readonly number[]
}

export const STOPPED: Stopwatch = { startedAt: null, before: 0, splits: [] }

export function isRunning(stopwatch: Stopwatch): boolean {
  return stopwatch.startedAt !== null
}

/** Milliseconds on the stopwatch when the clock shows `now`. */
export function elapsed({ startedAt, before }: Stopwatch, now: number): number {
  return before + (startedAt === null ? 0 : Math.max(now - startedAt, 0))
}

/** Start and Pause in one. */
export function toggle(stopwatch: Stopwatch, now: number): Stopwatch {
  return isRunning(stopwatch)
    ? { ...stopwatch, startedAt: null, before: elapsed(stopwatch, now) }
    : { ...stopwatch, startedAt: now }
}

/** Notes the current time; only a running stopwatch has one worth noting (reading A97). */
export function split(stopwatch: Stopwatch, now: number): Stopwatch {
  if (!isRunning(stopwatch)) return stopwatch
  return { ...stopwatch, splits: [...stopwatch.splits, elapsed(stopwatch, now)] }
}
