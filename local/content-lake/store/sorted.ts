/** Documents in arrays ordered by id. The arrays are never changed: whoever reads one keeps what was there. */
import type { LakeDocument } from '../dataset.ts'

/** The same array with this document in its place, put in, or left out when there is none any more. */
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

/** Where an id is, or where it would be. */
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
