/** Parses and validates one mutation. */
import { isRecord } from '../dataset.ts'
import type { Mutation } from '../store/transactions.ts'
import { invalid } from './errors.ts'

const CREATIONS = ['create', 'createOrReplace', 'createIfNotExists'] as const

/** `ifRevisionID` and the operations of a patch, by Sanity's names. */
const PATCH_FIELDS = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'insert', 'diffMatchPatch', 'ifRevisionID']

/** Fields set by the lake; the value is checked when a document contains one. */
const RESERVED = { _rev: 'string', _createdAt: 'date', _updatedAt: 'date' } as const

/** Paths that patches must not change: `_id`, `['_id']`, and everything below them. */
const IMMUTABLE = /^(?:\['|)(_id|_type|_rev|_createdAt|_updatedAt)\b/

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
  for (const [field, expected] of Object.entries(RESERVED)) {
    const value = body[field]
    const isRight = typeof value === 'string' && (expected === 'string' || !Number.isNaN(Date.parse(value)))
    if (value !== undefined && value !== null && !isRight) throw invalid(`"${kind}.${field}" must be a ${expected}`)
  }
  return { ...body, _type }
}

function parsePatch(body: Readonly<Record<string, unknown>>): ParsedMutation {
  const { id: _id, query: _query, params: _params, ...patch } = body
  const target = parseTarget('patch', body)
  const unknown = Object.keys(patch).find((field) => !PATCH_FIELDS.includes(field))
  if (unknown !== undefined) throw invalid(`"patch.${unknown}" is not an operation: ${PATCH_FIELDS.join(', ')} are`)
  const { ifRevisionID: _revision, ...operations } = patch
  for (const path of pathsOf(operations)) {
    const field = IMMUTABLE.exec(path)?.[1]
    if (field !== undefined) throw invalid(`Cannot modify immutable attribute "${field}"`)
  }
  return { kind: 'patch', target, operations, ifRevisionId: revisionOf('patch', body) }
}

/** The paths of a patch. @throws MutationError 400 for operations of the wrong shape */
function pathsOf(operations: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(operations).flatMap(([name, value]) => {
    if (name === 'unset') {
      if (Array.isArray(value) && value.every((path) => typeof path === 'string')) return value
      throw invalid('"patch.unset" must be an array of paths')
    }
    if (!isRecord(value)) throw invalid(`"patch.${name}" must be an object`)
    if (name === 'insert') return [insertPath(value)]
    const type = name === 'inc' || name === 'dec' ? 'number' : name === 'diffMatchPatch' ? 'string' : undefined
    const wrong = Object.entries(value).find(([, item]) => type !== undefined && typeof item !== type)
    if (wrong !== undefined) throw invalid(`"patch.${name}" must have a ${type} for "${wrong[0]}"`)
    return Object.keys(value)
  })
}

function insertPath(insert: Readonly<Record<string, unknown>>): string {
  const positions = ['before', 'after', 'replace'].filter((position) => position in insert)
  const path = insert[positions[0] ?? '']
  if (positions.length !== 1 || typeof path !== 'string' || !Array.isArray(insert.items)) {
    throw invalid('"patch.insert" must have a path as one of before, after or replace, and an array "items"')
  }
  return path
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
