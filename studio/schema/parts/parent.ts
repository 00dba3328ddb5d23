/** Reads a neighbouring field of the one being checked: Sanity hands the parent over untyped. */
export function fieldOf(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined
}
