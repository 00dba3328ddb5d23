/** Parses search input and matches it against texts. */
import { wordsOf } from './text.ts'

type Term = { words: string; isPrefix: boolean; isUnwanted: boolean }

/** Whether the search matches everything: what the Studio sends for a list without search input. */
export function findsEverything(typed: string): boolean {
  return typed.trim() === '*'
}

/** Matches a text against a compiled search. */
export type Search = (text: string) => boolean

const TERM = /-?"[^"]*"\*?|[^\s"]+/g

/**
 * Compiles a search in the syntax of Sanity's `text::query()`: words that must all occur, `"words in this order"`,
 * `begin*`, and `-unwanted`. An empty text matches nothing.
 * @returns a matcher for texts made by `searchTextOf`
 */
export function createSearch(typed: string): Search {
  const parts: readonly string[] = typed.match(TERM) ?? []
  const terms = parts.map(readTerm).filter(({ words }) => words !== '')
  if (terms.length === 0) return () => false
  const isWanted = terms.some(({ isUnwanted }) => !isUnwanted)
  return (text) => isWanted && terms.every((term) => holds(text, term) !== term.isUnwanted)
}

function readTerm(part: string): Term {
  const isUnwanted = part.length > 1 && part.startsWith('-')
  return { words: wordsOf(part).join(' '), isPrefix: part.endsWith('*'), isUnwanted }
}

function holds(text: string, { words, isPrefix }: Term): boolean {
  return text.includes(isPrefix ? ` ${words}` : ` ${words} `)
}
