/** Puts edits into a newer version of their document. Pure. */
import type { Fields } from './unsent-store.ts'

/** Fields of the Content Lake, which nobody edits. */
const SYSTEM = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values of a document are the same, whatever the order of their fields. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  }
  if (!isFields(a) || !isFields(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isEqual(a[name], b[name]))
}

type Item = Fields & { _key: string }

function areItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => isFields(item) && typeof item._key === 'string')
}

/** Items in the order of the edits; those that others have added come last, what either has removed stays away. */
function mergeItems(base: readonly Item[], edited: readonly Item[], current: readonly Item[]): Item[] {
  const find = (items: readonly Item[], key: string) => items.find(({ _key }) => _key === key)
  const merged = edited.flatMap((item): Item[] => {
    const [before, now] = [find(base, item._key), find(current, item._key)]
    if (before && !now) return isEqual(before, item) ? [] : [item]
    return now ? [{ ...mergeFields(before ?? {}, item, now), _key: item._key }] : [item]
  })
  const added = current.filter(({ _key }) => !find(base, _key) && !find(edited, _key))
  return [...merged, ...added]
}

function mergeValue(base: unknown, edited: unknown, current: unknown): unknown {
  if (isEqual(base, edited)) return current
  if (isEqual(base, current)) return edited
  if (areItems(edited) && areItems(current)) return mergeItems(areItems(base) ? base : [], edited, current)
  if (isFields(edited) && isFields(current)) return mergeFields(isFields(base) ? base : {}, edited, current)
  return edited
}

/** The current fields with the edits, which win where both have changed the same. */
export function mergeFields(base: Fields, edited: Fields, current: Fields): Fields {
  const names = new Set([...Object.keys(current), ...Object.keys(edited)])
  const entries = Array.from(names, (name): [string, unknown] => [
    name,
    SYSTEM.has(name) ? current[name] : mergeValue(base[name], edited[name], current[name]),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

export type FieldPatch = { set?: Fields; unset?: string[] }

/** The patches that make one version of a document of another; none when they have the same fields. */
export function patchesBetween(from: Fields, to: Fields): FieldPatch[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (name) => !SYSTEM.has(name) && !isEqual(from[name], to[name]),
  )
  const unset = names.filter((name) => to[name] === undefined)
  const set = Object.fromEntries(names.flatMap((name) => (to[name] === undefined ? [] : [[name, to[name]]])))
  return [...(Object.keys(set).length > 0 ? [{ set }] : []), ...(unset.length > 0 ? [{ unset }] : [])]
}
