/**
 * All redirects and pages, read once for everybody in the Studio who asks (the tool's tabs, the checks of forms) and kept as they are by
 * listening: what has changed is read again, the rest is not.
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

/** Changes within this time are read together, however fast somebody types. */
const GATHER_MS = 300

/** How long the last reading is kept up to date when nobody asks any more. */
const KEEP_MS = 60_000

/** How long a check of a form waits for the first reading. */
const PATIENCE_MS = 15_000

const KEPT = '_type in ["page", "redirect"] && !(_id in path("versions.**"))'

/** What is asked of a Content Lake. */
export type Lake = {
  /** That something has changed, or that all that was heard before may be old. */
  events$: Observable<{ type: 'welcome' } | { type: 'mutation'; documentId: string }>
  /** Reads documents by their ids, or all. */
  read(ids: readonly string[] | null): Promise<readonly LakeRow[]>
}

type Reading = { ids: readonly string[] | null; rows: readonly LakeRow[] }

/** Null for everything: at the beginning, and when the connection was lost. */
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

/** What is known after a reading; a document that was asked for and is not among the rows is gone. */
function after(known: ReadonlyMap<string, LakeRow>, { ids, rows }: Reading): Map<string, LakeRow> {
  const next = new Map(ids === null ? [] : known)
  for (const id of ids ?? []) next.delete(id)
  for (const row of rows) next.set(row._id, row)
  return next
}

/** The routes of a lake now and whenever they change; everybody who subscribes shares one reading. */
export function observeLake(lake: Lake): Observable<LakeRoutes> {
  return changesOf(lake).pipe(
    concatMap(async (ids): Promise<Reading> => ({ ids, rows: await lake.read(ids) })),
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

const routesByLake = new Map<string, Observable<LakeRoutes>>()

/** The routes of a client's lake now and whenever they change. */
export function observeRoutes(client: SanityClient): Observable<LakeRoutes> {
  const { projectId, dataset } = client.config()
  const name = `${projectId} ${dataset}`
  const known = routesByLake.get(name) ?? observeLake(lakeOf(client))
  routesByLake.set(name, known)
  return known
}

/**
 * The routes as they are now.
 * @throws when the lake does not answer
 */
export function currentRoutes(client: SanityClient): Promise<LakeRoutes> {
  return firstValueFrom(observeRoutes(client).pipe(timeout({ first: PATIENCE_MS })))
}
