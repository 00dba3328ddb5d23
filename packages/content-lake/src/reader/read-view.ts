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
type PerspectiveCache = {
  perspective: Perspective
  /** By shown id: the same object for as long as the document is unchanged. */
  shown: Map<string, LakeDocument>
  /** Everything, once a query has needed it. */
  all?: SortedDocuments
  /** The documents of a type, once a query has needed them. */
  byType: Map<string, readonly LakeDocument[]>
}

/** What a view needs to know of its dataset. */
export type ReadViewOptions = {
  /** The database, which another connection writes. */
  file: string
  projectId: string
  /** Converts a stored document to its public form, with the URL of an asset, for example. */
  toPublic: (document: LakeDocument) => LakeDocument
  /** Another dataset of the project; undefined when there is none of that name. */
  other: (dataset: string) => ReadView | undefined
}

export class ReadView {
  readonly #options: ReadViewOptions
  readonly #database: DatabaseSync
  readonly #statements: ReturnType<typeof prepareStatements>
  /** The stored documents that have been read, by id. */
  readonly #stored = new Map<string, LakeDocument>()
  readonly #caches = new Map<string, PerspectiveCache>()
  /** That of the last commit that is in memory. */
  #sequence = -1
  /** Whether all documents are in memory. */
  #isComplete = false

  constructor(options: ReadViewOptions) {
    this.#options = options
    this.#database = new DatabaseSync(options.file, { readOnly: true })
    // An option of DatabaseSync only since Node 22.16.
    this.#database.exec('PRAGMA busy_timeout = 3000')
    this.#statements = prepareStatements(this.#database)
  }

  /** Runs work on one state of the database, that of its last commit. */
  async read<Result>(perspective: Perspective, work: (reader: DocumentReader) => Promise<Result>): Promise<Result> {
    this.#database.exec('BEGIN')
    try {
      this.#refresh()
      const cache = this.#cacheOf(perspective)
      return await work({
        all: () => this.#all(cache),
        find: (id) => this.#findShown(cache, id),
        findElsewhere: (id) => this.#findElsewhere(perspective, id),
        lookup: (index, values) => this.#lookup(cache, index, values),
      })
    } finally {
      this.#database.exec('COMMIT')
    }
  }

  /** A document as of the last commit. */
  find(perspective: Perspective, id: string): LakeDocument | undefined {
    this.#refresh()
    return this.#findShown(this.#cacheOf(perspective), id)
  }

  close(): void {
    this.#database.close()
  }

  #findStored(id: string): LakeDocument | undefined {
    const known = this.#stored.get(id)
    if (known !== undefined || this.#isComplete) return known
    const document = this.#readStored(id)
    if (document !== undefined) this.#stored.set(id, document)
    return document
  }

