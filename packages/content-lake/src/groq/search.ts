/** The search of the Studio: words in the text of a document, without case and accents. */
import { isRecord } from '../dataset.ts'

/** Cached per document, because documents are immutable. */
const known = new WeakMap<object, string>()

/** Fields of a block that hold formatting or references, not text. */
const SKIPPED = new Set(['style', 'listItem', 'marks'])

/** The words of a text: letters and digits, lower case, without accents. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Every text in a value as a line of words, each surrounded by spaces: `\n one two \n three \n`. So ` tw` finds a word
 * that begins with `tw`, ` one two ` finds the phrase, and no phrase spans lines.
 */
export function searchTextOf(value: unknown): string {
  if (!isRecord(value)) return linesOf(value)
  const text = known.get(value) ?? linesOf(value)
  known.set(value, text)
  return text
}

function linesOf(value: unknown): string {
  const lines: string[] = ['']
  collect(value, (text) => {
    const words = wordsOf(text)
    if (words.length > 0) lines.push(` ${words.join(' ')} `)
  })
  return lines.length === 1 ? '' : `${lines.join('\n')}\n`
}

function collect(value: unknown, add: (text: string) => void): void {
  if (typeof value === 'string') {
    // Image placeholders are data URLs, not text.
    if (!value.startsWith('data:')) add(value)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, add)
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) {
      if (!key.startsWith('_') && !SKIPPED.has(key)) collect(child, add)
    }
  }
}

/** Whether the search matches everything: what the Studio sends for a list without search input. */
export function findsEverything(typed: string): boolean {
  return typed.trim() === '*'
}

/** Matches a text against a compiled search. */
export type Search = (text: string) => boolean

/**
 * Compiles a search of Sanity's `text::query()`: words that must all occur, and `begin*`.
 * @returns a matcher for texts made by `searchTextOf`
 */
export function createSearch(typed: string): Search {
  const terms = typed.split(/\s+/).flatMap((part) => {
    const words = wordsOf(part).join(' ')
    return words === '' ? [] : [part.endsWith('*') ? ` ${words}` : ` ${words} `]
  })
  return (text) => terms.length > 0 && terms.every((term) => text.includes(term))
}
