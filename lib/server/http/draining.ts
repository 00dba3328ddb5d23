/**
 * Stops a production server without losing work. On SIGTERM the process reports that it is not ready, goes on serving for
 * a moment, so that load balancers notice, lets tracked work finish, closes the port, finishes pending requests and exits.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { singleton } from '../../singleton.ts'

/** Time between the signal and the close of the port, in milliseconds. */
const GRACE_MS = 1000

/** The process exits after this, in milliseconds, whatever is pending: more than the longest call to the API. */
const LIMIT_MS = 20_000

type State = { isDraining: boolean; pending: Set<Promise<unknown>> }

const state = singleton<State>('lifecycle', () => ({ isDraining: false, pending: new Set() }))

/** Whether the process is about to stop: it should get no new visitors. */
export function isDraining(): boolean {
  return state.get().isDraining
}

/** Lets work finish before the process exits, even when the visitor who asked for it has left. @returns the work */
export function finishBeforeExit<Result>(work: Promise<Result>): Promise<Result> {
  const { pending } = state.get()
  const settled: Promise<unknown> = work.then(
    () => pending.delete(settled),
    () => pending.delete(settled),
  )
  pending.add(settled)
  return work
}

/**
 * Drains on SIGTERM, and on SIGINT (Ctrl-C) exits without waiting for load balancers. Call once, when the server starts.
 * @param close closes the port and waits for pending requests
 */
export function exitOnSignals(close: () => Promise<void>): void {
  process.on('SIGTERM', () => {
    // Whoever started the process may pass the signal on that its whole group got.
    if (isDraining()) return
    state.get().isDraining = true
    setTimeout(() => process.exit(143), LIMIT_MS).unref()
    void drained()
      .then(close)
      .finally(() => process.exit(143))
  })
  process.once('SIGINT', () => void close().finally(() => process.exit(130)))
}

async function drained(): Promise<void> {
  await pause(GRACE_MS)
  const { pending } = state.get()
  while (pending.size > 0) await Promise.allSettled(pending)
}
