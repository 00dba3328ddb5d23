/** Live queries that survive network errors. */
import { type MonoTypeOperatorFunction, type Observable, retry, throwError, timer } from 'rxjs'
import type { DocumentStore } from 'sanity'

/** Delay between a network error and the retry. */
const RETRY_MS = 1000

/** Whether the server rejected the request: a retry would fail as well. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Retries on network errors. */
export function retryOnNetworkError<T>(): MonoTypeOperatorFunction<T> {
  return retry({ delay: (error) => (isRefusal(error) ? throwError(() => error) : timer(RETRY_MS)) })
}

/**
 * `listenQuery` with retries on network errors. By itself it ends with an error, which replaces the whole form or list
 * until the Studio is reloaded.
 */
export function listenWithRetry(
  store: Pick<DocumentStore, 'listenQuery'>,
  ...[query, params, options]: Parameters<DocumentStore['listenQuery']>
): Observable<unknown> {
  return store.listenQuery(query, params, options).pipe(retryOnNetworkError())
}
