/** Publishing and unpublishing of single documents. */
import { isRecord } from '../dataset.ts'
import { isUnpublishing } from '../store/perspective.ts'
import type { OpenTransaction } from '../store/transactions.ts'
import { type ActionFields, pairIn } from './fields.ts'
import { checkEditable, checkRevision, content, mustRead } from './variants.ts'

/** Replaces the published document by the draft or version. */
export function publish(action: ActionFields, transaction: OpenTransaction): void {
  const { publishedId, formId } = pairIn(action)
  mustRead(transaction, formId)
  checkEditable(transaction, formId)
  checkRevision(transaction, formId, action.fields.ifDraftRevisionId ?? action.fields.ifVersionRevisionId)
  checkRevision(transaction, publishedId, action.fields.ifPublishedRevisionId)
  publishForm(transaction, formId, publishedId)
}

/** A version that is marked for it removes the published document. */
export function publishForm(transaction: OpenTransaction, formId: string, publishedId: string): void {
  const form = mustRead(transaction, formId)
  if (isUnpublishing(form)) {
    transaction.mutate({ delete: { id: publishedId } })
  } else {
    const { _system, ...own } = content(form)
    const strong = strengthen(own)
    const created = transaction.read(publishedId)?._createdAt ?? form._createdAt
    if (!isRecord(strong)) throw new TypeError('A document stays a document')
    transaction.mutate({ createOrReplace: { ...strong, _id: publishedId, _createdAt: created } })
  }
  transaction.mutate({ delete: { id: formId } })
}

/** Turns the published document into the draft, unless there is one, which is kept. */
export function unpublish(action: ActionFields, transaction: OpenTransaction): void {
  const { publishedId, formId } = pairIn(action)
  const published = mustRead(transaction, publishedId)
  transaction.mutate({ createIfNotExists: { ...content(published), _id: formId } })
  transaction.mutate({ delete: { id: publishedId } })
}

/**
 * Strengthens references: one to a document that was not yet published is weak and has `_strengthenOnPublish`.
 * Publishing removes that field, and `_weak` with it unless the field says to keep it.
 */
function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  if (typeof value._ref !== 'string' || !isRecord(value._strengthenOnPublish)) {
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, strengthen(child)]))
  }
  const { _strengthenOnPublish, _weak, ...reference } = value
  return _strengthenOnPublish.weak === true && _weak !== undefined ? { ...reference, _weak } : reference
}
