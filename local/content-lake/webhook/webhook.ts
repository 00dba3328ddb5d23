/**
 * Delivers changes of published documents by webhook.
 *
 * Follows the store's log from the first change that has not been delivered, so none is missed when the process ends.
 * Later ones may have been delivered before: delivery is at least once.
 */
import type { Feed } from '../listen/feed.ts'
import type { Services } from '../services/database.ts'
import type { Store } from '../store/store.ts'
import { eventsOf, parseQueries, type WebhookEvent, type WebhookQueries } from './events.ts'
import { type Receiver, send } from './send.ts'

/** In milliseconds. Like Sanity, it gives up after half an hour. */
const TIMING = { firstPause: 500, longestPause: 30_000, giveUpAfter: 30 * 60_000 }

/** Number of concurrent deliveries, each for another document. */
const MAX_DELIVERIES = 4

export type WebhookOptions = Receiver & WebhookQueries & { timing?: Partial<typeof TIMING> }

/** An event that waits, or is being delivered. Times are in milliseconds since 1970. */
type Pending = WebhookEvent & { sequence: number; since: number; due: number; attempts: number; isBusy: boolean }

type Context = { store: Store; feed: Feed; services: Services }

/**
 * @returns the stop function; deliveries in progress are repeated at the next start
 * @throws StartError when filter or projection are invalid
 */
export function startWebhook(
  { store, feed, services }: Context,
  options: WebhookOptions,
): { close: () => Promise<void> } {
  const { url } = options
  const timing = { ...TIMING, ...options.timing }
  const queries = parseQueries(options)
  const closing = new AbortController()
  const deliveries = new Set<Promise<void>>()
  /** In the order of the log. */
  let pending: Pending[] = []
  let timer: NodeJS.Timeout | undefined
  let isSilent = false
  // On the first start, and after a new seed, delivery begins at the current end of the log.
  let sequenceRead = Math.min(services.webhookProgress() ?? feed.latest(), feed.latest())
  services.setWebhookProgress(sequenceRead)

  const following = feed.follow(
    sequenceRead,
    async (transaction) => {
      const { sequence, timestamp } = transaction
      const since = Date.parse(timestamp)
      const isStale = Date.now() - since > timing.giveUpAfter
      const events = isStale ? [] : await eventsOf(transaction, queries, store.document)
      pending.push(...events.map((event) => ({ ...event, sequence, since, due: 0, attempts: 0, isBusy: false })))
      sequenceRead = sequence
      saveProgress()
      pump()
    },
    closing.signal,
  )
  following.catch((error: unknown) => console.error('The webhook cannot read what has changed:', error))

  function saveProgress(): void {
    services.setWebhookProgress(pending[0] === undefined ? sequenceRead : pending[0].sequence - 1)
  }

  /** Sends due events, of each document the first, and schedules itself for the next ones. */
  function pump(): void {
    if (closing.signal.aborted) return
    clearTimeout(timer)
    const firsts = new Map(pending.toReversed().map((event) => [event.document, event]))
    const waiting = [...firsts.values()]
      .filter(({ isBusy }) => !isBusy)
      .sort((a, b) => a.due - b.due || a.sequence - b.sequence)
    const now = Date.now()
    for (const event of waiting.filter(({ due }) => due <= now).slice(0, MAX_DELIVERIES - deliveries.size)) {
      event.isBusy = true
      const delivery = deliver(event).finally(() => {
        event.isBusy = false
        deliveries.delete(delivery)
        pump()
      })
      deliveries.add(delivery)
    }
    const next = waiting.find(({ isBusy }) => !isBusy)
    // When all slots are in use, the next finished delivery calls this again.
    if (next !== undefined && deliveries.size < MAX_DELIVERIES) timer = setTimeout(pump, Math.max(0, next.due - now))
  }

  async function deliver(event: Pending): Promise<void> {
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
      for (const other of pending) other.due = 0
    }
    if (outcome.kind === 'again') {
      if (event.attempts === 0) console.error(`Webhook: ${failure(event, outcome.reason)} Trying again.`)
      return retry(event, outcome.reason)
    }
    if (outcome.kind === 'never') console.error(`Webhook: ${failure(event, outcome.reason)} Dropped.`)
    remove(event)
  }

  function retry(event: Pending, reason: string): void {
    const now = Date.now()
    if (now - event.since <= timing.giveUpAfter) {
      event.due = now + pauseAfter(event.attempts, timing)
      event.attempts += 1
      return
    }
    console.error(`Webhook: ${failure(event, reason)} Given up.`)
    remove(event)
  }

  function remove(event: Pending): void {
    pending = pending.filter((other) => other !== event)
    saveProgress()
  }

  function failure({ document }: Pending, reason: string): string {
    return `the change of ${document} did not get to ${url}: ${reason}.`
  }

  return {
    close: async () => {
      closing.abort()
      clearTimeout(timer)
      await Promise.allSettled([following, ...deliveries])
    },
  }
}

/** Doubles with every attempt, with a jitter of up to a quarter, so that retries do not coincide. */
function pauseAfter(attempts: number, { firstPause, longestPause }: typeof TIMING): number {
  const pause = Math.min(firstPause * 2 ** attempts, longestPause)
  return Math.round(pause * (0.75 + Math.random() / 2))
}
