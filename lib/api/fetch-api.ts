/** Fetches API data in the browser, always through the API proxy and never from the external host. */

import { BROWSER_READ } from '../retries.ts'
import { apiUrl, type CallQuery, type ReadName } from './calls.ts'
import type { ApiResults } from './models.ts'

/** Why there is no data: no response, no JSON, or an error without a message. */
type Reason = 'unreachable' | 'unreadable' | 'answered'

/** A failed response, or none at all. */
class ApiError extends Error {
  /** HTTP status of the proxy's response; 0 when there was none. */
  readonly status: number
  /** Null: `message` is the server's own and can be shown to a visitor. */
  readonly reason: Reason | null
  constructor(status: number, reason: Reason | null, message: string = `${reason} ${status}`) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.reason = reason
  }
}

/** Which words tell a visitor about a failed read; without a reason its message does. */
export function problemOf(error: Error): Pick<ApiError, 'reason' | 'status'> {
  return error instanceof ApiError ? error : { reason: null, status: 0 }
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
    throw new ApiError(0, 'unreachable')
  }
  // The proxy has already decoded the response, so its type needs no second check in the browser.
  const body = await response.json().catch(() => undefined)
  const message: string | undefined = body?.error?.message
  if (!response.ok) throw new ApiError(response.status, message ? null : 'answered', message)
  if (body === undefined) throw new ApiError(response.status, 'unreadable')
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

/**
 * SWR's fetcher. It retries here because SWR reports an error at once and retries behind it, which would flash
 * "Error:" for a short outage. A 4xx is final and is not retried.
 * @param retries after the first failure; 0 for a read that the visitor repeats
 */
export async function fetchWithRetries<T>(url: string, retries = BROWSER_READ.retries): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchJson<T>(url)
    } catch (error) {
      const isResponse = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isResponse || attempt >= retries) throw error
      await new Promise((resolve) => setTimeout(resolve, BROWSER_READ.delayMs(attempt)))
    }
  }
}
