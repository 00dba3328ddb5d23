/**
 * How the site knows what the API has at a path: from a list of the API that is kept in memory, and for what the list lacks
 * from the API itself, once a minute.
 */
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { UNREADABLE_LIST } from '@/lib/retries'

/**
 * What the API has at a path: the path as the API spells it. `unavailable`: the API does not respond, and has never delivered
 * it.
 */
export type ApiPageState = { kind: 'found'; path: string } | { kind: 'missing' } | { kind: 'unavailable' }

/** Milliseconds for which a response counts: a made-up path costs the API one request a minute. */
const STATE_MS = 60_000
const MAX_STATES = 5000

/** Milliseconds for which a visitor waits for the first list; its load goes on for the next one. */
const TIMEOUT_MS = 2000

/** @returns the list, or null when it takes longer than a visitor waits */
export function withinWait<List>(list: Promise<List>, timeoutMs = TIMEOUT_MS): Promise<List | null> {
  return Promise.race([list, setTimeout(timeoutMs, null, { ref: false })])
}

/** @returns a request of the API for each name once a minute. An outage is not cached, so that the next request tries again. */
export function oncePerMinute<State extends Pick<ApiPageState, 'kind'>>(
  request: (name: string) => Promise<State>,
): (name: string) => Promise<State> {
  const states = new LRUCache<string, State>({
    max: MAX_STATES,
    ttl: STATE_MS,
    ignoreFetchAbort: true,
    fetchMethod: request,
  })
  return async (name) => {
    const state = await states.forceFetch(name)
    if (state.kind === 'unavailable') states.delete(name)
    return state
  }
}

/**
 * @param load the list, from memory once it is there
 * @returns the list; null while it cannot be read. Without `waits` only what is in memory.
 */
export function knownList<List extends { isComplete: boolean }>(
  load: () => Promise<List>,
): (options?: { waits?: boolean }) => Promise<List | null> {
  let unreadableUntil = 0
  return async ({ waits = true } = {}) => {
    if (Date.now() < unreadableUntil) return null
    const list = await withinWait(load(), waits ? TIMEOUT_MS : 0)
    if (list?.isComplete) return list
    if (waits || list) unreadableUntil = Date.now() + UNREADABLE_LIST.pauseMs
    return null
  }
}
