/** Finds words in a document and says where they stand. Pure. */
import { type CompiledType, fieldOf, paragraphText, textOf } from '../rules/parent.ts'

type Segment = string | number | { _key: string }

export type FoundLine = {
  /** For the link to the field. */
  path: Segment[]
  /** Titles from the outermost field to the innermost one. */
  titles: string[]
  /** The line before the words, the words, and the line after them. */
  parts: [before: string, match: string, after: string]
}

type FieldPath = Pick<FoundLine, 'path' | 'titles'>

function inText(text: string, words: string, titles: FieldPath): FoundLine[] {
  const start = text.toLowerCase().indexOf(words.toLowerCase())
  if (start < 0) return []
  const end = start + words.length
  return [{ ...titles, parts: [text.slice(0, start), text.slice(start, end), text.slice(end)] }]
}

function inItems(items: readonly unknown[], { of = [] }: CompiledType, words: string, { path, titles }: FieldPath) {
  return items.flatMap((item, index) => {
    const key = textOf(item, '_key')
    const itemPath = [...path, key ? { _key: key } : index]
    if (textOf(item, '_type') === 'block') return inText(paragraphText(item), words, { path: itemPath, titles })
    const type = of.find(({ name }) => name === textOf(item, '_type')) ?? of[0]
    if (!type) return []
    // Where an array has items of several types, theirs is a part of the place.
    const itemTitles = of.length > 1 ? [...titles, type.title ?? type.name] : titles
    return inValue(item, type, words, { path: itemPath, titles: itemTitles })
  })
}

function inValue(value: unknown, type: CompiledType, words: string, at: FieldPath): FoundLine[] {
  // A choice from a list is stored as a code that nobody reads.
  if (typeof value === 'string') return fieldOf(type.options, 'list') ? [] : inText(value, words, at)
  if (Array.isArray(value)) return inItems(value, type, words, at)
  return (type.fields ?? []).flatMap(({ name, type: fieldType }) => {
    const titles = { path: [...at.path, name], titles: [...at.titles, fieldType.title ?? name] }
    return inValue(fieldOf(value, name), fieldType, words, titles)
  })
}

/** The lines of a document with these words, in the order of the form. */
export function findLines(document: unknown, type: CompiledType, words: string): FoundLine[] {
  return inValue(document, type, words, { path: [], titles: [] })
}
