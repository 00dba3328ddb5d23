/** Builds the events of a transaction for one listener. */
import { isRecord, type LakeDocument } from '../dataset.ts'
import { readerOfOne } from '../groq/document-reader.ts'
import type { Query } from '../groq/parse.ts'
import { type DatasetRef, evaluate } from '../groq/query.ts'
import { effectsOf } from '../history/effects.ts'
import { isPublicId, isPublishedId } from '../store/perspective.ts'
import type { DocumentChange, Transaction } from '../store/transactions.ts'

/** A listener's filter and options. */
export type Interest = {
  filter: Query
  /** Includes drafts and versions, not only published documents. */
  includesAllVersions: boolean
  /** Includes no document that needs a token. */
  isPublicOnly: boolean
  includesResult: boolean
  /** Includes the document as it was before. */
  includesPrevious: boolean
  includesMutations: boolean
  includesEffects: boolean
}

export type MutationEvent = Readonly<Record<string, unknown>> & { transition: 'appear' | 'update' | 'disappear' }

/**
 * One event per document that matched the filter before or after. They are counted per listener, not per transaction: a
 * client waits for as many events as the count says, and receives only these.
 * @param toPublic converts a stored document to its public form, with the URL of an asset, for example
 * @throws HttpError 400 when the filter cannot be evaluated
 */
export function eventsOf(
  transaction: Transaction,
  interest: Interest,
  names: DatasetRef,
  toPublic: (document: LakeDocument) => LakeDocument,
): MutationEvent[] {
  const seen: { change: DocumentChange; transition: MutationEvent['transition'] }[] = []
  for (const change of transaction.changes) {
    const did = matches(change.before, interest, names)
    const does = matches(change.after, interest, names)
    if (did || does) seen.push({ change, transition: did && does ? 'update' : does ? 'appear' : 'disappear' })
  }
  return seen.map(({ change, transition }, index) => {
    const before = change.before && toPublic(change.before)
    const after = change.after && toPublic(change.after)
    return {
      eventId: `${transaction.id}#${change.id}`,
      documentId: change.id,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      // Absent, not null, for a new document: the Studio chains revisions by it.
      ...(before === undefined ? {} : { previousRev: before._rev }),
      resultRev: transaction.id,
      timestamp: transaction.timestamp,
      // Queries see every commit at once.
      visibility: 'query',
      transactionTotalEvents: seen.length,
      transactionCurrentEvent: index + 1,
      ...(interest.includesMutations ? { mutations: change.mutations } : {}),
      ...(interest.includesResult && after !== undefined ? { result: after } : {}),
      ...(interest.includesPrevious && before !== undefined ? { previous: before } : {}),
      ...(interest.includesEffects ? { effects: effectsOf(before, after) } : {}),
    }
  })
}

/** Whether a document matches. As on Sanity, filters see that document only: no references, no other documents. */
function matches(document: LakeDocument | undefined, interest: Interest, names: DatasetRef): boolean {
  if (document === undefined) return false
  if (interest.isPublicOnly && !isPublicId(document._id)) return false
  if (!interest.includesAllVersions && !isPublishedId(document._id)) return false
  const { result: found } = evaluate(interest.filter, readerOfOne(document), names)
  return Array.isArray(found) ? found.length > 0 : isRecord(found)
}
