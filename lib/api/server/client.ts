/**
 * HTTP client of the external API, used by the API proxy (`pages/api/v1`) and `getStaticProps`.
 *
 * Server only: it knows the API's URL. Requests accept any media type and carry no authentication, as the API's
 * contract requires.
 */
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel'
import { env } from '@/lib/env'
import { API_READ } from '@/lib/retries'
import { metrics } from '@/lib/server/metrics/metrics'
import { type CallName, type CallQuery, calls, type ReadName } from '../calls'
import type { ApiResults, Enquiry } from '../models'
import type { QueryValue } from '../parameters'
import { callApi, postEnquiry, UpstreamError } from './call-api'
import { DecodeError, decoders } from './decoders'

export { UpstreamError }

export type ApiClient = {
  /** Origin of the API. */
  origin: string
  /** Performs a read. Rejects with UpstreamError. `signal` aborts it with all its attempts. */
  read<C extends ReadName>(call: C, query: CallQuery<C>, signal?: AbortSignal): Promise<ApiResults[C]>
  /** The same, with the body as the API sent it, for `decode`. */
  readWithBody<C extends ReadName>(
    call: C,
    query: CallQuery<C>,
    signal?: AbortSignal,
  ): Promise<{ data: ApiResults[C]; body: unknown }>
  /** The data in a body that was read before. Throws UpstreamError when it does not match the contract. */
  decode<C extends ReadName>(call: C, query: CallQuery<C>, body: unknown): ApiResults[C]
  /** As `read`, for a query that the proxy has validated against the table, where its static type is lost. */
  readChecked(call: ReadName, query: Readonly<Record<string, QueryValue>>, signal?: AbortSignal): Promise<object>
  /** Sends an enquiry once, with exactly its four fields. Rejects with UpstreamError. */
  sendEnquiry(enquiry: Enquiry): Promise<unknown>
}

/** Whether the API is down, as opposed to a response that it should not have given. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  return error.reason === 'unreachable' || error.reason === 'timeout' || (error.status ?? 0) >= 500
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  return error.reason === 'unreachable' || (error.status !== null && API_READ.statuses.includes(error.status))
}

/**
 * @param baseUrl origin of the external API, without a trailing slash
 * @param siteUrl origin of this site: links to it in the API's HTML count as internal
 */
export function createApiClient(baseUrl: string, siteUrl?: string): ApiClient {
  /** Times an attempt by its outcome. */
  async function observed(call: CallName, attempted: Promise<unknown>): Promise<unknown> {
    const stop = metrics()?.apiCalls.startTimer({ call })
    try {
      const body = await attempted
      stop?.({ outcome: 'ok' })
      return body
    } catch (error) {
      stop?.({ outcome: error instanceof UpstreamError ? error.reason : 'unreadable' })
      throw error
    }
  }

  const policies = new Map<CallName, IPolicy>()

  /** Retries, and a circuit breaker: while a call keeps failing, its requests fail at once. */
  function policyOf(call: ReadName): IPolicy {
    const known = policies.get(call)
    if (known) return known
    const policy = wrap(
      retry(handleWhen(isWorthRetrying), {
        maxAttempts: calls[call].retries,
        backoff: new ConstantBackoff(API_READ.pauseMs),
      }),
      circuitBreaker(handleWhen(isOutage), {
        halfOpenAfter: API_READ.breakMs,
        breaker: new ConsecutiveBreaker(API_READ.breakAfterFailures),
      }),
    )
    policies.set(call, policy)
    return policy
  }

  function decode<C extends ReadName>(call: C, query: object, body: unknown): ApiResults[C] {
    try {
      return decoders[call](body, baseUrl, siteUrl, { ...query })
    } catch (error) {
      if (error instanceof DecodeError) throw new UpstreamError(call, 'unreadable', 200, error)
      throw error
    }
  }

  async function readBody(call: ReadName, query: object, signal?: AbortSignal): Promise<unknown> {
    try {
      return await policyOf(call).execute(
        () => observed(call, callApi(baseUrl, call, query, undefined, signal)),
        signal,
      )
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        metrics()?.apiCalls.observe({ call, outcome: 'broken' }, 0)
        throw new UpstreamError(call, 'unreachable', null, error)
      }
      if (error instanceof TaskCancelledError) throw new UpstreamError(call, 'timeout', null, error)
      throw error
    }
  }

  async function readWithBody<C extends ReadName>(call: C, query: object, signal?: AbortSignal) {
    const body = await readBody(call, query, signal)
    return { data: decode(call, query, body), body }
  }

  async function read<C extends ReadName>(call: C, query: object, signal?: AbortSignal): Promise<ApiResults[C]> {
    return (await readWithBody(call, query, signal)).data
  }

  return {
    origin: baseUrl,
    read,
    readWithBody,
    decode,
    readChecked: read,
    sendEnquiry: (enquiry) => observed('sendContactus', postEnquiry(baseUrl, enquiry)),
  }
}

let client: ApiClient | undefined

/** The client of this process, with the configured base URL. */
export function apiClient(): ApiClient {
  client ??= createApiClient(env().apiBaseUrl, env().siteUrl)
  return client
}
