/** Implements Sanity's document actions as mutations. */
import { isRecord, type LakeDocument } from '../dataset.ts'
import { isPublishedId } from '../store/perspective.ts'
import type { OpenTransaction } from '../store/transactions.ts'
import { alreadyExists, invalid, notFound, revisionMismatch } from '../transactions/errors.ts'
import type { Step } from '../transactions/run.ts'
import { type ActionFields, attributesIn, pairIn, publishedIdIn, readAction } from './fields.ts'

const ACTIONS: Readonly<Record<string, (action: ActionFields, transaction: OpenTransaction) => void>> = {
  create: createDraft,
  edit,
  publish,
  unpublish,
  delete: deleteDocument,
  replaceDraft,
  // The former name of discarding a draft.
  discard: ({ kind, fields }, transaction) => discard({ kind, fields: { versionId: fields.draftId } }, transaction),
  'version.discard': discard,
}

/** @throws MutationError 400 for an unknown action */
export function actionStep(sent: unknown): Step {
  const action = readAction(sent)
  const run = Object.hasOwn(ACTIONS, action.kind) ? ACTIONS[action.kind] : undefined
  if (run === undefined) throw invalid(`The local Content Lake does not know the action "${action.fields.actionType}"`)
  return (transaction) => run(action, transaction)
}

/** Creates a draft, unless a draft or a published document exists already. */
function createDraft(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  const draft = attributesIn(action, `drafts.${publishedId}`)
  const existing = [draft._id, publishedId].find((id) => transaction.read(id) !== undefined)
  if (existing !== undefined) throw alreadyExists(existing)
  transaction.mutate({ create: content(draft) })
}

/** Patches a draft, which is created from the published document when missing. */
function edit(action: ActionFields, transaction: OpenTransaction): void {
  const { publishedId, draftId } = pairIn(action)
  const { patch } = action.fields
  if (!isRecord(patch)) throw invalid('"edit.patch" must be an object')
  if (transaction.read(draftId) === undefined) {
    transaction.mutate({ create: { ...content(mustRead(transaction, publishedId)), _id: draftId } })
  }
  const { query: _query, params: _params, ...operations } = patch
  transaction.mutate({ patch: { ...operations, id: draftId } })
}

/** Replaces the published document by the draft. */
function publish(action: ActionFields, transaction: OpenTransaction): void {
  const { publishedId, draftId } = pairIn(action)
  const draft = mustRead(transaction, draftId)
  checkRevision(transaction, draftId, action.fields.ifDraftRevisionId)
  checkRevision(transaction, publishedId, action.fields.ifPublishedRevisionId)
  const strong = strengthen(content(draft))
  const created = transaction.read(publishedId)?._createdAt ?? draft._createdAt
  if (!isRecord(strong)) throw new TypeError('A document stays a document')
  transaction.mutate({ createOrReplace: { ...strong, _id: publishedId, _createdAt: created } })
  transaction.mutate({ delete: { id: draftId } })
}

/** Turns the published document into the draft, unless there is one, which is kept. */
function unpublish(action: ActionFields, transaction: OpenTransaction): void {
  const { publishedId, draftId } = pairIn(action)
  const published = mustRead(transaction, publishedId)
  transaction.mutate({ createIfNotExists: { ...content(published), _id: draftId } })
  transaction.mutate({ delete: { id: publishedId } })
}

function discard({ fields: { versionId: id } }: ActionFields, transaction: OpenTransaction): void {
  if (typeof id !== 'string' || isPublishedId(id)) throw invalid('Only drafts and versions can be discarded')
  mustRead(transaction, id)
  transaction.mutate({ delete: { id } })
}

/** Deletes the published document with its draft, which must be listed, so that it is not deleted unnoticed. */
function deleteDocument(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  mustRead(transaction, publishedId)
  const draftId = `drafts.${publishedId}`
  const { includeDrafts } = action.fields
  const isListed = Array.isArray(includeDrafts) && includeDrafts.includes(draftId)
  if (transaction.read(draftId) !== undefined && !isListed) {
    throw invalid(`"${draftId}" exists: "delete.includeDrafts" must name it`, { id: draftId })
  }
  for (const id of [publishedId, draftId]) transaction.mutate({ delete: { id } })
}

/** Replaces a draft, or creates one beside the published document. One of the two must exist. */
function replaceDraft(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  const draft = attributesIn(action, `drafts.${publishedId}`)
  const current = transaction.read(draft._id) ?? mustRead(transaction, publishedId)
  transaction.mutate({ createOrReplace: { ...content(draft), _createdAt: current._createdAt } })
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

function mustRead(transaction: OpenTransaction, id: string): LakeDocument {
  const document = transaction.read(id)
  if (document === undefined) throw notFound(id)
  return document
}

/** @param expected undefined or null for any */
function checkRevision(transaction: OpenTransaction, id: string, expected: unknown): void {
  const current = transaction.read(id)?._rev
  if (expected != null && current !== expected) throw revisionMismatch(id, String(current ?? ''), String(expected))
}

/** A document without its revision and update time. */
function content({ _rev, _updatedAt, ...document }: LakeDocument): Record<string, unknown> {
  return document
}
