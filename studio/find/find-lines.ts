/** Finds words in a document and says where they stand. Pure. */
import { type CompiledType, fieldOf, paragraphText, textOf } from '../rules/parent.ts'

type Segment = string | number | { _key: string }

export type FoundLine = {
  /** For the link to the field. */
  path: Segment[]
  /** Titles from the outermost field to the innermost one. */
  place: string[]
  before: string
  match: string
  after: string
}

/** Characters shown on each side of the words. */
const AROUND = 60

type Place = Pick<FoundLine, 'path' | 'place'>

function excerpt(text: string, words: string, place: Place): FoundLine[] {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return []
  const end = at + words.length
  const [from, to] = [Math.max(at - AROUND, 0), Math.min(end + AROUND, text.length)]
  return [
    {
      ...place,
      before: (from > 0 ? '…' : '') + text.slice(from, at),
      match: text.slice(at, end),
      after: text.slice(end, to) + (to < text.length ? '…' : ''),
    },
  ]
}

function inItems(items: readonly unknown[], { of = [] }: CompiledType, words: string, { path, place }: Place) {
  return items.flatMap((item, index) => {
    const key = textOf(item, '_key')
    const at = { path: [...path, key ? { _key: key } : index], place }
    if (textOf(item, '_type') === 'block') return excerpt(paragraphText(item), words, at)
    const type = of.find(({ name }) => name === textOf(item, '_type')) ?? of[0]
    if (!type) return []
    const isNamed = of.length > 1 && type.title
    return inValue(item, type, words, isNamed ? { ...at, place: [...place, type.title ?? ''] } : at)
  })
}

function inValue(value: unknown, type: CompiledType, words: string, at: Place): FoundLine[] {
  // A choice from a list is stored as a code that nobody reads.
  if (typeof value === 'string') return fieldOf(type.options, 'list') ? [] : excerpt(value, words, at)
  if (Array.isArray(value)) return inItems(value, type, words, at)
  return (type.fields ?? []).flatMap(({ name, type: fieldType }) => {
    const place = { path: [...at.path, name], place: [...at.place, fieldType.title ?? name] }
    const inside = fieldOf(value, name)
    return inside === undefined || inside === null ? [] : inValue(inside, fieldType, words, place)
  })
}

/** The lines of a document with these words, in the order of the form. */
export function findLines(document: unknown, type: CompiledType, words: string): FoundLine[] {
  const wanted = words.trim()
  return wanted === '' ? [] : inValue(document, type, wanted, { path: [], place: [] })
}
