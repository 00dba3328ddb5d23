/**
 * Delivers changes of published documents by webhook.
 *
 * Follows the store's log from the first change that has not been delivered, so none is missed when the process ends.
 * Later ones may have been delivered before: delivery is at least once.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { bulkhead } from 'cockatiel'
import type { AccountDatabase } from '../account/database.ts'
import type { Clock } from '../clock.ts'
import type { Dataset } from '../datasets/dataset.ts'
import type { Faults } from '../http/faults.ts'
import type { WebhookOptions, WebhookTiming } from '../lake.ts'
import { follow } from '../listen/follow.ts'
import type { Transaction } from '../store/transactions.ts'
import { eventsOf, parseQueries, type WebhookEvent } from './events.ts'
import { send } from './send.ts'

/** In milliseconds. Like Sanity, it gives up after half an hour. */
const TIMING: WebhookTiming = { firstPause: 500, longestPause: 5_000, giveUpAfter: 30 * 60_000 }

/** Number of concurrent deliveries, each for another document. */
const MAX_DELIVERIES = 4

/** An event that waits, or is being delivered; `since` is the time of the change in milliseconds since 1970. */
type Pending = WebhookEvent & { sequence: number; since: number }

type Context = Pick<Dataset, 'store' | 'names'> & { account: AccountDatabase; clock: Clock; faults?: Faults }

/**
 * @throws StartError when filter or projection are not valid GROQ
 * @returns the stop function; deliveries in progress are repeated at the next start
 */
export function startWebhook(
  { store, names, account, clock, faults }: Context,
  options: WebhookOptions,
): { close: () => Promise<void> } {
  const queries = parseQueries(options)
  const timing = { ...TIMING, ...options.timing }
  const closing = new AbortController()
  const limit = bulkhead(MAX_DELIVERIES, Number.POSITIVE_INFINITY)
  /** In the order of the log. */
  const pending = new Set<Pending>()
  /** The last delivery of each document, so that its events keep their order. */
  const deliveries = new Map<string, Promise<void>>()
  // On the first start, and after a new seed, delivery begins at the current end of the log.
  let sequenceRead = Math.min(account.webhookProgress() ?? store.log.latest(), store.log.latest())
  account.setWebhookProgress(sequenceRead)

  let reading = Promise.resolve()
  follow(
    store,
    sequenceRead,
    (transaction) => {
      reading = reading
        .then(() => read(transaction))
        .catch((error: unknown) => console.error('The webhook cannot read what has changed:', error))
    },
    closing.signal,
  )

  async function read(transaction: Transaction): Promise<void> {
    const { sequence } = transaction
    const since = Date.parse(transaction.timestamp)
    const events = await eventsOf(transaction, queries, (id) => store.document(id), names)
    for (const event of events) enqueue({ ...event, sequence, since })
    sequenceRead = sequence
    saveProgress()
  }

  function saveProgress(): void {
    const [first] = pending
    account.setWebhookProgress(first === undefined ? sequenceRead : first.sequence - 1)
  }

  function enqueue(event: Pending): void {
    pending.add(event)
    const earlier = deliveries.get(event.document) ?? Promise.resolve()
    deliveries.set(
      event.document,
      earlier.then(async () => {
        const { delayMs = 0, copies = 1 } = faults?.ofDelivery() ?? {}
        if (delayMs > 0) await pause(delayMs, undefined, { signal: closing.signal }).catch(() => undefined)
        for (let copy = 0; copy < copies; copy += 1) await deliver(event)
        if (closing.signal.aborted) return
        pending.delete(event)
        saveProgress()
      }),
    )
  }

  /** Returns when the event is delivered, rejected or too old, or when the lake closes. */
  async function deliver(event: Pending): Promise<void> {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      const outcome = await limit.execute(() => send(event, options, closing.signal))
      if (outcome.kind === 'done' || closing.signal.aborted) return
      const isLast = outcome.kind === 'never' || clock.now() - event.since > timing.giveUpAfter
      if (attempt === 0 || isLast) {
        const failure = `the change of ${event.document} did not get to ${options.url}: ${outcome.reason}.`
        console.error(`Webhook: ${failure} ${isLast ? 'Dropped.' : 'Trying again.'}`)
      }
      if (isLast) return
      const pauseMs = Math.min(timing.firstPause * 2 ** attempt, timing.longestPause)
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    close: async () => {
      closing.abort()
      await reading
      await Promise.allSettled(deliveries.values())
    },
  }
}
