/** The forms of a document that actions read and write: published, draft, and versions in releases. */
import type { LakeDocument } from '../dataset.ts'
import { publishedIdOf, releaseIdOf } from '../store/perspective.ts'
import type { OpenTransaction } from '../store/transactions.ts'
import { notFound, revisionMismatch, wrongState } from '../transactions/errors.ts'
import { releaseDocumentId } from './release-document.ts'

/** @throws MutationError 409 when it does not exist */
export function mustRead(transaction: OpenTransaction, id: string): LakeDocument {
  const document = transaction.read(id)
  if (document === undefined) throw notFound(id)
  return document
}

/**
 * @param expected undefined or null for any
 * @throws MutationError 409 when the document has another revision
 */
export function checkRevision(transaction: OpenTransaction, id: string, expected: unknown): void {
  const current = transaction.read(id)?._rev
  if (expected != null && current !== expected) throw revisionMismatch(id, String(current ?? ''), String(expected))
}

/**
 * The documents of a release that is scheduled, published or archived are not edited. A version may belong to no release.
 * @throws MutationError 409
 */
export function checkEditable(transaction: OpenTransaction, id: string): void {
  const releaseId = releaseIdOf(id)
  const release = releaseId === undefined ? undefined : transaction.read(releaseDocumentId(releaseId))
  if (release === undefined || release.state === 'active') return
  throw wrongState(`"${id}" cannot be edited: the release "${releaseId}" is ${release.state}`, release._id)
}

/** The drafts and versions of a published id. */
export function otherFormsOf(transaction: OpenTransaction, publishedId: string): string[] {
  return [`drafts.${publishedId}`, ...transaction.idsWith('versions.')].filter(
    (id) => publishedIdOf(id) === publishedId && transaction.read(id) !== undefined,
  )
}

/** A document without its revision and update time. */
export function content({ _rev, _updatedAt, ...document }: LakeDocument): Record<string, unknown> {
  return document
}
