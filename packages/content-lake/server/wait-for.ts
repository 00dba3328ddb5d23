/** Waits for what no event tells of. */
import { setTimeout as pause } from 'node:timers/promises'

type Options = {
  timeoutMs?: number
  intervalMs?: number
  /** What is waited for, for the error. */
  what?: string | (() => string)
}

/**
 * Tries a condition until it holds. The limit is generous, because a busy machine is no defect.
 * @returns its first truthy value
 * @throws when it does not hold in time, or the condition itself throws
 */
export async function waitFor<Value>(
  condition: () => Value | Promise<Value>,
  { timeoutMs = 60_000, intervalMs = 10, what = 'What is waited for' }: Options = {},
): Promise<Exclude<Value, false | null | undefined | 0 | ''>> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const value = await condition()
    if (isTruthy(value)) return value
    if (performance.now() > deadline) {
      throw new Error(`${typeof what === 'string' ? what : what()}: not within ${timeoutMs / 1000} seconds`)
    }
    await pause(intervalMs)
  }
}

function isTruthy<Value>(value: Value): value is Exclude<Value, false | null | undefined | 0 | ''> {
  return Boolean(value)
}
