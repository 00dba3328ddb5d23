/** Errors of writes, in the format of Sanity's API. */
import { HttpError } from '../../server/json.ts'

/** Error type in the response: of a mutation, or of an action. */
export type WriteKind = 'mutationError' | 'actionError'

/** A failed write: 400 when it is invalid in itself, 409 when it conflicts with the current documents. */
export class MutationError extends HttpError {
  /** Sanity's error type, such as `documentAlreadyExistsError`. */
  readonly type: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: 400 | 409, type: string, description: string, details: Readonly<Record<string, unknown>> = {}) {
    super(status, description, { body: bodyOf('mutationError', { type, description, ...details }, 0) })
    this.name = 'MutationError'
    this.type = type
    this.details = details
  }

  /** The same error with the index of the mutation or action it concerns. */
  at(index: number, kind: WriteKind): HttpError {
    const { status, message, type, details } = this
    return new HttpError(status, message, { body: bodyOf(kind, { type, description: message, ...details }, index) })
  }
}

function bodyOf(kind: WriteKind, error: { type: string; description: string }, index: number) {
  const what = kind === 'mutationError' ? 'mutation(s)' : 'action(s)'
  return {
    error: { type: kind, description: `The ${what} failed: ${error.description}`, items: [{ error, index }] },
  }
}

/** An invalid write; the description names the field. */
export function invalid(description: string, details: Readonly<Record<string, unknown>> = {}): MutationError {
  return new MutationError(400, 'validationError', description, details)
}

export function alreadyExists(id: string): MutationError {
  return new MutationError(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
}

export function notFound(id: string): MutationError {
  return new MutationError(409, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id })
}

export function revisionMismatch(id: string, current: string, expected: string): MutationError {
  const description = `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`
  const details = { id, currentRevisionID: current, expectedRevisionID: expected }
  return new MutationError(409, 'documentRevisionIDDoesNotMatchError', description, details)
}

export function isReferenced(id: string, referencingIDs: readonly string[]): MutationError {
  const from = referencingIDs.map((referrer) => `"${referrer}"`).join(', ')
  const description = `Document "${id}" cannot be deleted as there are references to it from ${from}`
  return new MutationError(409, 'documentHasExistingReferencesError', description, { id, referencingIDs })
}

export function missingReference(id: string, referenceID: string): MutationError {
  const description = `Document "${id}" references non-existent document "${referenceID}"`
  return new MutationError(409, 'documentReferenceDoesNotExistError', description, { id, referenceID })
}

/** @param id of the release that is in another state than an action needs */
export function wrongState(description: string, id: string): MutationError {
  return new MutationError(409, 'releaseStateError', description, { id })
}

/** The only error that concerns the transaction as a whole. */
export function transactionExists(id: string): HttpError {
  const description = `Transaction "${id}" already exists`
  return new HttpError(409, description, { body: { error: { type: 'transactionAlreadyExistsError', description } } })
}
