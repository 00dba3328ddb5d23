/** Actions on versions: the forms that documents have in releases, and drafts. */
import { isLakeDocument, type LakeDocument } from '../dataset.ts'
import { isPublishedId, publishedIdOf, releaseIdOf } from '../store/perspective.ts'
import type { OpenTransaction } from '../store/transactions.ts'
import { invalid } from '../transactions/errors.ts'
import { type ActionFields, formIdIn, publishedIdIn } from './fields.ts'
import { checkEditable, checkRevision, content, mustRead } from './variants.ts'

/** Creates a version, from a document that is sent or from one that exists. */
export function createVersion(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  const { baseId, document, ifBaseRevisionId } = action.fields
  const version = document === undefined ? copyOf(transaction, action) : documentIn(action, publishedId)
  if (typeof baseId === 'string') checkRevision(transaction, baseId, ifBaseRevisionId)
  checkEditable(transaction, version._id)
  transaction.mutate({ create: content(version) })
}

export function replaceVersion(action: ActionFields, transaction: OpenTransaction): void {
  const version = documentIn(action)
  checkEditable(transaction, version._id)
  const { _createdAt } = mustRead(transaction, version._id)
  transaction.mutate({ createOrReplace: { ...content(version), _createdAt } })
}

export function discardVersion({ fields }: ActionFields, transaction: OpenTransaction): void {
  // The first versions of the action named drafts.
  const id = fields.versionId ?? fields.draftId
  if (typeof id !== 'string' || isPublishedId(id)) throw invalid('Only drafts and versions can be discarded')
  mustRead(transaction, id)
  checkEditable(transaction, id)
  transaction.mutate({ delete: { id } })
}

/** Notes in a version that the published document is removed with the release; it is made of that one when missing. */
export function unpublishVersion(action: ActionFields, transaction: OpenTransaction): void {
  const publishedId = publishedIdIn(action)
  const id = formIdIn(action, publishedId)
  if (releaseIdOf(id) === undefined) throw invalid(`"${action.kind}.versionId" must be a version in a release`)
  checkEditable(transaction, id)
  const published = mustRead(transaction, publishedId)
  transaction.mutate({ createIfNotExists: { ...content(published), _id: id } })
  transaction.mutate({ patch: { id, set: { '_system.delete': true } } })
}

function copyOf(transaction: OpenTransaction, action: ActionFields): LakeDocument {
  const { kind, fields } = action
  const publishedId = publishedIdIn(action)
  const id = formIdIn(action, publishedId)
  if (typeof fields.baseId !== 'string' || publishedIdOf(fields.baseId) !== publishedId) {
    throw invalid(`"${kind}" must have a "document", or a "baseId" that is a form of "${publishedId}"`)
  }
  const { _system, ...base } = mustRead(transaction, fields.baseId)
  return { ...base, _id: id }
}

/** @param publishedId of the document, when it is known. @throws MutationError 400 */
function documentIn({ kind, fields: { document } }: ActionFields, publishedId?: string): LakeDocument {
  const isVersion =
    isLakeDocument(document) &&
    !isPublishedId(document._id) &&
    (publishedId === undefined || publishedIdOf(document._id) === publishedId)
  if (isVersion) return document
  const whose = publishedId === undefined ? '' : ` of "${publishedId}"`
  throw invalid(`"${kind}.document" must be a document with a "_type" whose "_id" is a draft or version${whose}`)
}
