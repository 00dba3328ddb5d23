/** The groups of the facts in their form, and the search in them. Pure. */
import { textOf } from '../common/untyped.ts'

/** Facts without a group of their own; the last of the groups. */
export const OTHERS = 'Others'

/** The group of each fact, by its key in "More facts". */
export function groupsByKey(facts: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(facts.map((fact) => [textOf(fact, '_key'), textOf(fact, 'group').trim() || OTHERS]))
}

/** Whether a fact has all the words, in its name, value, note or group. */
export function hasWords(fact: unknown, words: string): boolean {
  const text = ['name', 'value', 'note', 'group']
    .map((field) => textOf(fact, field))
    .join(' ')
    .toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/[{}]/g, '')))
}

export type FactGroup<Row> = { title: string; rows: Row[] }

/** Rows by their groups, which stand in the order of the alphabet. @param groupOf of a row */
export function grouped<Row>(rows: readonly Row[], groupOf: (row: Row) => string): FactGroup<Row>[] {
  const rank = (title: string) => (title === OTHERS ? 1 : 0)
  return Array.from(Map.groupBy(rows, groupOf), ([title, ofGroup]) => ({ title, rows: ofGroup })).sort(
    (a, b) => rank(a.title) - rank(b.title) || a.title.localeCompare(b.title),
  )
}
