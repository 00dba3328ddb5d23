/** Matches texts against search input. */
import { wordsOf } from './text.ts'

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
