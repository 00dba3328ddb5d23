/** Finds the row of the document "Words" that a text on the page shows. Pure. */
import { namesIn, replaceNames } from '@/lib/format/brackets'
import type { Template, Words } from '@/lib/words/words'

/** Path of a word within the document: table, row and, where it has two, its form. */
export type WordPath = readonly string[]

export type WordPattern = { table: string; path: WordPath; matches(text: string): boolean }

/** Stands for a placeholder while the text around it is escaped. */
const MARK = '\u0000'

/** The text with anything in the place of its placeholders. */
function filledIn(text: string): RegExp {
  const escaped = replaceNames(text, () => MARK).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(MARK, '.+')}$`, 's')
}

function patternOf(table: string, path: WordPath, text: string): WordPattern[] {
  // Nothing but placeholders would be every text.
  if (!/\p{L}/u.test(replaceNames(text, () => ''))) return []
  const pattern = namesIn(text).length > 0 ? filledIn(text) : null
  return [{ table, path, matches: (shown) => (pattern ? pattern.test(shown) : shown === text.trim()) }]
}

function patternsOf(table: string, row: string, word: string | Template<string>): WordPattern[] {
  if (typeof word === 'string') return patternOf(table, [table, row], word)
  if (word.one === undefined) return patternOf(table, [table, row], word.other)
  return [...patternOf(table, [table, row, 'one'], word.one), ...patternOf(table, [table, row, 'other'], word.other)]
}

/** @param words of the page */
export function wordPatterns(words: Partial<Words>): WordPattern[] {
  return Object.entries(words).flatMap(([table, rows]) =>
    Object.entries<string | Template<string>>(rows).flatMap(([row, word]) => patternsOf(table, row, word)),
  )
}

/**
 * @param text as it is shown
 * @param near tables that the surrounding section uses: they come first, because some words stand in several tables
 * @returns null when it is no word of the page
 */
export function wordShown(patterns: readonly WordPattern[], text: string, near: readonly string[]): WordPath | null {
  const found = patterns.filter(({ matches }) => matches(text))
  return (found.find(({ table }) => near.includes(table)) ?? found[0])?.path ?? null
}
