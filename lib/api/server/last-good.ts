/**
 * Reads the API and keeps every good response, so that a page rendered while the API is down keeps its voices, people
 * and articles, after a restart as well. Server only.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { stateStore } from '@/lib/state/stores'
import { apiUrl, type CallQuery, type ReadName } from '../calls'
import type { ApiResults } from '../models'
import { type ApiClient, UpstreamError } from './client'

/** To be raised when a model changes: stored responses of another version are not used. */
const VERSION = 2

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Larger responses are not kept. */
const MAX_LENGTH = 1_000_000

function keyOf({ origin }: ApiClient, call: ReadName, query: object): string {
  return `${VERSION} ${origin} ${apiUrl({ call, query })}`
}

/** A store that is down must not cost a page. */
async function attempt<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action()
  } catch (error) {
    logWarning('state.failed', { store: 'api-responses', reason: errorMessage(error) })
    return null
  }
}

async function keep(key: string, data: unknown): Promise<void> {
  const text = JSON.stringify(data)
  if (text.length <= MAX_LENGTH) await attempt(() => stateStore('api-responses').set(key, text, KEPT_MS))
}

async function recall<C extends ReadName>(key: string): Promise<ApiResults[C] | null> {
  const text = await attempt(() => stateStore('api-responses').get(key))
  // Written by `keep` under a key of this call and version.
  return text === null ? null : JSON.parse(text)
}

export type Reading<T> = { data: T; failure: null } | { data: T | null; failure: UpstreamError }

/**
 * Reads the API for a page; never rejects because of the API. When it fails, `data` is its last good response, or null
 * when there is none or the failure is a definite 404. Other failures are logged.
 */
export async function readOrRecall<C extends ReadName>(
  client: ApiClient,
  { page, call, query, signal }: { page: string; call: C; query: CallQuery<C>; signal: AbortSignal },
): Promise<Reading<ApiResults[C]>> {
  const key = keyOf(client, call, query)
  try {
    const data = await client.read(call, query, signal)
    await keep(key, data)
    return { data, failure: null }
  } catch (failure) {
    if (!(failure instanceof UpstreamError)) throw failure
    if (failure.status === 404) return { data: null, failure }
    logWarning('api.prefetch_failed', { page, call, reason: failure.message })
    return { data: await recall<C>(key), failure }
  }
}
