/**
 * Tells the site what has changed.
 *
 * Follows the store's log from where it was last time, so no commit is missed, whenever the process ends. An event that was
 * sent and not yet struck off when it ended is sent twice: receivers get everything at least once.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '../store/store.ts'
import { eventsOf } from './events.ts'
import { createQueue, type Waiting } from './queue.ts'
import { type Receiver, send } from './send.ts'

/** In milliseconds. Sanity too gives up after half an hour. */
const TIMING = { firstPause: 500, longestPause: 30_000, giveUpAfter: 30 * 60_000 }

/** How many documents' events are on their way at a time. */
const MAX_UNDER_WAY = 4

/** How many transactions are read from the log at a time. */
const READ_AHEAD = 50

export type WebhookOptions = Receiver & { timing?: Partial<typeof TIMING> }

/** @returns what ends it; events under way are sent again at the next start */
export function startWebhook(
  store: Store,
  database: DatabaseSync,
  options: WebhookOptions,
): { close: () => Promise<void> } {
  const { url } = options
  const timing = { ...TIMING, ...options.timing }
  const queue = createQueue(database)
  const closing = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isSilent = false

  // Before the first start nobody was listening, and after a new seed the log begins anew.
  const known = queue.progress()
  if (known === undefined || known > store.latestSequence()) queue.add([], store.latestSequence(), Date.now())

  /** Turns what is new in the log into events. One at a time; a commit meanwhile is found by the loop. */
  async function read(): Promise<void> {
    for (;;) {
      const transactions = store.transactionsAfter(queue.progress() ?? 0, READ_AHEAD)
      if (transactions.length === 0) return
      for (const transaction of transactions) {
        const now = Date.now()
        const isStale = now - Date.parse(transaction.timestamp) > timing.giveUpAfter
        const events = isStale ? [] : await eventsOf(transaction, store.document)
        if (closing.signal.aborted) return
        queue.add(events, transaction.sequence, now)
      }
      pump()
    }
  }

  function follow(): void {
    if (reading !== undefined || closing.signal.aborted) return
    reading = read().then(
      () => {
        reading = undefined
        // A commit after the last look and before now has found this still at work.
        if (store.latestSequence() > (queue.progress() ?? 0)) follow()
      },
      (error: unknown) => {
        reading = undefined
        console.error('The webhook cannot read what has changed; it tries again after the next change:', error)
      },
    )
  }

  /** Sends what is due, and wakes up when more is. */
  function pump(): void {
    if (closing.signal.aborted) return
    clearTimeout(timer)
    const busy = new Set(underWay.keys())
    const now = Date.now()
    const free = MAX_UNDER_WAY - underWay.size
    for (const event of free > 0 ? queue.due(now, busy, free) : []) {
      busy.add(event.document)
      const delivery = deliver(event)
        .catch((error: unknown) => console.error('The webhook failed:', error))
        .finally(() => {
          underWay.delete(event.document)
          pump()
        })
      underWay.set(event.document, delivery)
    }
    // Without a free place the next delivery that ends pumps again.
    const next = underWay.size < MAX_UNDER_WAY ? queue.nextDue(busy) : undefined
    if (next !== undefined) timer = setTimeout(pump, Math.max(0, next - now))
  }

  async function deliver(event: Waiting): Promise<void> {
    const outcome = await send(event, options, closing.signal)
    if (closing.signal.aborted && outcome.kind !== 'done') return
    if (outcome.kind === 'silent') {
      // One line, however many events wait: while the site is built nobody answers.
      if (!isSilent) console.error(`Webhook: ${url} does not answer (${outcome.reason}). Changes wait for it.`)
      isSilent = true
      return retry(event, outcome.reason)
    }
    if (isSilent) {
      console.error(`Webhook: ${url} answers again.`)
      isSilent = false
      queue.hurry(Date.now())
    }
    if (outcome.kind === 'again') {
      if (event.attempts === 0) console.error(`Webhook: ${failure(event, outcome.reason)} Trying again.`)
      return retry(event, outcome.reason)
    }
    queue.remove(event.id)
    if (outcome.kind === 'never') console.error(`Webhook: ${failure(event, outcome.reason)} Dropped.`)
  }

  function retry(event: Waiting, reason: string): void {
    const now = Date.now()
    if (now - event.since <= timing.giveUpAfter) {
      queue.postpone(event.id, now + pauseAfter(event.attempts, timing))
      return
    }
    queue.remove(event.id)
    console.error(`Webhook: ${failure(event, reason)} Given up.`)
  }

  function failure({ document }: Waiting, reason: string): string {
    return `the change of ${document} did not get to ${url}: ${reason}.`
  }

  const stopListening = store.onCommit(follow)
  follow()
  pump()
  return {
    close: async () => {
      stopListening()
      closing.abort()
      clearTimeout(timer)
      await Promise.allSettled([reading, ...underWay.values()])
    },
  }
}

/** Doubles with every attempt, and is up to a quarter longer or shorter, so that many do not come at once. */
function pauseAfter(attempts: number, { firstPause, longestPause }: typeof TIMING): number {
  const pause = Math.min(firstPause * 2 ** attempts, longestPause)
  return Math.round(pause * (0.75 + Math.random() / 2))
}
