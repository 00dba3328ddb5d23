/** The time of a lake: that of the machine, unless a test has set another one. */
import { HttpError } from '../server/json.ts'
import { isRecord } from './dataset.ts'

export type Clock = {
  /** In milliseconds since 1970. */
  now: () => number
  /** Whether it has been set: a machine's own time needs no telling. */
  isSet: () => boolean
  /** Calls back when it has been set. @returns the function that ends it */
  onSet: (listener: () => void) => () => void
}

export type TestClock = Clock & {
  /**
   * Sets it as a request says: `{ now, isFrozen }`, `{ advanceMs }`, or `{}` for the time of the machine.
   * @throws HttpError 400 for a body that is none of these
   */
  set: (body: unknown) => { now: string; isFrozen: boolean }
}

/** The clock of a lake that was not started for tests. */
export const MACHINE_CLOCK: Clock = { now: Date.now, isSet: () => false, onSet: () => () => undefined }

export function createTestClock(): TestClock {
  let offsetMs = 0
  let frozenMs: number | undefined
  const listeners = new Set<() => void>()
  const now = () => frozenMs ?? Date.now() + offsetMs

  function apply({ now: time, isFrozen, advanceMs, ...others }: Record<string, unknown>): void {
    const [unknown] = Object.keys(others)
    if (unknown !== undefined) throw new HttpError(400, `A clock has no "${unknown}"`)
    if (isFrozen !== undefined && typeof isFrozen !== 'boolean') {
      throw new HttpError(400, '"isFrozen" must be true or false')
    }
    if (advanceMs !== undefined && (typeof advanceMs !== 'number' || !Number.isFinite(advanceMs))) {
      throw new HttpError(400, '"advanceMs" must be a number of milliseconds')
    }
    const wantedMs = time === undefined ? undefined : typeof time === 'string' ? Date.parse(time) : Number.NaN
    if (Number.isNaN(wantedMs)) throw new HttpError(400, '"now" must be a date and time, such as 2026-01-31T12:00:00Z')
    const isReset = wantedMs === undefined && advanceMs === undefined && isFrozen === undefined
    const reachedMs = isReset ? Date.now() : (wantedMs ?? now()) + (advanceMs ?? 0)
    const stays = isReset ? false : (isFrozen ?? frozenMs !== undefined)
    if (Number.isNaN(new Date(reachedMs).getTime())) throw new HttpError(400, 'There is no such time')
    offsetMs = isReset ? 0 : reachedMs - Date.now()
    frozenMs = stays ? reachedMs : undefined
  }

  return {
    now,
    isSet: () => offsetMs !== 0 || frozenMs !== undefined,
    onSet: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (body) => {
      if (!isRecord(body)) throw new HttpError(400, 'The body must be an object, such as {"advanceMs": 60000}')
      apply(body)
      for (const listener of listeners) listener()
      return { now: new Date(now()).toISOString(), isFrozen: frozenMs !== undefined }
    },
  }
}
