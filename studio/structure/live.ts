/** Lists that follow what anybody edits, as streams for the structure. */
import { distinctUntilChanged, map, type Observable, shareReplay } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { API_VERSION } from '../api-version.ts'
import { type PageTree, pageTree } from './page-tree.ts'

/** At most one reading in this time, however fast somebody types. */
const THROTTLE_MS = 1500

const PAGES = '*[_type == "page"]'

type ListedDocument = { id: string; type: string }

function text(row: unknown, name: string): string {
  const value = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined
  return typeof value === 'string' ? value : ''
}

function rowsOf(result: unknown): unknown[] {
  return Array.isArray(result) ? result : []
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** All pages as editors see them, that is with their unpublished changes. Readers share one subscription. */
export function observePageTree(documentStore: DocumentStore): Observable<PageTree> {
  const query = { fetch: `${PAGES}{ _id, title, path } | order(path asc)`, listen: PAGES }
  return documentStore
    .listenQuery(
      query,
      {},
      { perspective: 'drafts', apiVersion: API_VERSION, throttleTime: THROTTLE_MS, tag: 'page-tree' },
    )
    .pipe(
      map((rows) =>
        pageTree(
          rowsOf(rows).map((row) => ({ id: text(row, '_id'), title: text(row, 'title'), path: text(row, 'path') })),
        ),
      ),
      distinctUntilChanged<PageTree>(same),
      shareReplay({ bufferSize: 1, refCount: true }),
    )
}

const DRAFTS_SHOWN = 200

/** Everything of the given types that has unpublished changes, latest first. */
export function observeDrafts(documentStore: DocumentStore, types: string[]): Observable<ListedDocument[]> {
  const drafts = '*[_id in path("drafts.**") && _type in $types]'
  const query = { fetch: `${drafts} | order(_updatedAt desc)[0...${DRAFTS_SHOWN}]{ _id, _type }`, listen: drafts }
  return documentStore
    .listenQuery(
      query,
      { types },
      { perspective: 'raw', apiVersion: API_VERSION, throttleTime: THROTTLE_MS, tag: 'drafts' },
    )
    .pipe(
      map((rows) =>
        rowsOf(rows).map((row) => ({ id: text(row, '_id').replace(/^drafts\./, ''), type: text(row, '_type') })),
      ),
      distinctUntilChanged<ListedDocument[]>(same),
    )
}
