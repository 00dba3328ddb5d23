/** What one listener is told about a transaction. */
import { isRecord, type LakeDocument } from '../dataset.ts'
import { answer } from '../groq/evaluate.ts'
import type { Params, Query } from '../groq/parse.ts'
import { effectsOf } from '../history/effects.ts'
import type { DocumentChange, Transaction } from '../store/transactions.ts'
import { createView } from '../store/views.ts'

/** The query of a listener and what it wants in its events. */
export type Interest = {
  query: Query & { text: string }
  params: Params
  /** Drafts and versions too, not only published documents. */
  includesAllVersions: boolean
  includesResult: boolean
  includesPrevious: boolean
  includesMutations: boolean
  includesEffects: boolean
  visibility: string
}

export type MutationEvent = Readonly<Record<string, unknown>> & { transition: 'appear' | 'update' | 'disappear' }

/**
 * One event per document that matched the filter before or after. They are counted among each other, not against the whole
 * transaction: a listener that waits for all events of a transaction can only wait for those it will see.
 * @param present gives a stored document its final form, such as the address of an asset
 * @throws QueryError when the filter cannot be evaluated
 */
export async function eventsOf(
  transaction: Transaction,
  interest: Interest,
  present: (document: LakeDocument) => LakeDocument,
): Promise<MutationEvent[]> {
  const seen: { change: DocumentChange; transition: MutationEvent['transition'] }[] = []
  for (const change of transaction.changes) {
    const did = await matches(change.before, interest)
    const does = await matches(change.after, interest)
    if (did || does) seen.push({ change, transition: did && does ? 'update' : does ? 'appear' : 'disappear' })
  }
  return seen.map(({ change, transition }, index) => {
    const before = change.before && present(change.before)
    const after = change.after && present(change.after)
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
      visibility: interest.visibility,
      transactionTotalEvents: seen.length,
      transactionCurrentEvent: index + 1,
      ...(interest.includesMutations ? { mutations: change.mutations } : {}),
      ...(interest.includesResult && after !== undefined ? { result: after } : {}),
      ...(interest.includesPrevious ? { previous: before ?? null } : {}),
      ...(interest.includesEffects ? { effects: effectsOf(before, after) } : {}),
    }
  })
}

/** Whether a listener sees a document. Filters see that one document only, as on Sanity: no references, no other documents. */
async function matches(document: LakeDocument | undefined, interest: Interest): Promise<boolean> {
  if (document === undefined) return false
  if (!interest.includesAllVersions && /^(drafts|versions)\./.test(document._id)) return false
  const found = await answer(interest.query, interest.params, createView([document]))
  return Array.isArray(found) ? found.length > 0 : isRecord(found)
}
