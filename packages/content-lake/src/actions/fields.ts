/** Validates the fields of an action. */
import { isDocumentId, isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'
import { isPublishedId } from '../store/perspective.ts'
import { invalid } from '../transactions/errors.ts'

/** An action as sent, with its kind without the prefix `sanity.action.document.`. */
export type ActionFields = { kind: string; fields: Readonly<Record<string, unknown>> }

const PREFIX = 'sanity.action.document.'

/** @throws MutationError 400 */
export function readAction(action: unknown): ActionFields {
  const type = isRecord(action) ? action.actionType : undefined
  if (!isRecord(action) || typeof type !== 'string') throw invalid('An action must be an object with an "actionType"')
  return { kind: type.startsWith(PREFIX) ? type.slice(PREFIX.length) : type, fields: action }
}

/** The id of a published document. @throws MutationError 400 */
export function publishedIdIn({ kind, fields: { publishedId } }: ActionFields): string {
  if (typeof publishedId === 'string' && isDocumentId(publishedId) && isPublishedId(publishedId)) {
    return publishedId
  }
  throw invalid(`"${kind}.publishedId" must be the ID of a published document`)
}

/** The ids of a published document and its draft. @throws MutationError 400 */
export function pairIn(action: ActionFields): { publishedId: string; draftId: string } {
  const publishedId = publishedIdIn(action)
  const draftId = `drafts.${publishedId}`
  if (action.fields.draftId === draftId) return { publishedId, draftId }
  throw invalid(`"${action.kind}.draftId" must be "${draftId}"`)
}

/** The draft in `attributes`. @throws MutationError 400 */
export function attributesIn({ kind, fields: { attributes } }: ActionFields, draftId: string): LakeDocument {
  if (isLakeDocument(attributes) && attributes._id === draftId) return attributes
  throw invalid(`"${kind}.attributes" must be a document with the "_id" "${draftId}" and a "_type"`)
}
