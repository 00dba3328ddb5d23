/** What people type into a search, and whether a text answers it. */
import { wordsOf } from './text.ts'

/**
 * How well a text answers: 0 not, 1 with words that begin like the last one typed, 2 with these words, 3 one of its fields
 * is nothing but them.
 */
export type Grade = 0 | 1 | 2 | 3

type Term = { words: string; isPrefix: boolean; isUnwanted: boolean }

/** Whether everything is asked for: what the Studio sends for a list in which nothing is typed. */
export function findsEverything(typed: string): boolean {
  return typed.trim() === '*'
}

/** Makes the test for what was typed, once for all texts. */
export type Search = (text: string) => Grade

const TERM = /-?"[^"]*"\*?|[^\s"]+/g

/**
 * Reads a search as Sanity's `text::query()` takes it: words that must all be there, `"words in this order"`, `begin*`, and
 * `-unwanted`. A lone `*` finds everything, an empty text nothing.
 * @returns a test for texts made by `searchTextOf`
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
