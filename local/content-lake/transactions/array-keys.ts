/** Adds missing `_key`s to objects in arrays, for the option `autoGenerateArrayKeys`. */
import { randomBytes } from 'node:crypto'
import { isRecord } from '../dataset.ts'
import type { Mutation } from '../store/transactions.ts'

const CREATIONS = ['create', 'createOrReplace', 'createIfNotExists']

/** The mutation with keys in its values, so that listeners and the log contain the keys too. */
export function withArrayKeys(mutation: Mutation): Mutation {
  const entries = Object.entries(mutation).map(([kind, body]) => {
    if (CREATIONS.includes(kind)) return [kind, addKeys(body)]
    return [kind, kind === 'patch' && isRecord(body) ? addKeysToPatch(body) : body]
  })
  return Object.fromEntries(entries)
}

function addKeysToPatch(patch: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { set, setIfMissing, insert } = patch
  return {
    ...patch,
    ...(isRecord(set) ? { set: addKeys(set) } : {}),
    ...(isRecord(setIfMissing) ? { setIfMissing: addKeys(setIfMissing) } : {}),
    ...(isRecord(insert) ? { insert: addKeys(insert) } : {}),
  }
}

function addKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const copy = addKeys(item)
      return isRecord(copy) && typeof copy._key !== 'string' ? { _key: randomBytes(6).toString('hex'), ...copy } : copy
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, addKeys(child)]))
}
