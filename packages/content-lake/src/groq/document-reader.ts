/** What a query reads: documents, as one perspective shows them. */
import type { LakeDocument } from '../dataset.ts'

/** The indexes of the database. */
export type IndexName = 'id' | 'type' | 'reference'

export type DocumentReader = {
  /** Every document, ordered by id. */
  all: () => readonly LakeDocument[]
  find: (id: string) => LakeDocument | undefined
  /** A document of another dataset to which documents of this one refer; undefined where that is not known. */
  findElsewhere?: (id: string) => LakeDocument | undefined
  /**
   * By an index, ordered by id: the documents with one of these ids or types, and at least those with a reference to one
   * of these ids. Without it everything is scanned.
   */
  lookup?: (index: IndexName, values: readonly string[]) => readonly LakeDocument[]
}

/** A single document, as the filter of a listener sees it. */
export function readerOfOne(document: LakeDocument): DocumentReader {
  return { all: () => [document], find: (id) => (id === document._id ? document : undefined) }
}
