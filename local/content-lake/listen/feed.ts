/**
 * Delivers the transactions in order to any number of streams, each at its own pace.
 *
 * There are no queues per stream: each reads what follows its position, from memory when recent, from the log when it
 * has fallen behind. So a slow reader needs no memory, and resuming works like reading.
 */
import { EventEmitter, once } from 'node:events'
import type { Store } from '../store/store.ts'
import type { Transaction } from '../store/transactions.ts'

/** Number of recent document changes kept in memory. */
const MAX_RECENT = 500

/** Number of transactions read from the log at a time. */
const BATCH = 20

export type Feed = {
  /** Sequence of the last transaction; 0 before the first. */
  latest: () => number
  /**
   * Delivers every transaction after a sequence in order, including future ones.
   * @param deliver is awaited before the next transaction
   * @returns when the signal aborts
   */
  follow: (after: number, deliver: (transaction: Transaction) => Promise<void>, signal: AbortSignal) => Promise<void>
}

export function createFeed({ log, onCommit }: Store): Feed {
  const commits = new EventEmitter().setMaxListeners(0)
  let latest = log.latest()
  const recent: Transaction[] = []
  onCommit((transaction) => {
    latest = transaction.sequence
    recent.push(transaction)
    let changes = recent.reduce((sum, { changes: own }) => sum + own.length, 0)
    while (changes > MAX_RECENT) changes -= recent.shift()?.changes.length ?? changes
    commits.emit('commit')
  })

  function after(sequence: number): readonly Transaction[] {
    const isRecent = recent[0] !== undefined && recent[0].sequence <= sequence + 1
    return isRecent ? recent.filter((own) => own.sequence > sequence) : log.after(sequence, BATCH)
  }

  return {
    latest: () => latest,
    follow: async (from, deliver, signal) => {
      let position = from
      while (!signal.aborted) {
        if (position >= latest) {
          await once(commits, 'commit', { signal }).catch(() => undefined)
          continue
        }
        const batch = after(position)
        for (const transaction of batch) {
          if (signal.aborted) return
          await deliver(transaction)
          position = transaction.sequence
        }
        // The log returned fewer transactions than announced: skip ahead instead of retrying.
        if (batch.length === 0) position = latest
      }
    },
  }
}
