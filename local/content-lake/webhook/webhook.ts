/**
 * Delivers changes of published documents by webhook.
 *
 * Follows the store's log from its last position, so no commit is missed when the process ends. An event that was sent
 * but not yet removed from the queue is sent again: delivery is at least once.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '../store/store.ts'
import { eventsOf, parseQueries, type WebhookQueries } from './events.ts'
import { createQueue, type QueuedEvent } from './queue.ts'
import { type Receiver, send } from './send.ts'

/** In milliseconds. Like Sanity, it gives up after half an hour. */
const TIMING = { firstPause: 500, longestPause: 30_000, giveUpAfter: 30 * 60_000 }

/** Number of concurrent deliveries, each for another document. */
const MAX_DELIVERIES = 4

/** Number of transactions read from the log at a time. */
const READ_AHEAD = 50

export type WebhookOptions = Receiver & WebhookQueries & { timing?: Partial<typeof TIMING> }

/**
 * @returns the stop function; deliveries in progress are repeated at the next start
 * @throws StartError when filter or projection are invalid
 */
export function startWebhook(
  store: Store,
  database: DatabaseSync,
  options: WebhookOptions,
): { close: () => Promise<void> } {
  const { url } = options
  const timing = { ...TIMING, ...options.timing }
  const queries = parseQueries(options)
  const queue = createQueue(database)
  const closing = new AbortController()
  const deliveries = new Map<string, Promise<void>>()
  let pendingRead: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isSilent = false

  // On the first start, and after a new seed, delivery begins at the current end of the log.
  const known = queue.progress()
  if (known === undefined || known > store.latestSequence()) queue.add([], store.latestSequence(), Date.now())

  /** Converts new transactions to events. Runs once at a time; the loop picks up commits made meanwhile. */
  async function read(): Promise<void> {
    for (;;) {
      const transactions = store.transactionsAfter(queue.progress() ?? 0, READ_AHEAD)
      if (transactions.length === 0) return
      for (const transaction of transactions) {
        const now = Date.now()
        const isStale = now - Date.parse(transaction.timestamp) > timing.giveUpAfter
        const events = isStale ? [] : await eventsOf(transaction, queries, store.document)
        if (closing.signal.aborted) return
        queue.add(events, transaction.sequence, now)
      }
      pump()
    }
  }

  function follow(): void {
    if (pendingRead !== undefined || closing.signal.aborted) return
    pendingRead = read().then(
      () => {
        pendingRead = undefined
        // Catches a commit made after the last read while this was still running.
        if (store.latestSequence() > (queue.progress() ?? 0)) follow()
      },
      (error: unknown) => {
        pendingRead = undefined
        console.error('The webhook cannot read what has changed; it tries again after the next change:', error)
      },
    )
  }

  /** Sends due events, and schedules itself for the next ones. */
  function pump(): void {
    if (closing.signal.aborted) return
    clearTimeout(timer)
    const busy = new Set(deliveries.keys())
    const now = Date.now()
    const free = MAX_DELIVERIES - deliveries.size
    for (const event of free > 0 ? queue.due(now, busy, free) : []) {
      busy.add(event.document)
      const delivery = deliver(event)
        .catch((error: unknown) => console.error('The webhook failed:', error))
        .finally(() => {
          deliveries.delete(event.document)
          pump()
        })
      deliveries.set(event.document, delivery)
    }
    // When all slots are in use, the next finished delivery calls this again.
    const next = deliveries.size < MAX_DELIVERIES ? queue.nextDue(busy) : undefined
    if (next !== undefined) timer = setTimeout(pump, Math.max(0, next - now))
  }

  async function deliver(event: QueuedEvent): Promise<void> {
    const outcome = await send(event, options, closing.signal)
    if (closing.signal.aborted && outcome.kind !== 'done') return
    if (outcome.kind === 'silent') {
      // Logged once, however many events wait: during a build of the site there is no server.
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

  function retry(event: QueuedEvent, reason: string): void {
    const now = Date.now()
    if (now - event.since <= timing.giveUpAfter) {
      queue.postpone(event.id, now + pauseAfter(event.attempts, timing))
      return
    }
    queue.remove(event.id)
    console.error(`Webhook: ${failure(event, reason)} Given up.`)
  }

  function failure({ document }: QueuedEvent, reason: string): string {
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
      await Promise.allSettled([pendingRead, ...deliveries.values()])
    },
  }
}

/** Doubles with every attempt, with a jitter of up to a quarter, so that retries do not coincide. */
function pauseAfter(attempts: number, { firstPause, longestPause }: typeof TIMING): number {
  const pause = Math.min(firstPause * 2 ** attempts, longestPause)
  return Math.round(pause * (0.75 + Math.random() / 2))
}
