/** Immutable arrays of documents, ordered by id. */
import type { LakeDocument } from '../dataset.ts'

/** A copy of the array with this document inserted, replaced, or removed when undefined. */
export function withDocument(
  documents: readonly LakeDocument[],
  id: string,
  document: LakeDocument | undefined,
): readonly LakeDocument[] {
  const place = placeOf(documents, id)
  const isThere = documents[place]?._id === id
  if (document !== undefined && isThere) return documents.with(place, document)
  if (document !== undefined) return documents.toSpliced(place, 0, document)
  return isThere ? documents.toSpliced(place, 1) : documents
}

/** The index of an id, or its insertion point. */
function placeOf(documents: readonly LakeDocument[], id: string): number {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle]?._id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}
