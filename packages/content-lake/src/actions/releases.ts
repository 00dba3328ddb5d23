/**
 * Actions on releases, which are active, scheduled, published or archived:
 * active → scheduled → active, active → archived → active, active or scheduled → published.
 */
import { isLakeDocument, isRecord, type LakeDocument, LOCAL_USER } from '../dataset.ts'
import { isReleaseId, publishedIdOf } from '../store/perspective.ts'
import type { OpenTransaction } from '../store/transactions.ts'
import { alreadyExists, invalid, wrongState } from '../transactions/errors.ts'
import type { ActionFields } from './fields.ts'
import { publishForm } from './publish.ts'
import { finalIdsOf, RELEASE_TYPE, releaseDocumentId } from './release-document.ts'
import { content, mustRead } from './variants.ts'

export function createRelease(action: ActionFields, transaction: OpenTransaction): void {
  const { kind, fields } = action
  const name = releaseIdIn(action)
  const { metadata = {} } = fields
  if (!isRecord(metadata)) throw invalid(`"${kind}.metadata" must be an object`)
  transaction.mutate({
    create: {
      _id: releaseDocumentId(name),
      _type: RELEASE_TYPE,
      name,
      state: 'active',
      userId: LOCAL_USER.id,
      metadata: { releaseType: 'undecided', ...metadata },
    },
  })
}

/** Patches the metadata: title, description, type, intended time. */
export function editRelease(action: ActionFields, transaction: OpenTransaction): void {
  const { kind, fields } = action
  if (!isRecord(fields.patch)) throw invalid(`"${kind}.patch" must be an object`)
  const { query: _query, params: _params, id: _document, ...operations } = fields.patch
  const paths = Object.values(operations).flatMap((operation) =>
    Array.isArray(operation) ? operation.map(String) : isRecord(operation) ? Object.keys(operation) : [],
  )
  const foreign = paths.find((path) => !/^metadata($|[.[])/.test(path))
  if (foreign !== undefined) throw invalid(`"${kind}.patch" may change "metadata" only, not "${foreign}"`)
  const { _id } = releaseIn(action, transaction, ['active', 'scheduled'])
  transaction.mutate({ patch: { ...operations, id: _id } })
}

export function publishRelease(action: ActionFields, transaction: OpenTransaction): void {
  publishNow(releaseIn(action, transaction, ['active', 'scheduled']), transaction)
}

/** Notes when to publish a release, which happens at once where that time has passed. */
export function scheduleRelease(action: ActionFields, transaction: OpenTransaction): void {
  const { publishAt } = action.fields
  const time = typeof publishAt === 'string' ? Date.parse(publishAt) : Number.NaN
  if (Number.isNaN(time))
    throw invalid(`"${action.kind}.publishAt" must be a date and time, such as 2026-01-31T12:00:00Z`)
  const release = releaseIn(action, transaction, ['active', 'scheduled'])
  if (time <= Date.parse(transaction.timestamp)) publishNow(release, transaction)
  else transaction.mutate({ patch: { id: release._id, set: { state: 'scheduled', publishAt }, unset: ['error'] } })
}

export function unscheduleRelease(action: ActionFields, transaction: OpenTransaction): void {
  const { _id } = releaseIn(action, transaction, ['scheduled'])
  transaction.mutate({ patch: { id: _id, set: { state: 'active' }, unset: ['publishAt'] } })
}

/** Removes the documents of a release, which their history keeps. */
export function archiveRelease(action: ActionFields, transaction: OpenTransaction): void {
  const release = releaseIn(action, transaction, ['active'])
  const ids = versionsIn(transaction, release)
  for (const id of ids) transaction.mutate({ delete: { id } })
  finish(transaction, release, 'archived', ids)
}

/** Restores the documents of an archived release. */
export function unarchiveRelease(action: ActionFields, transaction: OpenTransaction): void {
  const release = releaseIn(action, transaction, ['archived'])
  for (const id of finalIdsOf(release)) {
    const last = transaction.last(id)
    if (last !== undefined) transaction.mutate({ createIfNotExists: content(last) })
  }
  transaction.mutate({ patch: { id: release._id, set: { state: 'active' }, unset: ['finalDocumentStates'] } })
}

export function deleteRelease(action: ActionFields, transaction: OpenTransaction): void {
  const release = releaseIn(action, transaction, ['archived', 'published'])
  for (const id of [...versionsIn(transaction, release), release._id]) transaction.mutate({ delete: { id } })
}

/** Writes a release as another dataset has it. */
export function importRelease(action: ActionFields, transaction: OpenTransaction): void {
  const { kind, fields } = action
  const id = releaseDocumentId(releaseIdIn(action))
  const { ifExists = 'fail' } = fields
  const release = fields.attributes ?? fields.document
  if (!isLakeDocument(release) || release._id !== id || release._type !== RELEASE_TYPE) {
    throw invalid(`"${kind}.attributes" must be a document of type "${RELEASE_TYPE}" with the "_id" "${id}"`)
  }
  if (ifExists !== 'fail' && ifExists !== 'ignore' && ifExists !== 'replace') {
    throw invalid(`"${kind}.ifExists" must be "fail", "ignore" or "replace"`)
  }
  if (ifExists === 'fail' && transaction.read(id) !== undefined) throw alreadyExists(id)
  transaction.mutate({ [ifExists === 'ignore' ? 'createIfNotExists' : 'createOrReplace']: content(release) })
}

function publishNow(release: LakeDocument, transaction: OpenTransaction): void {
  const ids = versionsIn(transaction, release)
  for (const id of ids) publishForm(transaction, id, publishedIdOf(id))
  finish(transaction, release, 'published', ids)
}

function finish(
  transaction: OpenTransaction,
  { _id }: LakeDocument,
  state: 'archived' | 'published',
  ids: string[],
): void {
  const finalDocumentStates = ids.map((id) => ({ _key: publishedIdOf(id), id }))
  const published = state === 'published' ? { publishedAt: transaction.timestamp } : {}
  transaction.mutate({ patch: { id: _id, set: { state, finalDocumentStates, ...published }, unset: ['error'] } })
}

function versionsIn(transaction: OpenTransaction, { _id }: LakeDocument): string[] {
  return transaction.idsWith(`versions.${_id.slice(releaseDocumentId('').length)}.`)
}

/**
 * @param states in which the action is possible
 * @throws MutationError 400 for an invalid id, 409 when there is no such release or it is in another state
 */
function releaseIn(action: ActionFields, transaction: OpenTransaction, states: readonly string[]): LakeDocument {
  const release = mustRead(transaction, releaseDocumentId(releaseIdIn(action)))
  if (states.some((state) => state === release.state)) return release
  const wanted = action.kind.replace('release.', '')
  throw wrongState(`Cannot ${wanted} "${release._id}": it is ${release.state}, not ${states.join(' or ')}`, release._id)
}

/** @throws MutationError 400 */
function releaseIdIn({ kind, fields: { releaseId } }: ActionFields): string {
  if (typeof releaseId === 'string' && isReleaseId(releaseId)) return releaseId
  throw invalid(`"${kind}.releaseId" must be the id of a release: "r" followed by letters and digits`)
}
