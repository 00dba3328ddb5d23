/**
 * Computes changes as patches in Mendoza's format (https://github.com/sanity-io/mendoza), which the Studio applies.
 *
 * The patches go down to fields and array items, so that the Studio can attribute each change; a changed text is
 * included as a whole.
 */
import { isDeepStrictEqual } from 'node:util'
import { isRecord, type LakeDocument } from '../dataset.ts'

/** Numbers are opcodes or positions, other items are names and values. */
export type Patch = readonly unknown[]

const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21

/** The patch from a document to its next state and the reverse patch. A missing document is null. */
export function effectsOf(before: LakeDocument | undefined, after: LakeDocument | undefined) {
  return { apply: patchBetween(before, after), revert: patchBetween(after, before) }
}

function patchBetween(from: LakeDocument | undefined, to: LakeDocument | undefined): Patch {
  const after = to && withoutRevision(to)
  return from === undefined || after === undefined ? [VALUE, after ?? null] : objectPatch(withoutRevision(from), after)
}

/**
 * Sanity's effects omit `_rev`, which the event contains itself. Clients remove it before they apply them: otherwise
 * every field after `_rev` would be off by one.
 */
function withoutRevision({ _rev, ...document }: LakeDocument): Omit<LakeDocument, '_rev'> {
  return document
}

/** Patches an object. Fields are addressed by their index among the sorted names. */
function objectPatch(from: Readonly<Record<string, unknown>>, to: Readonly<Record<string, unknown>>): Patch {
  const names = Object.keys(from).sort()
  const existing = names.flatMap((name, position) => {
    const [before, after] = [from[name], to[name]]
    if (!Object.hasOwn(to, name)) return [OBJECT_DELETE_FIELD, position]
    if (isDeepStrictEqual(before, after)) return []
    if (isRecord(before) && isRecord(after)) {
      return [PUSH_FIELD_COPY, position, ...objectPatch(before, after), RETURN_INTO_OBJECT_SAME_KEY_POP]
    }
    if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
      return [PUSH_FIELD_BLANK, position, ...arrayPatch(before, after), RETURN_INTO_OBJECT_SAME_KEY_POP]
    }
    return [OBJECT_SET_FIELD_VALUE, after, name]
  })
  const added = Object.keys(to).filter((name) => !Object.hasOwn(from, name))
  return [...existing, ...added.flatMap((name) => [OBJECT_SET_FIELD_VALUE, to[name], name])]
}

/** Builds the new array: unchanged and changed items of the old one, and new items. */
function arrayPatch(from: readonly unknown[], to: readonly unknown[]): Patch {
  return to.flatMap((item, index) => {
    const position = positionOf(item, from, index)
    const old = from[position]
    if (isDeepStrictEqual(old, item)) return [ARRAY_APPEND_SLICE, position, position + 1]
    if (!isRecord(old) || !isRecord(item)) return [ARRAY_APPEND_VALUE, item]
    return [PUSH_ELEMENT_COPY, position, ...objectPatch(old, item), RETURN_INTO_ARRAY_POP]
  })
}

/** Index of the old item with the same key, -1 for a new one; without a key the same index. */
function positionOf(item: unknown, items: readonly unknown[], index: number): number {
  if (!isRecord(item) || typeof item._key !== 'string') return index
  return items.findIndex((other) => isRecord(other) && other._key === item._key)
}
