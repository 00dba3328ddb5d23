/** An open transaction: applies mutations in order to the stored documents. */
import { randomBytes } from 'node:crypto'
import { extract, Mutation as Mutator } from '@sanity/mutator'
import { isDocumentId, isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'
import type { DocumentChange, Mutation, MutationResult, OpenTransaction } from '../store/transactions.ts'
import { alreadyExists, invalid, notFound, revisionMismatch } from './errors.ts'
import { type ParsedMutation, parseMutation } from './mutation.ts'
import { withNormalPaths } from './paths.ts'

/** Fields that a patch must not change. */
const IMMUTABLE = ['_id', '_type', '_rev', '_createdAt', '_updatedAt']

type Entry = { before: LakeDocument | undefined; after: LakeDocument | undefined; mutations: Mutation[] }

/** 22 characters, like Sanity's revision ids. */
export function randomId(): string {
  return randomBytes(17).toString('base64url').replaceAll(/[_-]/g, 'x').slice(0, 22)
}

/** What a transaction reads of the store. */
export type Stored = Pick<OpenTransaction, 'read' | 'idsWith' | 'last'>

/** Applies mutations in order to the stored documents, and records what has changed. */
export class RecordingTransaction implements OpenTransaction {
  readonly timestamp: string
  readonly #stored: Stored
  readonly #revision: { id: string; timestamp: string }
  readonly #entries = new Map<string, Entry>()

  /**
   * @param stored the documents before the transaction
   * @param revision id and timestamp of the transaction, for `_rev` and `_updatedAt`
   */
  constructor(stored: Stored, revision: { id: string; timestamp: string }) {
    this.#stored = stored
    this.#revision = revision
    this.timestamp = revision.timestamp
  }

  read(id: string): LakeDocument | undefined {
    const entry = this.#entries.get(id)
    return entry === undefined ? this.#stored.read(id) : entry.after
  }

  idsWith(prefix: string): string[] {
    const own = [...this.#entries.keys()].filter((id) => id.startsWith(prefix))
    const ids = new Set([...this.#stored.idsWith(prefix), ...own])
    return [...ids].filter((id) => this.read(id) !== undefined).sort()
  }

  last(id: string): LakeDocument | undefined {
    return this.#stored.last(id)
  }

  mutate(mutation: Mutation): MutationResult {
    const parsed = parseMutation(mutation)
    if ('document' in parsed) return this.#create(parsed)
    if (!('id' in parsed.target)) throw invalid(`"${parsed.kind}" must name its document by "id" here`)
    const { id } = parsed.target
    if (!isDocumentId(id)) throw invalid(`Malformed document ID: "${id}"`)
    if (parsed.kind === 'patch') return this.#patch(parsed, mutation, id)
    const current = this.read(id)
    if (current === undefined) return { id, operation: 'none' }
    this.#checkRevision(current, parsed.ifRevisionID)
    this.#record(mutation, id, undefined)
    return { id, operation: 'delete' }
  }

  /** The changes, in the order in which documents were first touched, including the fields set by the lake. */
  changes(): DocumentChange[] {
    return [...this.#entries]
      .filter(([, { before, after, mutations }]) => mutations.length > 0 && (before ?? after) !== undefined)
      .map(([id, { before, after, mutations }]) => ({
        id,
        before,
        after: after && stamp(after, this.#revision),
        mutations,
      }))
  }

  #record(mutation: Mutation, id: string, after: LakeDocument | undefined): void {
    const before = this.#stored.read(id)
    const entry = this.#entries.get(id) ?? { before, after: before, mutations: [] }
    this.#entries.set(id, entry)
    entry.after = after
    entry.mutations.push(mutation)
  }

  #create({ kind, document }: Extract<ParsedMutation, { document: unknown }>): MutationResult {
    const id = newId(document._id)
    const current = this.read(id)
    if (current !== undefined && kind === 'create') throw alreadyExists(id)
    if (current !== undefined && kind === 'createIfNotExists') return { id, operation: 'none' }
    const { _rev, _updatedAt, _createdAt, ...content } = document
    const created = typeof _createdAt === 'string' ? _createdAt : current?._createdAt
    const after = { ...content, _id: id, _type: document._type, _createdAt: created ?? this.timestamp }
    this.#record({ [kind]: after }, id, after)
    return { id, operation: current === undefined ? 'create' : 'update' }
  }

  #patch(parsed: Extract<ParsedMutation, { target: unknown }>, mutation: Mutation, id: string): MutationResult {
    const current = this.read(id)
    if (current === undefined) throw notFound(id)
    this.#checkRevision(current, parsed.ifRevisionID)
    const operations = withNormalPaths(parsed.operations)
    const after = applyPatch(current, { ...operations, id })
    // Those who receive it apply it with @sanity/mutator, too.
    this.#record({ patch: { ...(isRecord(mutation.patch) ? mutation.patch : {}), ...operations } }, id, after)
    return { id, operation: 'update' }
  }

  /** A document changed earlier in this transaction is compared by its original revision. */
  #checkRevision({ _id, _rev }: LakeDocument, expected: unknown): void {
    const current = String(_rev ?? this.#revision.id)
    if (expected !== undefined && expected !== current) throw revisionMismatch(_id, current, String(expected))
  }
}

function stamp(document: LakeDocument, { id, timestamp }: { id: string; timestamp: string }): LakeDocument {
  const { _id, _type, _rev, _createdAt, _updatedAt, ...content } = document
  return { _id, _type, _rev: id, _createdAt, _updatedAt: timestamp, ...content }
}

/** `prefix.` stands for a random id with that prefix, a missing id for a random one. */
function newId(wanted: unknown): string {
  const id = typeof wanted === 'string' ? wanted : ''
  const whole = id === '' || id.endsWith('.') ? `${id}${randomId()}` : id
  if (!isDocumentId(whole)) throw invalid(`Malformed document ID: "${id}"`)
  return whole
}

/**
 * Sanity refuses to count what is not a number; @sanity/mutator would make it one.
 * @throws MutationError 400 when `inc` or `dec` names a field that is missing or not a number, once the operations before
 *   them are applied
 */
function checkCounters(document: LakeDocument, patch: Readonly<Record<string, unknown>> & { id: string }): void {
  const paths = [patch.inc, patch.dec].flatMap((counts) => (isRecord(counts) ? Object.keys(counts) : []))
  if (paths.length === 0) return
  const { inc: _inc, dec: _dec, insert: _insert, ...earlier } = patch
  const counted = Object.keys(earlier).length > 1 ? applyPatch(document, earlier) : document
  for (const path of paths) {
    const values = extract(path, counted)
    if (values.length > 0 && values.every((value) => typeof value === 'number')) continue
    throw invalid(`Cannot increment or decrement "${path}" of "${patch.id}": it is missing or not a number`)
  }
}

function applyPatch(document: LakeDocument, patch: { id: string }): LakeDocument {
  checkCounters(document, patch)
  let after: unknown
  try {
    after = new Mutator({ mutations: [{ patch }] }).apply(document)
  } catch (error) {
    throw invalid(`The patch of "${patch.id}" cannot be applied: ${error instanceof Error ? error.message : error}`)
  }
  const changed = IMMUTABLE.find((field) => !isRecord(after) || after[field] !== document[field])
  if (changed !== undefined || !isLakeDocument(after)) throw invalid(`Cannot modify immutable attribute "${changed}"`)
  return after
}
