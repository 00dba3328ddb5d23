/** Parses and validates one mutation. */
import { isRecord } from '../dataset.ts'
import type { Mutation } from '../store/transactions.ts'
import { invalid } from './errors.ts'

const CREATIONS = ['create', 'createOrReplace', 'createIfNotExists'] as const

export type Creation = (typeof CREATIONS)[number]

export type ParsedMutation =
  | { kind: Creation; document: Readonly<Record<string, unknown>> & { _type: string } }
  | { kind: 'patch'; target: Target; operations: Readonly<Record<string, unknown>>; ifRevisionId: string | undefined }
  | { kind: 'delete'; target: Target; ifRevisionId: string | undefined }

/** The documents that a patch or deletion applies to. */
export type Target = { id: string } | { query: string; params: Readonly<Record<string, unknown>> }

/** Converts a mutation by query to one for a single document. */
export function mutationOf(parsed: Extract<ParsedMutation, { target: Target }>, id: string): Mutation {
  const { kind, ifRevisionId } = parsed
  const guard = ifRevisionId === undefined ? {} : { ifRevisionID: ifRevisionId }
  return { [kind]: kind === 'patch' ? { ...parsed.operations, ...guard, id } : { ...guard, id } }
}

/** @throws MutationError 400 naming the field */
export function parseMutation(mutation: unknown): ParsedMutation {
  const [kind, ...others] = isRecord(mutation) ? Object.keys(mutation) : []
  if (!isRecord(mutation) || kind === undefined || others.length > 0) {
    throw invalid(`A mutation must be an object with one of the keys ${CREATIONS.join(', ')}, patch or delete`)
  }
  const body = mutation[kind]
  if (!isRecord(body)) throw invalid(`"${kind}" must be an object`)
  const creation = CREATIONS.find((name) => name === kind)
  if (creation !== undefined) return { kind: creation, document: parseNewDocument(creation, body) }
  if (kind === 'patch') return parsePatch(body)
  if (kind === 'delete') return { kind, target: parseTarget(kind, body), ifRevisionId: revisionOf(kind, body) }
  throw invalid(`Unknown mutation "${kind}"`)
}

function parseNewDocument(kind: Creation, body: Readonly<Record<string, unknown>>) {
  const { _id, _type } = body
  if (typeof _type !== 'string' || _type === '') throw invalid(`"${kind}" lacks "_type": it must be a string`)
  if (_id === undefined ? kind !== 'create' : typeof _id !== 'string') {
    throw invalid(`"${kind}" lacks "_id": it must be a string`)
  }
  return { ...body, _type }
}

function parsePatch(body: Readonly<Record<string, unknown>>): ParsedMutation {
  const { id: _id, query: _query, params: _params, ifRevisionID: _revision, ...operations } = body
  return { kind: 'patch', target: parseTarget('patch', body), operations, ifRevisionId: revisionOf('patch', body) }
}

function parseTarget(kind: 'patch' | 'delete', body: Readonly<Record<string, unknown>>): Target {
  const { id, query, params = {} } = body
  if (typeof id === 'string' && query === undefined) return { id }
  if (typeof query !== 'string' || id !== undefined) throw invalid(`"${kind}" must have either "id" or "query"`)
  if (!isRecord(params)) throw invalid(`"${kind}.params" must be an object`)
  return { query, params }
}

function revisionOf(kind: string, body: Readonly<Record<string, unknown>>): string | undefined {
  const { ifRevisionID } = body
  if (ifRevisionID === undefined || typeof ifRevisionID === 'string') return ifRevisionID
  throw invalid(`"${kind}.ifRevisionID" must be a string`)
}
