/** Parses and validates one mutation. */
import { isRecord } from '../dataset.ts'
import { invalid } from './errors.ts'

const CREATIONS = ['create', 'createOrReplace', 'createIfNotExists'] as const

export type Creation = (typeof CREATIONS)[number]

export type ParsedMutation =
  | { kind: Creation; document: Readonly<Record<string, unknown>> & { _type: string } }
  | { kind: 'patch' | 'delete'; target: Target; operations: Readonly<Record<string, unknown>>; ifRevisionID: unknown }

/** The documents that a patch or deletion applies to. */
export type Target = { id: string } | { query: string; params: Readonly<Record<string, unknown>> }

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
  if (kind !== 'patch' && kind !== 'delete') throw invalid(`Unknown mutation "${kind}"`)
  const { id: _id, query: _query, params: _params, ifRevisionID, ...operations } = body
  return { kind, target: parseTarget(kind, body), operations, ifRevisionID }
}

function parseNewDocument(kind: Creation, body: Readonly<Record<string, unknown>>) {
  const { _id, _type } = body
  if (typeof _type !== 'string' || _type === '') throw invalid(`"${kind}" lacks "_type": it must be a string`)
  if (_id === undefined ? kind !== 'create' : typeof _id !== 'string') {
    throw invalid(`"${kind}" lacks "_id": it must be a string`)
  }
  return { ...body, _type }
}

function parseTarget(kind: 'patch' | 'delete', body: Readonly<Record<string, unknown>>): Target {
  const { id, query, params = {} } = body
  if (typeof id === 'string' && query === undefined) return { id }
  if (typeof query !== 'string' || id !== undefined) throw invalid(`"${kind}" must have either "id" or "query"`)
  if (!isRecord(params)) throw invalid(`"${kind}.params" must be an object`)
  return { query, params }
}
