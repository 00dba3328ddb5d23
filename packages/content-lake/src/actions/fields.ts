/** Validates the fields of an action. */
import { isDocumentId, isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'
import { isPublishedId, publishedIdOf } from '../store/perspective.ts'
import { invalid } from '../transactions/errors.ts'

/** An action as sent, with its kind: its type without `sanity.action.document.`, or without `sanity.action.`. */
export type ActionFields = { kind: string; fields: Readonly<Record<string, unknown>> }

/** @throws MutationError 400 */
export function readAction(action: unknown): ActionFields {
  const type = isRecord(action) ? action.actionType : undefined
  if (!isRecord(action) || typeof type !== 'string') throw invalid('An action must be an object with an "actionType"')
  return { kind: type.replace(/^sanity\.action\.(document\.)?/, ''), fields: action }
}

/** The id of a published document. @throws MutationError 400 */
export function publishedIdIn({ kind, fields: { publishedId } }: ActionFields): string {
  if (typeof publishedId === 'string' && isDocumentId(publishedId) && isPublishedId(publishedId)) {
    return publishedId
  }
  throw invalid(`"${kind}.publishedId" must be the ID of a published document`)
}

/** The ids of a published document and of the draft or version that an action is about. @throws MutationError 400 */
export function pairIn(action: ActionFields): { publishedId: string; formId: string } {
  const publishedId = publishedIdIn(action)
  return { publishedId, formId: formIdIn(action, publishedId) }
}

/** The id of a draft or version of a document: Sanity calls it `versionId`, or `draftId` as before. @throws MutationError 400 */
export function formIdIn({ kind, fields }: ActionFields, publishedId: string): string {
  const name = fields.versionId === undefined ? 'draftId' : 'versionId'
  const id = fields[name]
  if (typeof id === 'string' && isDocumentId(id) && isFormOf(id, publishedId)) return id
  throw invalid(`"${kind}.${name}" must be "drafts.${publishedId}", or a version of "${publishedId}"`)
}

/** The draft or version in `attributes`. @throws MutationError 400 */
export function attributesIn({ kind, fields: { attributes } }: ActionFields, publishedId: string): LakeDocument {
  if (isLakeDocument(attributes) && isFormOf(attributes._id, publishedId)) return attributes
  throw invalid(
    `"${kind}.attributes" must be a document with a "_type" and the "_id" "drafts.${publishedId}", or a version`,
  )
}

function isFormOf(id: string, publishedId: string): boolean {
  return id !== publishedId && publishedIdOf(id) === publishedId
}
