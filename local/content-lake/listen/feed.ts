/**
 * The transactions in order, for any number of streams that each read at their own pace.
 *
 * Nothing is queued for a stream: it asks for what comes after its place, from memory when that is recent, from the log when
 * it has fallen behind. So a slow reader costs no memory, and going on after a break is the same as reading.
 */
import { EventEmitter, once } from 'node:events'
import type { Store } from '../store/store.ts'
import type { Transaction } from '../store/transactions.ts'

/** How many changes of documents are kept in memory. */
const MAX_RECENT = 500

/** How many transactions are read from the log at a time. */
const BATCH = 20

/** What streams need of the store. */
export type TransactionLog = Pick<Store, 'transactionsAfter' | 'latestSequence' | 'onCommit' | 'seed'>

export type Feed = {
  log: TransactionLog
  /** The last transaction there is; 0 before the first. */
  latest: () => number
  /**
   * Hands over every transaction after a sequence, one after the other, those to come too.
   * @param deliver is awaited before the next one
   * @returns when the signal aborts
   */
  follow: (after: number, deliver: (transaction: Transaction) => Promise<void>, signal: AbortSignal) => Promise<void>
  close: () => void
}

export function createFeed(log: TransactionLog): Feed {
  const commits = new EventEmitter().setMaxListeners(0)
  let latest = log.latestSequence()
  let recent: Transaction[] = []
  const stop = log.onCommit((transaction) => {
    latest = transaction.sequence
    recent.push(transaction)
    let changes = recent.reduce((sum, { changes: own }) => sum + own.length, 0)
    while (changes > MAX_RECENT) changes -= recent.shift()?.changes.length ?? changes
    commits.emit('commit')
  })

  function after(sequence: number): readonly Transaction[] {
    const isRecent = recent[0] !== undefined && recent[0].sequence <= sequence + 1
    return isRecent ? recent.filter((own) => own.sequence > sequence) : log.transactionsAfter(sequence, BATCH)
  }

  return {
    log,
    latest: () => latest,
    follow: async (from, deliver, signal) => {
      let place = from
      while (!signal.aborted) {
        if (place >= latest) {
          await once(commits, 'commit', { signal }).catch(() => undefined)
          continue
        }
        const batch = after(place)
        for (const transaction of batch) {
          if (signal.aborted) return
          await deliver(transaction)
          place = transaction.sequence
        }
        // The log has less than it said: nothing will come of asking again.
        if (batch.length === 0) place = latest
      }
    },
    close: () => {
      stop()
      recent = []
    },
  }
}
