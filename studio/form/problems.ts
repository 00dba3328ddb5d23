/** The errors of a document as sentences for editors. Pure. */
import type { Path, ValidationMarker } from 'sanity'
import { type CompiledType, fieldOf, textOf } from '../common/untyped.ts'

export type Problem = {
  key: string
  /** Where it is: the section or the item, else the field. */
  position: string
  message: string
  path: Path
}

type Marker = Pick<ValidationMarker, 'level' | 'message' | 'path'>

/** The title of the outermost item on the way to a field, such as a section; without items that of the field. */
function titlesOf(document: unknown, type: CompiledType, [first, second]: Path): string {
  const field = type.fields?.find(({ name }) => name === first)?.type
  const items = typeof first === 'string' ? fieldOf(document, first) : undefined
  const key = textOf(second, '_key')
  const item = key && Array.isArray(items) ? items.find((candidate) => textOf(candidate, '_key') === key) : undefined
  const itemType = field?.of?.find(({ name }) => name === textOf(item, '_type'))
  return itemType?.title ?? field?.title ?? ''
}

/** The errors, each once, in the order of the form. Warnings do not keep a document from being published. */
export function problemsOf(markers: readonly Marker[], document: unknown, type: CompiledType): Problem[] {
  const problems = markers
    .filter(({ level }) => level === 'error')
    .map(({ message, path }) => ({
      key: `${JSON.stringify(path)} ${message}`,
      position: titlesOf(document, type, path),
      message,
      path,
    }))
  return problems.filter(({ key }, index) => problems.findIndex((other) => other.key === key) === index)
}
