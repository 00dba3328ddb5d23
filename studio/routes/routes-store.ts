/**
 * Live store of all redirects and pages, loaded once for all subscribers in the Studio (the tool's tabs, the validation
 * of forms) and updated by listening: only changed documents are read again.
 */
import {
  buffer,
  concatMap,
  defer,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  ReplaySubject,
  scan,
  share,
  throttleTime,
  timeout,
  timer,
} from 'rxjs'
import type { SanityClient } from 'sanity'
import { API_VERSION } from '../common/api-version.ts'
import { retryOnNetworkError } from '../common/retry-on-network-error.ts'
import { LAKE_ROW, type LakeRoutes, type LakeRow, lakeRoutes } from './lake-routes.ts'

/** Changes are batched over this interval, in milliseconds, however fast somebody types. */
const GATHER_MS = 300

/** How long the store is kept up to date without subscribers. */
const KEEP_MS = 60_000

/** How long the validation of a form waits for the first load. */
const TIMEOUT_MS = 15_000

const KEPT = '_type in ["page", "redirect"] && !(_id in path("versions.**"))'

/** The methods used of a Content Lake. */
export type Lake = {
  /** Emits changes, and when earlier changes may have been missed. */
  events$: Observable<{ type: 'welcome' } | { type: 'mutation'; documentId: string }>
  /** Reads documents by id, or all when null. */
  read(ids: readonly string[] | null): Promise<readonly LakeRow[]>
}

type Update = { ids: readonly string[] | null; rows: readonly LakeRow[] }

/** Emits ids of changed documents; null for everything: at the start, and after a lost connection. */
function changesOf(lake: Lake): Observable<readonly string[] | null> {
  const events$ = lake.events$.pipe(share())
  const ids$ = events$.pipe(
    map((event) => (event.type === 'mutation' ? event.documentId : null)),
    filter((id) => id !== null),
  )
  return merge(
    events$.pipe(
      filter(({ type }) => type === 'welcome'),
      map(() => null),
    ),
    ids$.pipe(
      buffer(ids$.pipe(throttleTime(GATHER_MS, undefined, { leading: false, trailing: true }))),
      filter((ids) => ids.length > 0),
      map((ids) => [...new Set(ids)]),
    ),
  )
}

/** Merges a result; a requested document that is missing in it has been deleted. */
function after(known: ReadonlyMap<string, LakeRow>, { ids, rows }: Update): Map<string, LakeRow> {
  const next = new Map(ids === null ? [] : known)
  for (const id of ids ?? []) next.delete(id)
  for (const row of rows) next.set(row._id, row)
  return next
}

/** The routes of a lake, now and after every change; all subscribers share one subscription. */
export function observeLake(lake: Lake): Observable<LakeRoutes> {
  return changesOf(lake).pipe(
    concatMap(async (ids): Promise<Update> => ({ ids, rows: await lake.read(ids) })),
    scan(after, new Map<string, LakeRow>()),
    map((rows) => lakeRoutes(rows.values())),
    retryOnNetworkError(),
    share({
      connector: () => new ReplaySubject(1),
      resetOnComplete: false,
      resetOnRefCountZero: () => timer(KEEP_MS),
    }),
  )
}

function lakeOf(client: SanityClient): Lake {
  const raw = client.withConfig({ apiVersion: API_VERSION, perspective: 'raw', useCdn: false })
  const options = {
    includeResult: false,
    includeAllVersions: true,
    visibility: 'query',
    tag: 'redirects.listen',
  } as const
  return {
    events$: defer(() => raw.listen(`*[${KEPT}]`, {}, { ...options, events: ['welcome', 'mutation'] })),
    read: (ids) =>
      ids === null
        ? raw.fetch<LakeRow[]>(`*[${KEPT}]${LAKE_ROW}`, {}, { tag: 'redirects.all' })
        : raw.fetch<LakeRow[]>(`*[_id in $ids && ${KEPT}]${LAKE_ROW}`, { ids }, { tag: 'redirects.changed' }),
  }
}

let routes$: Observable<LakeRoutes> | undefined

/** The routes of the Studio's lake, now and after every change. */
export function observeRoutes(client: SanityClient): Observable<LakeRoutes> {
  routes$ ??= observeLake(lakeOf(client))
  return routes$
}

/**
 * The current routes.
 * @throws when the lake does not respond
 */
export function currentRoutes(client: SanityClient): Promise<LakeRoutes> {
  return firstValueFrom(observeRoutes(client).pipe(timeout({ first: TIMEOUT_MS })))
}
