/** The documents in memory, one view per perspective, built from the store when its revision has moved. */
import { isRecord, type LakeDocument } from '../dataset.ts'
import { documentsIn, type Perspective } from './perspective.ts'
import type { Store } from './store.ts'

/** How many paths of one view may be indexed; a query on yet another path scans. */
const MAX_INDEXES = 32

export type View = {
  /** Ordered by id. */
  documents: readonly LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
  /**
   * The documents whose value at a path of object keys is one of these strings.
   * @returns undefined when that path is not indexed
   */
  lookUp: (path: readonly string[], values: readonly string[]) => Selection | undefined
}

/** Some documents of a view: how many, and which, in the order of the view. */
export type Selection = { size: number; documents: () => LakeDocument[] }

export type Views = {
  of: (perspective: Perspective) => View
  /** Whether a release exists, as a document or by a version of a document. */
  isRelease: (name: string) => boolean
}

/**
 * @param origin where this lake is reached; assets get their address from it, so the stored documents hold none and
 *   survive a move to another port
 */
export function createViews(store: Store, origin: string): Views {
  let revision = Number.NaN
  let raw: View = createView([])
  let views = new Map<string, View>()

  function refresh(): void {
    const current = store.revision()
    if (current === revision) return
    raw = createView(store.documents().map((document) => withAddress(document, origin)))
    views = new Map()
    revision = current
  }

  return {
    of: (perspective) => {
      refresh()
      if (perspective.name === 'raw') return raw
      const key = perspective.name === 'layers' ? perspective.layers.join(',') : perspective.name
      const view = views.get(key) ?? createView(documentsIn(perspective, raw.documents))
      views.set(key, view)
      return view
    },
    isRelease: (name) => {
      refresh()
      const prefix = `versions.${name}.`
      return raw.byId.has(`_.releases.${name}`) || raw.documents.some(({ _id }) => _id.startsWith(prefix))
    },
  }
}

/** An asset with its address under this origin; other documents as they are. */
export function withAddress(document: LakeDocument, origin: string): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  return isAsset && typeof document.path === 'string' ? { ...document, url: `${origin}/${document.path}` } : document
}

/** Builds a view; its indexes come with the first query that can use them. */
export function createView(documents: readonly LakeDocument[]): View {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const indexes = new Map<string, Map<string, number[]>>()

  function indexOf(path: readonly string[]): Map<string, number[]> | undefined {
    const key = JSON.stringify(path)
    const known = indexes.get(key)
    if (known !== undefined || indexes.size >= MAX_INDEXES) return known
    const index = new Map<string, number[]>()
    for (const [position, document] of documents.entries()) {
      const value = valueAt(document, path)
      if (typeof value !== 'string') continue
      const positions = index.get(value)
      if (positions === undefined) index.set(value, [position])
      else positions.push(position)
    }
    indexes.set(key, index)
    return index
  }

  return {
    documents,
    byId,
    lookUp: (path, values) => {
      const index = indexOf(path)
      if (index === undefined) return undefined
      // A document has one value at a path, so no position comes twice; those of one value are in order already.
      const found = [...new Set(values)].flatMap((value) => index.get(value) ?? [])
      const positions = values.length === 1 ? found : found.sort((a, b) => a - b)
      return {
        size: positions.length,
        documents: () => positions.flatMap((position) => documents[position] ?? []),
      }
    },
  }
}

function valueAt(document: LakeDocument, path: readonly string[]): unknown {
  let value: unknown = document
  for (const key of path) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return value
}
