/** The lines of a document: its texts, and the paragraphs of its running texts, with their fields. Pure. */
import { WORDS } from '../../lib/words/words.ts'
import { type CompiledType, fieldOf, listOf, paragraphText, textOf } from '../common/untyped.ts'

export type Segment = string | number | { _key: string }

export type Line = {
  /** For the link to the field. */
  path: Segment[]
  /** Titles from the outermost field to the innermost one. */
  titles: string[]
  /** Whether it is the text of a control. */
  isLabel: boolean
  text: string
  /** What it is made of: one text, or the spans of a paragraph. */
  texts: { path: Segment[]; text: string }[]
}

type At = Pick<Line, 'path' | 'titles' | 'isLabel'>

function paragraph(block: unknown, at: At): Line[] {
  const texts = listOf(block, 'children').map((span, index) => {
    const key = textOf(span, '_key')
    return { path: [...at.path, 'children', key ? { _key: key } : index, 'text'], text: textOf(span, 'text') }
  })
  return [{ ...at, text: paragraphText(block), texts }]
}

function inItems(items: readonly unknown[], { of = [] }: CompiledType, at: At): Line[] {
  return items.flatMap((item, index) => {
    const key = textOf(item, '_key')
    const path = [...at.path, key ? { _key: key } : index]
    if (textOf(item, '_type') === 'block') return paragraph(item, { ...at, path })
    const type = of.find(({ name }) => name === textOf(item, '_type')) ?? of[0]
    if (!type) return []
    // Where an array has items of several types, theirs is one of the titles.
    const titles = of.length > 1 ? [...at.titles, type.title ?? type.name] : at.titles
    return inValue(item, type, { ...at, path, titles })
  })
}

function inValue(value: unknown, type: CompiledType, at: At): Line[] {
  // A choice from a list is stored as a code that nobody reads.
  if (typeof value === 'string') {
    return fieldOf(type.options, 'list') ? [] : [{ ...at, text: value, texts: [{ path: at.path, text: value }] }]
  }
  if (Array.isArray(value)) return inItems(value, type, at)
  return (type.fields ?? []).flatMap(({ name, type: fieldType }) =>
    inValue(fieldOf(value, name), fieldType, {
      path: [...at.path, name],
      titles: [...at.titles, fieldType.title ?? name],
      isLabel: at.isLabel || /label$/i.test(name),
    }),
  )
}

/** All lines of a document, in the order of the form. */
export function linesOf(document: unknown, type: CompiledType): Line[] {
  return inValue(document, type, { path: [], titles: [], isLabel: type.name === WORDS })
}
