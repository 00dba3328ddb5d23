/** Indexes of documents by the string at a path of object keys. */
import { isRecord, type LakeDocument } from '../dataset.ts'
import { withDocument } from './sorted.ts'

/** Maximum number of indexed paths per view; a query on a further path scans. */
const MAX_INDEXES = 32

/** A subset of a view: its size, and its documents in the order of the view. */
export type Selection = { size: number; documents: () => readonly LakeDocument[] }

export type Indexes = {
  /** @returns undefined when that path is not indexed */
  lookUp: (path: readonly string[], values: readonly string[]) => Selection | undefined
  /** Applies a change of one document. */
  update: (before: LakeDocument | undefined, after: LakeDocument | undefined) => void
}

type Index = { path: readonly string[]; buckets: Map<string, readonly LakeDocument[]> }

/** @param documents all documents, ordered by id; an index is built on the first query that can use it */
export function createIndexes(documents: () => readonly LakeDocument[]): Indexes {
  const indexes = new Map<string, Index>()

  function indexOf(path: readonly string[]): Index | undefined {
    const key = JSON.stringify(path)
    const known = indexes.get(key)
    if (known !== undefined || indexes.size >= MAX_INDEXES) return known
    const buckets = new Map<string, LakeDocument[]>()
    for (const document of documents()) {
      const value = valueAt(document, path)
      if (value === undefined) continue
      const bucket = buckets.get(value)
      if (bucket === undefined) buckets.set(value, [document])
      else bucket.push(document)
    }
    const index: Index = { path, buckets: new Map(buckets) }
    indexes.set(key, index)
    return index
  }

  return {
    lookUp: (path, values) => {
      const index = indexOf(path)
      if (index === undefined) return undefined
      const found = [...new Set(values)].flatMap((value) => {
        const bucket = index.buckets.get(value)
        return bucket === undefined ? [] : [bucket]
      })
      return {
        size: found.reduce((sum, { length }) => sum + length, 0),
        // A document has one value per path, so there are no duplicates; those of one value are sorted already.
        documents: () =>
          found.length === 1 ? (found[0] ?? []) : found.flat().sort((a, b) => (a._id < b._id ? -1 : 1)),
      }
    },
    update: (before, after) => {
      const id = (after ?? before)?._id
      if (id === undefined) return
      for (const { path, buckets } of indexes.values()) {
        const old = before && valueAt(before, path)
        const value = after && valueAt(after, path)
        if (old !== undefined && old !== value) setBucket(buckets, old, id, undefined)
        if (value !== undefined) setBucket(buckets, value, id, after)
      }
    },
  }
}

function setBucket(
  buckets: Map<string, readonly LakeDocument[]>,
  value: string,
  id: string,
  document: LakeDocument | undefined,
): void {
  const bucket = withDocument(buckets.get(value) ?? [], id, document)
  if (bucket.length === 0) buckets.delete(value)
  else buckets.set(value, bucket)
}

function valueAt(document: LakeDocument, path: readonly string[]): string | undefined {
  let value: unknown = document
  for (const key of path) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return typeof value === 'string' ? value : undefined
}
