/**
 * Live store of all redirects and pages, loaded once for all subscribers in the Studio (the tool's tabs, the validation
 * of forms).
 */
import { firstValueFrom, type Observable, throwError, timeout } from 'rxjs'
import type { SanityClient } from 'sanity'
import { liveQuery } from '../../common/lake/live-query.ts'
import { LAKE_ROW, type LakeRoutes, type LakeRow, lakeRoutes } from './lake-routes.ts'

/** How long the validation of a form waits for the first load. */
const TIMEOUT_MS = 15_000

/** What editors read where a rule could not be applied. */
const UNREAD = 'This could not be compared with the other addresses, because they cannot be read at the moment.'

const ROUTE_DOCUMENTS = '*[_type in ["page", "redirect"] && !(_id in path("versions.**"))]'

let routes$: Observable<LakeRoutes> | undefined

/** The routes of the Studio's lake, now and after every change. */
export function observeRoutes(client: SanityClient): Observable<LakeRoutes> {
  routes$ ??= liveQuery(client, ROUTE_DOCUMENTS, async (lake) =>
    lakeRoutes(await lake.fetch<LakeRow[]>(`${ROUTE_DOCUMENTS}${LAKE_ROW}`, {}, { tag: 'redirects.all' })),
  )
  return routes$
}

/**
 * The current routes.
 * @throws when the lake does not respond
 */
export function currentRoutes(client: SanityClient): Promise<LakeRoutes> {
  const unread = () => throwError(() => new Error(UNREAD))
  return firstValueFrom(observeRoutes(client).pipe(timeout({ first: TIMEOUT_MS, with: unread })))
}
