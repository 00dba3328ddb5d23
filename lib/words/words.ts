/** The types of words, and how their placeholders are filled in. Pure. */

import { inBrackets, namesIn, replaceNames } from '../format/brackets.ts'
import { firstItem, lastItem } from '../format/paging.ts'
import type { DEFAULT_WORDS, DefaultText, DefaultTexts, Plural } from './default-words.ts'

/**
 * A text with placeholders. An object, so that nobody shows one that is not filled in. `one` is for the count of one, if the
 * word has such a form; `names` exists for the compiler only.
 */
export type Template<Names extends string> = { readonly one?: string; readonly other: string; readonly names?: Names }

type PlaceholderIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never

type PlaceholderOf<T extends DefaultText> = T extends Plural
  ? 'count' | PlaceholderIn<T['one']> | PlaceholderIn<T['other']>
  : T extends string
    ? PlaceholderIn<T>
    : never

type TextOf<T extends DefaultText> = [PlaceholderOf<T>] extends [never] ? string : Template<PlaceholderOf<T>>

type TextsOf<T extends DefaultTexts> = { readonly [Row in keyof T]: TextOf<T[Row]> }

/** Every word as visitors read it: `words.enquiry.send`. */
export type Words = { readonly [Table in keyof typeof DEFAULT_WORDS]: TextsOf<(typeof DEFAULT_WORDS)[Table]> }

export type WordTable = keyof Words

/** The names of the placeholders in a text. */
export function placeholdersIn(text: DefaultText): string[] {
  const all = typeof text === 'string' ? text : `${text.one}${text.other}`
  return Array.from(new Set(namesIn(all)))
}

/** The text with its placeholders filled in; `count` chooses the form. */
export function fillIn<Names extends string>(
  { one, other }: Template<Names>,
  values: Readonly<Record<Names, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values
  const form = given.count === 1 ? (one ?? other) : other
  return replaceNames(form, (name) => String(given[name] ?? inBrackets(name)))
}

/** Type and id of the document "Words". */
export const WORDS = 'words'

/** "Showing X to Y of Z results"; null when there are none, because "1 to 0 of 0" would be wrong. */
export function resultText(page: number, pageSize: number, total: number, words: Words['lists']): string | null {
  if (total <= 0) return null
  return fillIn(words.showing, { first: firstItem(page, pageSize), last: lastItem(page, pageSize, total), total })
}

/** Tables of every page: header, footer, enquiry dialog and player. */
export const FRAME_WORDS: readonly WordTable[] = ['page', 'frame', 'enquiry', 'briefs', 'player']

/**
 * The words that a page gets.
 * @param shown the tables that the page uses beside those of the frame
 */
export function wordsOnPage(words: Words, shown: readonly WordTable[] = []): Partial<Words> {
  const names = new Set<string>([...FRAME_WORDS, ...shown])
  return Object.fromEntries(Object.entries(words).filter(([name]) => names.has(name)))
}
