/**
 * Reads the API and keeps every good response, so that a page rendered while the API is down keeps its voices, people
 * and articles, after a restart as well. Responses are kept as the API sent them and decoded when they are needed, so
 * that those of an earlier version of the site serve this one.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { stateStore } from '@/lib/state/server/stores'
import { apiUrl, type CallQuery, type ReadName } from '../calls'
import type { ApiResults } from '../models'
import { type ApiClient, UpstreamError } from './client'
import { shareOutcome, takeOutcome } from './visit'

const STORED_MS = 30 * 24 * 60 * 60 * 1000

/** Larger responses are not kept. */
const MAX_LENGTH = 1_000_000

function keyOf({ origin }: ApiClient, call: ReadName, query: object): string {
  return `${origin} ${apiUrl({ call, query })}`
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

async function storeResponse(key: string, body: unknown): Promise<void> {
  const text = JSON.stringify(body)
  if (text.length <= MAX_LENGTH) await attempt(() => stateStore('api-responses').set(key, text, STORED_MS))
}

/** The stored response; null when there is none, or none that this version of the site can read. */
async function readStored<C extends ReadName>(
  client: ApiClient,
  call: C,
  query: CallQuery<C>,
): Promise<ApiResults[C] | null> {
  const text = await attempt(() => stateStore('api-responses').get(keyOf(client, call, query)))
  if (text === null) return null
  try {
    return client.decode(call, query, JSON.parse(text))
  } catch (error) {
    logWarning('api.stored_response_unreadable', { call, reason: errorMessage(error) })
    return null
  }
}

export type ReadResult<T> = { data: T; failure: null } | { data: T | null; failure: UpstreamError }

/** Whether a read is made before its page is rendered, or may use the outcome of such a read (visit.ts). */
export type VisitStage = 'before page' | 'page'

type ReadRequest<C extends ReadName> = {
  page: string
  call: C
  query: CallQuery<C>
  signal: AbortSignal
  stage?: VisitStage
}

type Fresh<C extends ReadName> = { data: ApiResults[C]; body: unknown; failure: null } | { failure: UpstreamError }

async function readFresh<C extends ReadName>(
  client: ApiClient,
  { call, query, signal }: ReadRequest<C>,
): Promise<Fresh<C>> {
  try {
    const { data, body } = await client.readWithBody(call, query, signal)
    await storeResponse(keyOf(client, call, query), body)
    return { data, body, failure: null }
  } catch (failure) {
    if (!(failure instanceof UpstreamError)) throw failure
    return { failure }
  }
}

async function readShared<C extends ReadName>(
  client: ApiClient,
  { call, query }: ReadRequest<C>,
): Promise<Fresh<C> | undefined> {
  const outcome = await takeOutcome(keyOf(client, call, query))
  if (outcome?.failure !== null) return outcome
  return { ...outcome, data: client.decode(call, query, outcome.body) }
}

/**
 * Reads the API for a page; never rejects because of the API. When it fails, `data` is its last good response, or null
 * when there is none or the failure is a definite 404. Other failures are logged.
 */
export async function readWithFallback<C extends ReadName>(
  client: ApiClient,
  request: ReadRequest<C>,
): Promise<ReadResult<ApiResults[C]>> {
  const { page, call, query, stage } = request
  const shared = stage === 'page' ? await readShared(client, request) : undefined
  const fresh = shared ?? readFresh(client, request)
  if (stage === 'before page') shareOutcome(keyOf(client, call, query), Promise.resolve(fresh))
  const result = await fresh
  if (result.failure === null) return { data: result.data, failure: null }
  const { failure } = result
  if (failure.status === 404) return { data: null, failure }
  if (!shared) logWarning('api.prefetch_failed', { page, call, reason: failure.message })
  return { data: await readStored(client, call, query), failure }
}
