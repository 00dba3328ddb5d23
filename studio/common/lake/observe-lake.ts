import { concatMap, defer, type Observable, ReplaySubject, share, throttleTime, timer } from 'rxjs'
import type { SanityClient } from 'sanity'
import { API_VERSION } from '../api-version.ts'
import { retryOnNetworkError } from './retry-on-network-error.ts'

/** Minimum time between two reads, in milliseconds, however fast somebody types. */
const GATHER_MS = 300

/** How long it is kept up to date without subscribers. */
const KEEP_MS = 60_000

const OPTIONS = { includeResult: false, includeAllVersions: true, visibility: 'query', tag: 'observe' } as const

/**
 * Reads at the start, after a lost connection and after every change of the documents that match a filter; all
 * subscribers share one subscription.
 * @param read gets a client for published documents and drafts
 */
export function observeLake<T>(
  client: SanityClient,
  filter: string,
  read: (lake: SanityClient) => Promise<T>,
): Observable<T> {
  const lake = client.withConfig({ apiVersion: API_VERSION, perspective: 'raw', useCdn: false })
  return defer(() => lake.listen(filter, {}, { ...OPTIONS, events: ['welcome', 'mutation'] })).pipe(
    throttleTime(GATHER_MS, undefined, { leading: true, trailing: true }),
    concatMap(() => read(lake)),
    retryOnNetworkError(),
    share({
      connector: () => new ReplaySubject(1),
      resetOnComplete: false,
      resetOnRefCountZero: () => timer(KEEP_MS),
    }),
  )
}
