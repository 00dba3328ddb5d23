/** Observable lists for the structure, updated live. */
import { distinctUntilChanged, map, type Observable, shareReplay } from 'rxjs'
import { type DocumentStore, getPublishedId } from 'sanity'
import { API_VERSION } from '../common/api-version.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { listenWithRetry } from '../common/retry-on-network-error.ts'
import { textOf } from '../rules/parent.ts'
import { type PageTree, pageTree } from './page-tree.ts'

/** Throttle of queries, however fast somebody types. */
const THROTTLE_MS = 1500

const PAGES = '*[_type == "page"]'

export type ListedDocument = { id: string; type: string }

function rowsOf(result: unknown): unknown[] {
  return Array.isArray(result) ? result : []
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** All pages with their unpublished changes. Subscribers share one subscription. */
export function observePageTree(documentStore: DocumentStore): Observable<PageTree> {
  const query = { fetch: `${PAGES}{ _id, title, path } | order(path asc)`, listen: PAGES }
  return listenWithRetry(
    documentStore,
    query,
    {},
    { perspective: 'drafts', apiVersion: API_VERSION, throttleTime: THROTTLE_MS, tag: 'page-tree' },
  ).pipe(
    map((rows) =>
      pageTree(
        rowsOf(rows).map((row) => ({ id: textOf(row, '_id'), title: textOf(row, 'title'), path: textOf(row, 'path') })),
      ),
    ),
    distinctUntilChanged<PageTree>(same),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}

/** Maximum number of items. */
const SHOWN = 200

export type ListQuery = {
  /** GROQ filter; `$types` are the types that people edit. */
  filter: string
  order: string
  /** Request tag, visible in the lake's log. */
  tag: string
}

/** Documents of any type that match a filter, published or drafts. A document that is both is listed once. */
export function observeDocuments(
  documentStore: DocumentStore,
  { filter, order, tag }: ListQuery,
): Observable<ListedDocument[]> {
  const matching = `*[_type in $types && (${filter})]`
  const query = { fetch: `${matching} | order(${order})[0...${SHOWN}]{ _id, _type }`, listen: matching }
  return listenWithRetry(
    documentStore,
    query,
    { types: EDITED_TYPES },
    { perspective: 'raw', apiVersion: API_VERSION, throttleTime: THROTTLE_MS, tag },
  ).pipe(
    map((rows) => listed(rowsOf(rows))),
    distinctUntilChanged<ListedDocument[]>(same),
  )
}

function listed(rows: unknown[]): ListedDocument[] {
  const typeById = new Map(rows.map((row) => [getPublishedId(textOf(row, '_id')), textOf(row, '_type')]))
  return [...typeById].map(([id, type]) => ({ id, type }))
}
