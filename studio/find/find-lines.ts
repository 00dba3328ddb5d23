/** Finds words in a document and says where they stand. Pure. */
import { type CompiledType, fieldOf, paragraphText, textOf } from '../rules/parent.ts'

type Segment = string | number | { _key: string }

export type FoundLine = {
  /** For the link to the field. */
  path: Segment[]
  /** Titles from the outermost field to the innermost one. */
  place: string[]
  /** The line before the words, the words, and the line after them. */
  parts: [before: string, match: string, after: string]
}

type Place = Pick<FoundLine, 'path' | 'place'>

function inText(text: string, words: string, place: Place): FoundLine[] {
  const start = text.toLowerCase().indexOf(words.toLowerCase())
  if (start < 0) return []
  const end = start + words.length
  return [{ ...place, parts: [text.slice(0, start), text.slice(start, end), text.slice(end)] }]
}

function inItems(items: readonly unknown[], { of = [] }: CompiledType, words: string, { path, place }: Place) {
  return items.flatMap((item, index) => {
    const key = textOf(item, '_key')
    const itemPath = [...path, key ? { _key: key } : index]
    if (textOf(item, '_type') === 'block') return inText(paragraphText(item), words, { path: itemPath, place })
    const type = of.find(({ name }) => name === textOf(item, '_type')) ?? of[0]
    if (!type) return []
    // Where an array has items of several types, theirs is a part of the place.
    const itemPlace = of.length > 1 ? [...place, type.title ?? type.name] : place
    return inValue(item, type, words, { path: itemPath, place: itemPlace })
  })
}

function inValue(value: unknown, type: CompiledType, words: string, at: Place): FoundLine[] {
  // A choice from a list is stored as a code that nobody reads.
  if (typeof value === 'string') return fieldOf(type.options, 'list') ? [] : inText(value, words, at)
  if (Array.isArray(value)) return inItems(value, type, words, at)
  return (type.fields ?? []).flatMap(({ name, type: fieldType }) => {
    const place = { path: [...at.path, name], place: [...at.place, fieldType.title ?? name] }
    return inValue(fieldOf(value, name), fieldType, words, place)
  })
}

/** The lines of a document with these words, in the order of the form. */
export function findLines(document: unknown, type: CompiledType, words: string): FoundLine[] {
  return inValue(document, type, words, { path: [], place: [] })
}
