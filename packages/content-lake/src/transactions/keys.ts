/** `autoGenerateArrayKeys`: adds the `_key`s that the Studio needs to the objects in arrays. */
import { randomBytes } from 'node:crypto'
import { isRecord } from '../dataset.ts'
import type { Mutation } from '../store/transactions.ts'

/** The mutation with a `_key` for each object in an array that it writes. */
export function withKeys(mutation: Mutation): Mutation {
  return Object.fromEntries(
    Object.entries(mutation).map(([kind, body]) => [kind, kind === 'patch' ? keyedPatch(body) : keyed(body)]),
  )
}

/** The `id`, `unset` and counters of a patch hold no arrays of objects. */
function keyedPatch(patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const { set, setIfMissing, insert } = patch
  return {
    ...patch,
    ...(set === undefined ? {} : { set: keyed(set) }),
    ...(setIfMissing === undefined ? {} : { setIfMissing: keyed(setIfMissing) }),
    ...(isRecord(insert) ? { insert: { ...insert, items: keyed(insert.items) } } : {}),
  }
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = keyed(item)
      return isRecord(inner) && !('_key' in inner) ? { _key: randomBytes(6).toString('hex'), ...inner } : inner
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, keyed(child)]))
}
