/** Finds words in a document, says in which lines they stand, and what becomes of those when they are replaced. Pure. */
import type { CompiledType } from '../common/untyped.ts'
import { type Line, linesOf, type Segment } from './lines.ts'
import { patternOf, type Search } from './search.ts'

export type FoundLine = Pick<Line, 'path' | 'titles'> & {
  /** The line around the words: every second part is an occurrence of them. */
  parts: string[]
  /** The same line as it is stored, with the names of facts. */
  stored: Line
}

/**
 * The lines of a document with these words, in the order of the form.
 * @param filled the document as visitors read it, with its facts
 * @param stored the same with their names
 */
export function findLines(filled: unknown, stored: unknown, type: CompiledType, search: Search): FoundLine[] {
  const pattern = patternOf(search)
  const storedLines = linesOf(stored, type)
  return linesOf(filled, type).flatMap(({ path, titles, isLabel, text }, index) => {
    const line = storedLines[index]
    if (!line || (search.isOnlyLabels && !isLabel)) return []
    const parts = text.split(pattern)
    return parts.length > 1 ? [{ path, titles, parts, stored: line }] : []
  })
}

export type Replacement = {
  /** The line as it will be stored. */
  text: string
  changes: { path: Segment[]; text: string }[]
}

/** @returns null where nothing can be replaced: the words are those of a fact, or only partly in bold type */
export function replaceInLine({ texts }: Line, search: Search, by: string): Replacement | null {
  const pattern = patternOf(search)
  const replaced = texts.map(({ path, text }) => ({ path, before: text, text: text.replace(pattern, () => by) }))
  const changes = replaced.flatMap(({ path, before, text }) => (text === before ? [] : [{ path, text }]))
  return changes.length > 0 ? { text: replaced.map(({ text }) => text).join(''), changes } : null
}
