/**
 * The documents of a dataset as a thread reads them: by the indexes of the database, and from memory once they have been
 * read. A commit replaces the documents that it has changed, and nothing else.
 */
import { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../dataset.ts'
import type { DocumentReader, IndexName } from '../groq/document-reader.ts'
import { type Perspective, publishedIdOf, shownIdOf, shownIn } from '../store/perspective.ts'
import { datasetsReferredTo } from '../store/references.ts'
import { parseRow } from '../store/schema.ts'
import { createSortedDocuments, type SortedDocuments } from './sorted.ts'

/** What is in memory of one perspective. */
type View = {
  perspective: Perspective
  /** By shown id: the same object for as long as the document is unchanged. */
  shown: Map<string, LakeDocument>
  /** Everything, once a query has needed it. */
  all?: SortedDocuments
  /** The documents of a type, once a query has needed them. */
  byType: Map<string, readonly LakeDocument[]>
}

export type Snapshot = {
  /** Runs work on one state of the database, that of its last commit. */
  read: <Result>(perspective: Perspective, work: (source: DocumentReader) => Promise<Result>) => Promise<Result>
  /** A document as of the last commit. */
  find: (perspective: Perspective, id: string) => LakeDocument | undefined
  close: () => void
}

/** What a snapshot needs to know of its dataset. */
export type SnapshotOptions = {
  /** The database, which another connection writes. */
  file: string
  projectId: string
  /** Converts a stored document to its public form, with the URL of an asset, for example. */
  present: (document: LakeDocument) => LakeDocument
  /** Another dataset of the project; undefined when there is none of that name. */
  other: (dataset: string) => Snapshot | undefined
}

export function openSnapshot({ file, projectId, present, other }: SnapshotOptions): Snapshot {
  const database = new DatabaseSync(file, { readOnly: true })
  // An option of DatabaseSync only since Node 22.16.
  database.exec('PRAGMA busy_timeout = 3000')
  const latest = database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'")
  const changed = database.prepare('SELECT document FROM revisions WHERE sequence > ?')
  const one = database.prepare('SELECT json FROM documents WHERE id = ?')
  const page = database.prepare('SELECT id, json FROM documents WHERE id > ? ORDER BY id LIMIT 500')
  const ofType = database.prepare('SELECT id FROM documents WHERE type = ?')
  const referring = database.prepare('SELECT source AS id FROM document_references WHERE target = ?')
  const stored = new Map<string, LakeDocument>()
  const views = new Map<string, View>()
  let sequence = -1
  let isComplete = false

  function find(id: string): LakeDocument | undefined {
    const known = stored.get(id)
    if (known !== undefined || isComplete) return known
    const row = one.get(id)
    if (row === undefined) return undefined
    const document = present(parseRow(row.json))
    stored.set(id, document)
    return document
  }

  function findShown(view: View, id: string): LakeDocument | undefined {
    const known = view.shown.get(id)
    if (known !== undefined) return known
    const document = shownIn(view.perspective, id, find)
    if (document !== undefined) view.shown.set(id, document)
    return document
  }

  function viewOf(perspective: Perspective): View {
    const key = String(perspective)
    const view = views.get(key) ?? { perspective, shown: new Map(), byType: new Map() }
    views.set(key, view)
    return view
  }

  function readEverything(): void {
    if (isComplete) return
    // By pages, not all rows at once. Statements have iterate() only since Node 22.13.
    for (let rows = page.all(''); rows.length > 0; rows = page.all(rows.at(-1)?.id ?? '')) {
      for (const { id, json } of rows) {
        if (!stored.has(String(id))) stored.set(String(id), present(parseRow(json)))
      }
    }
    isComplete = true
  }

  /** The documents with these stored ids, as the view shows them, ordered by id. */
  function shownOf(view: View, ids: Iterable<string>): LakeDocument[] {
    const shown = new Set<string>()
    for (const id of ids) {
      const own = shownIdOf(id, view.perspective)
      if (own !== undefined) shown.add(own)
    }
    return [...shown].sort().flatMap((id) => findShown(view, id) ?? [])
  }

  function all(view: View): readonly LakeDocument[] {
    if (view.all === undefined) {
      readEverything()
      view.all = createSortedDocuments(shownOf(view, stored.keys()))
    }
    return view.all.documents
  }

  function withType(view: View, type: string): readonly LakeDocument[] {
    const known = view.byType.get(type)
    if (known !== undefined) return known
    const ids = ofType.all(type).map(({ id }) => String(id))
    const documents = shownOf(view, ids).filter((document) => document._type === type)
    view.byType.set(type, documents)
    return documents
  }

  function lookup(view: View, index: IndexName, values: readonly string[]): readonly LakeDocument[] {
    const [first = '', ...more] = values
    if (index === 'id') return [...new Set(values)].sort().flatMap((id) => findShown(view, id) ?? [])
    if (index === 'type' && more.length === 0) return withType(view, first)
    if (index === 'type')
      return shownOf(
        view,
        values.flatMap((type) => withType(view, type).map(({ _id }) => _id)),
      )
    return shownOf(
      view,
      values.flatMap((target) => referring.all(target).map(({ id }) => String(id))),
    )
  }

  /** By references to other datasets in the documents that refer to the id. */
  function findElsewhere(perspective: Perspective, id: string): LakeDocument | undefined {
    const datasets = referring.all(id).flatMap(({ id: source }) => {
      const document = find(String(source))
      return document === undefined ? [] : [...datasetsReferredTo(document, id, projectId)]
    })
    for (const name of new Set(datasets)) {
      const found = other(name)?.find(perspective, id)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Replaces what the commits since the last query have changed. */
  function refresh(): void {
    const current = Number(latest.get()?.seq ?? 0)
    if (current === sequence) return
    const ids = new Set(sequence < 0 ? [] : changed.all(sequence).map(({ document }) => String(document)))
    sequence = current
    for (const id of ids) {
      const before = stored.get(id)
      const row = one.get(id)
      const after = row && present(parseRow(row.json))
      if (after !== undefined) stored.set(id, after)
      else stored.delete(id)
      for (const view of views.values()) replace(view, id, [before?._type, after?._type])
    }
  }

  function replace(view: View, id: string, types: readonly (string | undefined)[]): void {
    const own = shownIdOf(id, view.perspective)
    if (own === undefined) return
    const before = view.shown.get(own)
    view.shown.delete(own)
    const after = view.all && findShown(view, own)
    if (after !== undefined) view.all?.set(after)
    else view.all?.remove(own)
    // Without the document's former type, any list may contain it.
    if (types[0] === undefined && before === undefined && !isComplete) view.byType.clear()
    for (const type of [...types, before?._type, after?._type]) view.byType.delete(type ?? '')
    // A draft of another type hides the published document.
    const published = find(publishedIdOf(id))
    view.byType.delete(published?._type ?? '')
  }

  return {
    read: async (perspective, work) => {
      database.exec('BEGIN')
      try {
        refresh()
        const view = viewOf(perspective)
        return await work({
          all: () => all(view),
          find: (id) => findShown(view, id),
          findElsewhere: (id) => findElsewhere(perspective, id),
          lookup: (index, values) => lookup(view, index, values),
        })
      } finally {
        database.exec('COMMIT')
      }
    },
    find: (perspective, id) => {
      refresh()
      return findShown(viewOf(perspective), id)
    },
    close: () => database.close(),
  }
}
