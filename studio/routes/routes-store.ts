/**
 * Live store of all redirects and pages, loaded once for all subscribers in the Studio (the tool's tabs, the validation
 * of forms) and read again after every change.
 */
import {
  concatMap,
  defer,
  firstValueFrom,
  map,
  type Observable,
  ReplaySubject,
  share,
  throttleTime,
  timeout,
  timer,
} from 'rxjs'
import type { SanityClient } from 'sanity'
import { API_VERSION } from '../common/api-version.ts'
import { retryOnNetworkError } from '../common/retry-on-network-error.ts'
import { LAKE_ROW, type LakeRoutes, type LakeRow, lakeRoutes } from './lake-routes.ts'

/** Minimum time between two reads, in milliseconds, however fast somebody types. */
const GATHER_MS = 300

/** How long the store is kept up to date without subscribers. */
const KEEP_MS = 60_000

/** How long the validation of a form waits for the first load. */
const TIMEOUT_MS = 15_000

const KEPT = '*[_type in ["page", "redirect"] && !(_id in path("versions.**"))]'

/**
 * The routes of a lake, now and after every change; all subscribers share one subscription.
 * @param events$ emits at the start, after a lost connection and for every change
 */
export function observeLake(
  events$: Observable<unknown>,
  read: () => Promise<readonly LakeRow[]>,
): Observable<LakeRoutes> {
  return events$.pipe(
    throttleTime(GATHER_MS, undefined, { leading: true, trailing: true }),
    concatMap(read),
    map(lakeRoutes),
    retryOnNetworkError(),
    share({
      connector: () => new ReplaySubject(1),
      resetOnComplete: false,
      resetOnRefCountZero: () => timer(KEEP_MS),
    }),
  )
}

let routes$: Observable<LakeRoutes> | undefined

/** The routes of the Studio's lake, now and after every change. */
export function observeRoutes(client: SanityClient): Observable<LakeRoutes> {
  if (routes$) return routes$
  const raw = client.withConfig({ apiVersion: API_VERSION, perspective: 'raw', useCdn: false })
  const options = {
    includeResult: false,
    includeAllVersions: true,
    visibility: 'query',
    tag: 'redirects.listen',
  } as const
  routes$ = observeLake(
    defer(() => raw.listen(KEPT, {}, { ...options, events: ['welcome', 'mutation'] })),
    () => raw.fetch<LakeRow[]>(`${KEPT}${LAKE_ROW}`, {}, { tag: 'redirects.all' }),
  )
  return routes$
}

/**
 * The current routes.
 * @throws when the lake does not respond
 */
export function currentRoutes(client: SanityClient): Promise<LakeRoutes> {
  return firstValueFrom(observeRoutes(client).pipe(timeout({ first: TIMEOUT_MS })))
}
