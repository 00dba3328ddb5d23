/** Reads of the Content Lake that follow every change. */
import { concatMap, defer, type Observable, ReplaySubject, share, tap, throttleTime, timer } from 'rxjs'
import type { SanityClient } from 'sanity'
import { API_VERSION } from '../../../lib/lake-defaults.ts'
import { retryOnNetworkError } from './retry-on-network-error.ts'

/** Minimum time between two reads, in milliseconds, however fast somebody types. */
const GATHER_MS = 300

/** How long it is kept up to date without subscribers. */
const KEEP_MS = 60_000

const OPTIONS = { includeResult: false, includeAllVersions: true, visibility: 'query', tag: 'observe' } as const

/** Ids of the documents that have changed since the last read, as they are stored; null at the start: any may have. */
export type Changed = readonly string[] | null

/**
 * Reads at the start, after a lost connection and after every change of the documents that match a filter; all
 * subscribers share one subscription.
 * @param read gets a client for published documents and drafts
 */
export function liveQuery<T>(
  client: SanityClient,
  filter: string,
  read: (lake: SanityClient, changed: Changed) => Promise<T>,
): Observable<T> {
  const lake = client.withConfig({ apiVersion: API_VERSION, perspective: 'raw', useCdn: false })
  return defer(() => {
    let isAll = true
    const ids = new Set<string>()

    function takeChanged(): Changed {
      const changed = isAll ? null : Array.from(ids)
      isAll = false
      ids.clear()
      return changed
    }

    return lake.listen(filter, {}, { ...OPTIONS, events: ['welcome', 'mutation'] }).pipe(
      tap((event) => {
        if (event.type === 'mutation') ids.add(event.documentId)
        else isAll = true
      }),
      throttleTime(GATHER_MS, undefined, { leading: true, trailing: true }),
      concatMap(() => read(lake, takeChanged())),
    )
  }).pipe(
    retryOnNetworkError(),
    share({
      connector: () => new ReplaySubject(1),
      resetOnComplete: false,
      resetOnRefCountZero: () => timer(KEEP_MS),
    }),
  )
}