  #readStored(id: string): LakeDocument | undefined {
    const row = this.#statements.byId.get(id)
    return row && this.#options.toPublic(parseRow(row.json))
  }

  #findShown(cache: PerspectiveCache, id: string): LakeDocument | undefined {
    const known = cache.shown.get(id)
    if (known !== undefined) return known
    const document = shownIn(cache.perspective, id, (stored) => this.#findStored(stored))
    if (document !== undefined) cache.shown.set(id, document)
    return document
  }

  #cacheOf(perspective: Perspective): PerspectiveCache {
    const key = String(perspective)
    const cache = this.#caches.get(key) ?? { perspective, shown: new Map(), byType: new Map() }
    this.#caches.set(key, cache)
    return cache
  }

  #readAll(): void {
    if (this.#isComplete) return
    const { page } = this.#statements
    // By pages, not all rows at once. Statements have iterate() only since Node 22.13.
    for (let rows = page.all(''); rows.length > 0; rows = page.all(rows.at(-1)?.id ?? '')) {
      for (const { id, json } of rows) {
        if (!this.#stored.has(String(id))) this.#stored.set(String(id), this.#options.toPublic(parseRow(json)))
      }
    }
    this.#isComplete = true
  }

  /** The documents with these stored ids, as the perspective shows them, ordered by id. */
  #shownOf(cache: PerspectiveCache, ids: Iterable<string>): LakeDocument[] {
    const shown = new Set<string>()
    for (const id of ids) {
      const own = shownIdOf(id, cache.perspective)
      if (own !== undefined) shown.add(own)
    }
    return [...shown].sort().flatMap((id) => this.#findShown(cache, id) ?? [])
  }

  #all(cache: PerspectiveCache): readonly LakeDocument[] {
    if (cache.all === undefined) {
      this.#readAll()
      cache.all = createSortedDocuments(this.#shownOf(cache, this.#stored.keys()))
    }
    return cache.all.documents
  }

  #ofType(cache: PerspectiveCache, type: string): readonly LakeDocument[] {
    const known = cache.byType.get(type)
    if (known !== undefined) return known
    const ids = this.#statements.byType.all(type).map(({ id }) => String(id))
    const documents = this.#shownOf(cache, ids).filter((document) => document._type === type)
    cache.byType.set(type, documents)
    return documents
  }

  #lookup(cache: PerspectiveCache, index: IndexName, values: readonly string[]): readonly LakeDocument[] {
    const [first = '', ...more] = values
    if (index === 'id') return [...new Set(values)].sort().flatMap((id) => this.#findShown(cache, id) ?? [])
    if (index === 'type' && more.length === 0) return this.#ofType(cache, first)
    const ids =
      index === 'type'
        ? values.flatMap((type) => this.#ofType(cache, type).map(({ _id }) => _id))
        : values.flatMap((target) => this.#referringTo(target))
    return this.#shownOf(cache, ids)
  }

  #referringTo(target: string): string[] {
    return this.#statements.byReference.all(target).map(({ id }) => String(id))
  }

  /** By references to other datasets in the documents that refer to the id. */
  #findElsewhere(perspective: Perspective, id: string): LakeDocument | undefined {
    const datasets = this.#referringTo(id).flatMap((source) => {
      const document = this.#findStored(source)
      return document === undefined ? [] : [...datasetsReferredTo(document, id, this.#options.projectId)]
    })
    for (const name of new Set(datasets)) {
      const found = this.#options.other(name)?.find(perspective, id)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Replaces what the commits since the last query have changed. */
  #refresh(): void {
    const current = Number(this.#statements.latest.get()?.seq ?? 0)
    if (current === this.#sequence) return
    const rows = this.#sequence < 0 ? [] : this.#statements.changedSince.all(this.#sequence)
    const ids = new Set(rows.map(({ document }) => String(document)))
    this.#sequence = current
    for (const id of ids) {
      const before = this.#stored.get(id)
      const after = this.#readStored(id)
      if (after !== undefined) this.#stored.set(id, after)
      else this.#stored.delete(id)
      for (const cache of this.#caches.values()) this.#invalidate(cache, id, [before?._type, after?._type])
    }
  }

  #invalidate(cache: PerspectiveCache, id: string, types: readonly (string | undefined)[]): void {
    const own = shownIdOf(id, cache.perspective)
    if (own === undefined) return
    const before = cache.shown.get(own)
    cache.shown.delete(own)
    const after = cache.all && this.#findShown(cache, own)
    if (after !== undefined) cache.all?.set(after)
    else cache.all?.remove(own)
    // Without the document's former type, any list may contain it.
    if (types[0] === undefined && before === undefined && !this.#isComplete) cache.byType.clear()
    for (const type of [...types, before?._type, after?._type]) cache.byType.delete(type ?? '')
    // A draft of another type hides the published document.
    const published = this.#findStored(publishedIdOf(id))
    cache.byType.delete(published?._type ?? '')
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    latest: database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'"),
    changedSince: database.prepare('SELECT document FROM revisions WHERE sequence > ?'),
    byId: database.prepare('SELECT json FROM documents WHERE id = ?'),
    page: database.prepare('SELECT id, json FROM documents WHERE id > ? ORDER BY id LIMIT 500'),
    byType: database.prepare('SELECT id FROM documents WHERE type = ?'),
    byReference: database.prepare('SELECT source AS id FROM document_references WHERE target = ?'),
  }
}
