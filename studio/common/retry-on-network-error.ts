/** Readings that follow what anybody edits, and outlast a Content Lake that is away for a while. */
import { type MonoTypeOperatorFunction, type Observable, retry, throwError, timer } from 'rxjs'
import type { DocumentStore } from 'sanity'

/** Time from a reading that got no answer to the next. */
const RETRY_MS = 1000

/** Answered, and refused: asking again would bring the same. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Tries again when there is no answer. */
export function retryOnNetworkError<T>(): MonoTypeOperatorFunction<T> {
  return retry({ delay: (error) => (isRefusal(error) ? throwError(() => error) : timer(RETRY_MS)) })
}

/**
 * `listenQuery` that tries again when there is no answer. By itself it ends with an error, which takes the place of the whole form or list until
 * the Studio is loaded again.
 */
export function listenWithRetry(
  store: Pick<DocumentStore, 'listenQuery'>,
  ...[query, params, options]: Parameters<DocumentStore['listenQuery']>
): Observable<unknown> {
  return store.listenQuery(query, params, options).pipe(retryOnNetworkError())
}
