/** What a query reads: documents, as one perspective shows them. */
import type { LakeDocument } from '../dataset.ts'

/** The indexes of the database. */
export type IndexName = 'id' | 'type' | 'reference'

export type Source = {
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

/** What a query has read: all documents, or those that an index gives for some values, and how many there were. */
export type Read = { from: 'everything' | IndexName; values?: readonly string[]; documents: number }

/** A source that notes what is read from it. References that are followed are not noted. */
export function withReads(source: Source): { source: Source; reads: Read[] } {
  const reads: Read[] = []
  const { lookup } = source
  return {
    reads,
    source: {
      ...source,
      all: () => {
        const documents = source.all()
        reads.push({ from: 'everything', documents: documents.length })
        return documents
      },
      lookup:
        lookup &&
        ((index, values) => {
          const documents = lookup(index, values)
          reads.push({ from: index, values, documents: documents.length })
          return documents
        }),
    },
  }
}

/** A single document, as the filter of a listener sees it. */
export function sourceOfOne(document: LakeDocument): Source {
  return { all: () => [document], find: (id) => (id === document._id ? document : undefined) }
}
