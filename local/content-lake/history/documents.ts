/** Returns past states of documents. */
import type { LakeDocument } from '../dataset.ts'
import { publishedIdOf } from '../store/perspective.ts'
import type { Store } from '../store/store.ts'

/**
 * The document at a revision, of itself or of another document.
 *
 * A draft that did not exist then is returned as the published document, when the revision is one of that: so the
 * Studio can show what was published before there was a draft.
 */
export function documentAtRevision(store: Store, id: string, revision: string): LakeDocument | undefined {
  const own = exactly(store, id, revision)
  if (own !== undefined) return own
  const published = exactly(store, publishedIdOf(id), revision)
  return published?._rev === revision ? published : undefined
}

function exactly(store: Store, id: string, revision: string): LakeDocument | undefined {
  const sequence = store.log.sequenceOf(revision)
  if (sequence !== undefined) return store.log.documentAt(id, sequence)
  const first = store.log.documentAt(id, 0)
  return first?._rev === revision ? first : undefined
}

/** The current document, or its last state before it was deleted. */
export function lastDocument(store: Store, id: string): LakeDocument | undefined {
  const last = store.log.revisionsOf(id).findLast(({ isGone }) => !isGone)
  return last && store.log.documentAt(id, last.sequence)
}
