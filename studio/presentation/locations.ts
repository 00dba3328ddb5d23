/** Maps documents to pages of the site and back, for Sanity's Presentation tool. */
import { distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type {
  DocumentLocation,
  DocumentLocationResolver,
  DocumentLocationsState,
  DocumentResolver,
} from 'sanity/presentation'
import { API_VERSION } from '../common/api-version.ts'
import { listenWithRetry } from '../common/retry-on-network-error.ts'
import { isSingleton } from '../common/singletons.ts'
import { textOf } from '../rules/parent.ts'

/** Links to pages, in the given order; pages without a path are omitted. */
function locationsOf(pages: readonly unknown[]): DocumentLocation[] {
  return pages
    .map((page) => ({ title: textOf(page, 'title') || textOf(page, 'path'), href: textOf(page, 'path') }))
    .filter(({ href }) => href.startsWith('/'))
}

function pageLocations(pages: readonly unknown[]): DocumentLocationsState {
  const locations = locationsOf(pages)
  return locations.length > 0
    ? { locations, message: 'See it in the preview' }
    : { message: 'This page has no address yet.', tone: 'caution' }
}

function referrerLocations(pages: readonly unknown[]): DocumentLocationsState {
  const locations = locationsOf(pages)
  if (locations.length === 0) return { message: 'Not on any page yet.', tone: 'caution' }
  return { locations, message: locations.length === 1 ? 'Used on one page' : `Used on ${locations.length} pages` }
}

/**
 * Pages that show a document: those that refer to it and, for a review, those whose section shows the newest ones when
 * it is among them.
 */
export const SHOWN_ON = `_type == "page" && (references($id) || count(sections[
  _type == "reviews" && selection == "newest" && coalesce(newestCount, 3) > $newer
]) > 0)`

/** How many reviews are newer than this one; a great number for what never counts as a new review. */
export const NEWER = `select(
  defined(*[_type == "review" && _id == $id][0].date) => count(*[_type == "review" && (
    date > *[_id == $id][0].date || (date == *[_id == $id][0].date && _id < $id)
  )]),
  1000000
)`

const SETTINGS_LOCATION: DocumentLocationsState = { message: 'Used on all pages', tone: 'positive' }

/** Each query with the documents whose change invalidates it. */
const QUERIES = {
  page: { fetch: '*[_id == $id]{ title, path }', listen: '*[_id in [$id, "drafts." + $id]]' },
  newer: { fetch: NEWER, listen: '*[_type == "review"]' },
  shownOn: { fetch: `*[${SHOWN_ON}] | order(path asc)[0...50]{ title, path }`, listen: '*[_type == "page"]' },
}

function observe(
  store: DocumentStore,
  query: keyof typeof QUERIES,
  params: Record<string, string | number>,
): Observable<unknown> {
  const options = { perspective: 'drafts' as const, apiVersion: API_VERSION, tag: `locations.${query}` }
  return listenWithRetry(store, QUERIES[query], params, options)
}

function observeRows(...query: Parameters<typeof observe>): Observable<unknown[]> {
  return observe(...query).pipe(map((rows) => (Array.isArray(rows) ? rows : [])))
}

function observePagesWith(store: DocumentStore, id: string): Observable<DocumentLocationsState> {
  return observe(store, 'newer', { id }).pipe(
    distinctUntilChanged(),
    switchMap((newer) => observeRows(store, 'shownOn', { id, newer: Number(newer) })),
    map(referrerLocations),
  )
}

/** Presentation's `resolve.locations`. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (isSingleton(type)) return of(SETTINGS_LOCATION)
  if (type === 'page') return observeRows(documentStore, 'page', { id }).pipe(map(pageLocations))
  return type === 'sample' || type === 'review' ? observePagesWith(documentStore, id) : null
}

/** Presentation's `resolve.mainDocuments`: the document to open for a page of the site. */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:path*'],
    resolve: ({ path }) => ({ filter: '_type == "page" && path == $path', params: { path } }),
  },
]
