/** Implements Sanity's actions as mutations. */
import { isRecord } from '../dataset.ts'
import type { OpenTransaction } from '../store/transactions.ts'
import { alreadyExists, invalid } from '../transactions/errors.ts'
import type { Step } from '../transactions/run.ts'
import { type ActionFields, attributesIn, pairIn, publishedIdIn, readAction } from './fields.ts'
import { publish, unpublish } from './publish.ts'
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  editRelease,
  importRelease,
  publishRelease,
  scheduleRelease,
  unarchiveRelease,
  unscheduleRelease,
} from './releases.ts'
import { checkEditable, content, mustRead, otherFormsOf } from './variants.ts'
import { createVersion, discardVersion, replaceVersion, unpublishVersion } from './versions.ts'

const ACTIONS: Readonly<Record<string, (action: ActionFields, transaction: OpenTransaction) => void>> = {
  create: createDraft,
  edit,
  publish,
  unpublish,
  delete: deleteDocument,
  replaceDraft,
  // The former name of discarding a draft.
  discard: discardVersion,
  'version.create': createVersion,
  'version.discard': discardVersion,
  'version.replace': replaceVersion,
  'version.unpublish': unpublishVersion,
  'release.archive': archiveRelease,
  'release.create': createRelease,
  'release.delete': deleteRelease,
  'release.edit': editRelease,
  'release.import': importRelease,
  'release.publish': publishRelease,
  'release.schedule': scheduleRelease,
  'release.unarchive': unarchiveRelease,
  'release.unschedule': unscheduleRelease,
}

/** @throws MutationError 400 for an unknown action */
export function actionStep(sent: unknown): Step {
  const action = readAction(sent)
  const run = Object.hasOwn(ACTIONS, action.kind) ? ACTIONS[action.kind] : undefined
  if (run === undefined) throw invalid(`The local Content Lake does not know the action "${action.fields.actionType}"`)
  return (transaction) => run(action, transaction)
}

/** Creates a draft or version, unless it exists already; a draft neither beside a published document. */
function createDraft(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  const draft = attributesIn(action, publishedId)
  const others = draft._id.startsWith('drafts.') ? [publishedId] : []
  const existing = [draft._id, ...others].find((id) => transaction.read(id) !== undefined)
  if (existing !== undefined) throw alreadyExists(existing)
  checkEditable(transaction, draft._id)
  transaction.mutate({ create: content(draft) })
}

/** Patches a draft or version, which is created from the published document when missing. */
function edit(action: ActionFields, transaction: OpenTransaction): void {
  const { publishedId, formId } = pairIn(action)
  const { patch } = action.fields
  if (!isRecord(patch)) throw invalid('"edit.patch" must be an object')
  checkEditable(transaction, formId)
  if (transaction.read(formId) === undefined) {
    transaction.mutate({ create: { ...content(mustRead(transaction, publishedId)), _id: formId } })
  }
  const { query: _query, params: _params, ...operations } = patch
  transaction.mutate({ patch: { ...operations, id: formId } })
}

/** Deletes the published document with its draft and versions, which must be listed, so that none is deleted unnoticed. */
function deleteDocument(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  mustRead(transaction, publishedId)
  const { includeDrafts } = action.fields
  const listed: unknown[] = Array.isArray(includeDrafts) ? includeDrafts : []
  const forms = otherFormsOf(transaction, publishedId)
  const unlisted = forms.find((id) => !listed.includes(id))
  if (unlisted !== undefined) {
    throw invalid(`"${unlisted}" exists: "delete.includeDrafts" must name it`, { id: unlisted })
  }
  for (const id of [publishedId, ...forms]) transaction.mutate({ delete: { id } })
}

/** Replaces a draft, or creates one beside the published document. One of the two must exist. */
function replaceDraft(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  const draft = attributesIn(action, publishedId)
  checkEditable(transaction, draft._id)
  const current = transaction.read(draft._id) ?? mustRead(transaction, publishedId)
  transaction.mutate({ createOrReplace: { ...content(draft), _createdAt: current._createdAt } })
}
