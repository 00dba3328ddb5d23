/** Transactions of the log in their order: those after a sequence, then each new one. */
import type { Store } from '../store/store.ts'
import type { Transaction } from '../store/transactions.ts'

/** Number of transactions read from the log at a time. */
const BATCH = 20

/**
 * Calls back with every transaction after a sequence, in order: at once with those in the log, later with each commit.
 * @param signal ends it
 */
export function follow(
  store: Store,
  after: number,
  deliver: (transaction: Transaction) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let batch = store.log.after(after, BATCH)
  while (batch.length > 0) {
    for (const transaction of batch) deliver(transaction)
    batch = store.log.after(batch.at(-1)?.sequence ?? 0, BATCH)
  }
  signal.addEventListener('abort', store.onCommit(deliver))
}
