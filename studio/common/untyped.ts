/** Safe access to untyped values from Sanity. */

/** What is read of a compiled schema type. */
export type CompiledType = {
  name: string
  title?: string
  fields?: readonly { name: string; type: CompiledType }[]
  of?: readonly CompiledType[]
  options?: unknown
}

/** A field of an object, such as a sibling of the validated field; undefined when missing. */
export function fieldOf(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined
}

/** Whether the object's `kind`, for example a link's, is one of these. */
export function isKind(parent: unknown, ...kinds: readonly string[]): boolean {
  return kinds.includes(textOf(parent, 'kind'))
}

/** A text field; empty when it is missing or of another type. */
export function textOf(parent: unknown, name: string): string {
  const value = fieldOf(parent, name)
  return typeof value === 'string' ? value : ''
}

/** A list field; empty when it is missing or of another type. */
export function listOf(parent: unknown, name: string): readonly unknown[] {
  const value = fieldOf(parent, name)
  return Array.isArray(value) ? value : []
}

/** A number field; null when it is missing or of another type. */
export function numberOf(parent: unknown, name: string): number | null {
  const value = fieldOf(parent, name)
  return typeof value === 'number' ? value : null
}

/** The words of a paragraph of rich text, without formatting. */
export function paragraphText(block: unknown): string {
  return listOf(block, 'children')
    .map((span) => textOf(span, 'text'))
    .join('')
}
