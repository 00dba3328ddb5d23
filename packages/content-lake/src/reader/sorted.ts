/** Documents ordered by id, of which single ones are replaced. */
import type { LakeDocument } from '../dataset.ts'

export type SortedDocuments = {
  documents: readonly LakeDocument[]
  set: (document: LakeDocument) => void
  remove: (id: string) => void
}

/** @param documents ordered by id */
export function createSortedDocuments(documents: LakeDocument[]): SortedDocuments {
  /** The index of the first document whose id is not before this one. */
  function positionOf(id: string): number {
    let from = 0
    let to = documents.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((documents[middle]?._id ?? '') < id) from = middle + 1
      else to = middle
    }
    return from
  }

  return {
    documents,
    set: (document) => {
      const position = positionOf(document._id)
      documents.splice(position, documents[position]?._id === document._id ? 1 : 0, document)
    },
    remove: (id) => {
      const position = positionOf(id)
      if (documents[position]?._id === id) documents.splice(position, 1)
    },
  }
}
