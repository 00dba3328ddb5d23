/** Validates the fields of an action. */
import { isDocumentId, isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'
import { publishedIdOf } from '../store/perspective.ts'
import { invalid } from '../transactions/errors.ts'

/** An action as sent, with its kind without the prefix `sanity.action.document.`. */
export type ActionFields = { kind: string; fields: Readonly<Record<string, unknown>> }

const PREFIX = 'sanity.action.document.'

/** @throws MutationError 400 */
export function readAction(action: unknown): ActionFields {
  const type = isRecord(action) ? action.actionType : undefined
  if (!isRecord(action) || typeof type !== 'string') throw invalid('An action must be an object with an "actionType"')
  if (!type.startsWith(PREFIX)) throw invalid(`The local Content Lake does not know the action "${type}"`)
  return { kind: type.slice(PREFIX.length), fields: action }
}

/** @throws MutationError 400 when the field is not a document id */
function idIn({ kind, fields }: ActionFields, name: string, id = fields[name]): string {
  if (typeof id === 'string' && isDocumentId(id)) return id
  throw invalid(`"${kind}.${name}" must be a document ID`)
}

/** The id of a published document. @throws MutationError 400 */
export function publishedIdIn(action: ActionFields): string {
  const id = idIn(action, 'publishedId')
  if (publishedIdOf(id) === id) return id
  throw invalid(`"${action.kind}.publishedId" must be the ID of a published document, not "${id}"`)
}

/** The id of a draft or version of a published document. @throws MutationError 400 */
export function versionIdIn(action: ActionFields, name: string, publishedId?: string, value?: unknown): string {
  const id = idIn(action, name, value)
  checkVersionId(action, name, id, publishedId)
  return id
}

/** A document in an action, with the id of a draft or version of a published document. @throws MutationError 400 */
export function versionIn(action: ActionFields, name: string, publishedId?: string): LakeDocument {
  const document = action.fields[name]
  if (!isLakeDocument(document)) throw invalid(`"${action.kind}.${name}" must be a document with "_id" and "_type"`)
  if (!isDocumentId(document._id)) throw invalid(`Malformed document ID: "${document._id}"`)
  checkVersionId(action, `${name}._id`, document._id, publishedId)
  return document
}

/** @throws MutationError 400 when the field is present and not a string */
export function revisionIn({ kind, fields }: ActionFields, name: string): string | undefined {
  const revision = fields[name]
  if (revision === undefined || revision === null) return undefined
  if (typeof revision === 'string') return revision
  throw invalid(`"${kind}.${name}" must be a string`)
}

function checkVersionId({ kind }: ActionFields, name: string, id: string, publishedId = publishedIdOf(id)): void {
  if (id !== publishedId && publishedIdOf(id) === publishedId) return
  throw invalid(`"${kind}.${name}" must be the ID of a draft or version of "${publishedId}", not "${id}"`)
}
