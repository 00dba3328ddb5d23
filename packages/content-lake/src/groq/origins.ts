/** Where the values of a result come from, and how that is followed into them. */
import { isRecord, type LakeDocument } from '../dataset.ts'

/** A field, or an item of an array, with its `_key` where it has one. */
export type Step = string | { index: number; key?: string }

export type Origin =
  /** The value is what stands at a path of a document. */
  | { kind: 'document'; document: LakeDocument; path: readonly Step[] }
  /** The query has put an object together, whose fields have origins of their own. */
  | { kind: 'object'; fields: ReadonlyMap<string, Origin> }
  | { kind: 'array'; items: readonly Origin[] }
  /** The value stands in the query, or is a parameter. */
  | { kind: 'literal' }
  /** The query has computed it. */
  | { kind: 'unknown' }

/** A value of a query with its origin. */
export type Traced = { value: unknown; origin: Origin }

export const LITERAL: Origin = { kind: 'literal' }
export const UNKNOWN: Origin = { kind: 'unknown' }

/** What a missing field or item is. */
export const NOTHING: Traced = { value: null, origin: UNKNOWN }

/** Follows values into their fields and items. */
export type Follow = {
  /** A value without a known origin: a document is its own. */
  traced: (value: unknown, otherwise: Origin) => Traced
  field: (from: Traced, name: string) => Traced
  /** The item of an array; nothing when the value is none, or shorter. */
  item: (from: Traced, index: number) => Traced
  /** All items of an array. */
  items: (from: Traced & { value: readonly unknown[] }) => Traced[]
}

/**
 * Documents are recognised by identity: what `find` returns for the id of an object is that object.
 * @param find returns a document by id
 */
export function createFollow(find: (id: string) => LakeDocument | undefined): Follow {
  function traced(value: unknown = null, otherwise: Origin): Traced {
    const document = isRecord(value) && typeof value._id === 'string' ? find(value._id) : undefined
    return document !== undefined && document === value
      ? { value, origin: { kind: 'document', document, path: [] } }
      : { value, origin: otherwise }
  }

  function step(origin: Origin, value: unknown, at: Step): Traced {
    // The lake adds it to documents in some perspectives.
    if (origin.kind === 'document' && at === '_originalId') return { value, origin: UNKNOWN }
    if (origin.kind === 'document') return { value, origin: { ...origin, path: [...origin.path, at] } }
    if (origin.kind === 'object' && typeof at === 'string') return { value, origin: origin.fields.get(at) ?? UNKNOWN }
    if (origin.kind === 'array' && typeof at !== 'string') return { value, origin: origin.items[at.index] ?? UNKNOWN }
    return traced(value, origin)
  }

  function item({ value, origin }: Traced, index: number): Traced {
    if (!Array.isArray(value) || index < 0 || index >= value.length) return NOTHING
    const own: unknown = value[index]
    const key = isRecord(own) && typeof own._key === 'string' ? own._key : undefined
    return step(origin, own, { index, key })
  }

  return {
    traced,
    field: ({ value, origin }, name) =>
      isPlainObject(value) && Object.hasOwn(value, name) ? step(origin, value[name], name) : NOTHING,
    item,
    items: (from) => from.value.map((_, index) => item(from, index)),
  }
}

/** An object of GROQ: dates and paths are values of types of their own. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
