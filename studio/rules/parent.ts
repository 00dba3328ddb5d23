/** Reading of values that Sanity hands over untyped. */

/** A field of an object, such as a neighbour of the field being checked; undefined when there is none. */
export function fieldOf(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined
}

/** Is the object whose `kind` an editor has chosen, such as a link, one of these? */
export function isKind(parent: unknown, ...kinds: readonly string[]): boolean {
  return kinds.includes(textOf(parent, 'kind'))
}

/** A field that is text; empty when it is missing or something else. */
export function textOf(parent: unknown, name: string): string {
  const value = fieldOf(parent, name)
  return typeof value === 'string' ? value : ''
}

/** A field that is a list; empty when it is missing or something else. */
export function listOf(parent: unknown, name: string): readonly unknown[] {
  const value = fieldOf(parent, name)
  return Array.isArray(value) ? value : []
}
