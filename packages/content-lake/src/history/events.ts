/**
 * Derives a document's events for the Studio's history: published, unpublished, draft created, draft discarded. Edits
 * are not included: the Studio derives them from the transactions.
 */
import { LOCAL_USER } from '../dataset.ts'
import { publishedIdOf } from '../store/perspective.ts'
import type { Store } from '../store/store.ts'

export type HistoryEvent = Readonly<{ type: string; timestamp: string; author: string; documentId: string }> &
  Readonly<Record<string, unknown>>

/** The effect of one transaction on one document; `-` is none. */
type Doing = '-' | 'made' | 'changed' | 'removed'

type Step = { sequence: number; published: Doing; draft: Doing }

/**
 * @param id of the published document or of its draft; their event lists differ
 * @returns newest first
 */
export function listEvents(store: Store, id: string): HistoryEvent[] {
  const publishedId = publishedIdOf(id)
  const isDraft = id !== publishedId
  return (
    stepsOf(store, publishedId)
      // Leaves out edits of a draft, of which there are thousands: the Studio reads them from the transactions.
      .filter(({ published, draft }) => published !== '-' || draft !== 'changed')
      .flatMap((step) => eventsOf(store, step, publishedId, isDraft))
      .reverse()
  )
}

/** The transactions that touched the document or its draft, and sequence 0 for their initial state. */
function stepsOf(store: Store, publishedId: string): Step[] {
  const published = doingsOf(store, publishedId)
  const draft = doingsOf(store, `drafts.${publishedId}`)
  return [...new Set([...published.keys(), ...draft.keys()])]
    .sort((a, b) => a - b)
    .map((sequence) => ({
      sequence,
      published: published.get(sequence) ?? '-',
      draft: draft.get(sequence) ?? '-',
    }))
}

function doingsOf(store: Store, id: string): Map<number, Doing> {
  return new Map(
    store.log.revisionsOf(id).map(({ sequence, isDeleted }, index, revisions) => {
      const wasDeleted = revisions[index - 1]?.isDeleted ?? true
      return [sequence, isDeleted ? 'removed' : wasDeleted ? 'made' : 'changed']
    }),
  )
}

/** The events of one transaction, oldest first. */
function eventsOf(store: Store, step: Step, publishedId: string, isDraft: boolean): HistoryEvent[] {
  const { sequence, published, draft } = step
  const draftId = `drafts.${publishedId}`
  const origin = sequence === 0 ? originOf(store, publishedId, draftId) : store.log.head(sequence)
  if (origin === undefined) return []
  const common = { timestamp: origin.timestamp, author: origin.author, documentId: publishedId }
  const version = { versionId: draftId, versionRevisionId: draftRevision(store, draftId, sequence, draft) }
  const isWritten = published === 'made' || published === 'changed'
  const madeDraft = isDraft && draft === 'made' ? [{ ...common, ...version, type: 'createDocumentVersion' }] : []
  if (isWritten) {
    // Without a draft: by the seed, or by a program that writes published documents.
    const publish = { type: 'publishDocumentVersion', revisionId: origin.id, publishCause: 'document.publish' }
    return [{ ...common, ...(draft === 'removed' ? version : { versionId: draftId }), ...publish }, ...madeDraft]
  }
  if (published === 'removed') {
    const isLeft = store.log.documentAt(draftId, sequence) !== undefined
    if (!isLeft) return [{ ...common, type: 'deleteDocumentGroup' }]
    return [...madeDraft, { ...common, ...version, type: 'unpublishDocument' }]
  }
  return isDraft && draft === 'removed' ? [{ ...common, ...version, type: 'deleteDocumentVersion' }] : madeDraft
}

/** The draft revision of an event: the new one, or the last one before it was removed. */
function draftRevision(store: Store, draftId: string, sequence: number, draft: Doing): unknown {
  const at = draft === 'removed' ? sequence - 1 : sequence
  return store.log.documentAt(draftId, at)?._rev
}

/** The initial state's date; its author is unknown. */
function originOf(store: Store, publishedId: string, draftId: string) {
  const document = store.log.documentAt(publishedId, 0) ?? store.log.documentAt(draftId, 0)
  if (document === undefined) return undefined
  return { id: String(document._rev), timestamp: String(document._updatedAt), author: LOCAL_USER.id }
}
