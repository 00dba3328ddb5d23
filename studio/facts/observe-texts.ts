/**
 * Live store of all documents with texts, published and drafts. Read once; then only what has changed is read again,
 * because colleagues who type change documents several times a second.
 */
import { getDraftId, getPublishedId } from '@sanity/client/csm'
import type { Observable } from 'rxjs'
import type { SanityClient } from 'sanity'
import { FACTS } from '../../lib/facts/facts.ts'
import { DOCUMENT_TITLE } from '../common/document-title.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { type Changed, liveQuery } from '../common/lake/live-query.ts'
import type { TextPair } from './fact-uses.ts'

/** Redirects have no texts, and there may be ten thousand; the form of the facts has their own document. */
const TYPES = EDITED_TYPES.filter((type) => type !== 'redirect' && type !== FACTS)

const CONDITIONS = `_type in ${JSON.stringify(TYPES)} && !(_id in path("versions.**"))`

const ROW = `{ "title": ${DOCUMENT_TITLE}, "path": select(_type == "page" => path), "document": @ }`

type Row = { title: string; path: string | null; document: { _id: string; _type: string } }

/** Rows by the ids of the stored documents. */
type Rows = ReadonlyMap<string, Row>

function pairOf(id: string, rows: Rows): TextPair[] {
  const [draft, published] = [rows.get(getDraftId(id)), rows.get(id)]
  const shown = draft ?? published
  if (!shown) return []
  const title = shown.path ? `${shown.title} (${shown.path})` : shown.title
  const { _type: type } = shown.document
  return [{ id, type, title, published: published?.document, draft: draft?.document ?? null }]
}

/** The pairs by published ids, in the order of the types and titles. A pair that has not changed keeps its identity. */
function pairsOf(rows: Rows, known: ReadonlyMap<string, TextPair>, changed: ReadonlySet<string> | null): TextPair[] {
  const ids = new Set(Array.from(rows.keys(), getPublishedId))
  const order = (type: string) => TYPES.indexOf(type)
  return Array.from(ids)
    .flatMap((id) => (changed?.has(id) === false && known.get(id)) || pairOf(id, rows))
    .sort((a, b) => order(a.type) - order(b.type) || a.title.localeCompare(b.title))
}

/** What is used of a client of the Content Lake. */
type TextLake = {
  fetch<Result>(query: string, params: Record<string, unknown>, options: { tag: string }): Promise<Result>
}

/** @returns reads documents, all or those that have changed, and keeps the others */
export function createTextReader() {
  let rows: Rows = new Map()
  let pairs: readonly TextPair[] = []
  return async (lake: TextLake, changed: Changed): Promise<readonly TextPair[]> => {
    const query = `*[${CONDITIONS}${changed ? ' && _id in $changed' : ''}]${ROW}`
    const read = await lake.fetch<Row[]>(query, changed ? { changed } : {}, { tag: 'facts.texts' })
    const unchanged = changed ? Array.from(rows).filter(([id]) => !changed.includes(id)) : []
    rows = new Map([...unchanged, ...read.map((row): [string, Row] => [row.document._id, row])])
    const known = new Map(pairs.map((pair) => [pair.id, pair]))
    pairs = pairsOf(rows, known, changed && new Set(changed.map(getPublishedId)))
    return pairs
  }
}

let texts$: Observable<readonly TextPair[]> | undefined

/** All documents whose texts visitors read, with their unpublished changes. */
export function observeTexts(client: SanityClient): Observable<readonly TextPair[]> {
  texts$ ??= liveQuery(client, `*[${CONDITIONS}]`, createTextReader())
  return texts$
}
