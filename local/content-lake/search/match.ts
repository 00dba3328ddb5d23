/** Parses search input and matches it against texts. */
import { wordsOf } from './text.ts'

/**
 * Quality of a match: 0 none, 1 with the last word as a prefix, 2 all words, 3 one field consists of nothing but these
 * words.
 */
export type Grade = 0 | 1 | 2 | 3

type Term = { words: string; isPrefix: boolean; isUnwanted: boolean }

/** Whether the search matches everything: what the Studio sends for a list without search input. */
export function findsEverything(typed: string): boolean {
  return typed.trim() === '*'
}

/** Matches a text against a compiled search. */
export type Search = (text: string) => Grade

const TERM = /-?"[^"]*"\*?|[^\s"]+/g

/**
 * Compiles a search in the syntax of Sanity's `text::query()`: words that must all occur, `"words in this order"`,
 * `begin*`, and `-unwanted`. A lone `*` matches everything, an empty text nothing.
 * @returns a matcher for texts made by `searchTextOf`
 */
export function createSearch(typed: string): Search {
  const parts: readonly string[] = typed.match(TERM) ?? []
  const terms = parts.map(readTerm).filter(({ words }) => words !== '')
  if (terms.length === 0) return () => (parts.includes('*') ? 1 : 0)
  const wanted = terms.filter(({ isUnwanted }) => !isUnwanted)
  const unwanted = terms.filter(({ isUnwanted }) => isUnwanted)
  const whole = `\n ${wanted.map(({ words }) => words).join(' ')} \n`
  return (text) => {
    if (!wanted.every((term) => holds(text, term)) || unwanted.some((term) => holds(text, term))) return 0
    if (text.includes(whole)) return 3
    return wanted.every(({ words }) => text.includes(` ${words} `)) ? 2 : 1
  }
}

function readTerm(part: string): Term {
  const isUnwanted = part.length > 1 && part.startsWith('-')
  return { words: wordsOf(part).join(' '), isPrefix: part.endsWith('*'), isUnwanted }
}

function holds(text: string, { words, isPrefix }: Term): boolean {
  return text.includes(isPrefix ? ` ${words}` : ` ${words} `)
}
