/** Fetches API data in the browser, always through the API proxy and never from the external host. */
import { apiUrl, type CallQuery, type ReadName } from './calls.ts'
import type { ApiResults } from './models'

/** A failed response, or none at all. `message` can be shown to a visitor. */
class ApiError extends Error {
  /** HTTP status of the proxy's response; 0 when there was none. */
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

const UNREACHABLE = 'We could not reach our server. Check your connection and try again.'
const UNREADABLE = 'Our server sent an answer we could not read.'

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  const { error } = body
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}

/**
 * GETs a proxy URL and parses the JSON.
 * @throws ApiError for anything but a readable success; an aborted request rejects with the signal's reason
 */
async function fetchJson<T>(url: string, signal?: AbortSignal): Promise<T> {
  let response: Response
  try {
    response = await fetch(url, { headers: { accept: '*/*' }, signal })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(UNREACHABLE, 0)
  }
  // The proxy has already decoded the response, so its type needs no second check in the browser.
  const body: T | undefined = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(messageOf(body) ?? `The server answered ${response.status}.`, response.status)
  if (body === undefined) throw new ApiError(UNREADABLE, response.status)
  return body
}

/** Fetches once, without retries and without a cache. */
export function fetchApi<C extends ReadName>(
  call: C,
  query: CallQuery<C>,
  options: { signal?: AbortSignal } = {},
): Promise<ApiResults[C]> {
  return fetchJson<ApiResults[C]>(apiUrl({ call, query }), options.signal)
}

/** Retries of a read: three, after 1, 2 and 4 seconds, never more than 30 seconds apart. */
export const READ_RETRIES = 3
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

/**
 * SWR's fetcher. It retries here because SWR reports an error at once and retries behind it, which would flash
 * "Error:" for a short outage. A 4xx is final and is not retried.
 */
export async function fetchWithRetries<T>(url: string): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchJson<T>(url)
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isAnswer || attempt >= READ_RETRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)))
    }
  }
}
