/** The words of a site: what editors have written in the document "Words", and the defaults of the rest. Pure. */
import { type Facts, fillText, type MissingFact } from '@/lib/facts/fill-texts'
import { inBrackets } from '@/lib/format/brackets'
import type { DefaultText, DefaultTexts } from './default-words'
import { DEFAULT_WORDS } from './default-words'
import { placeholdersIn, type Template, type Words } from './words'

type Fill = (stored: string) => string

type MergedText = string | Template<string>

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** A stored text; the default when it is empty. */
function textOr(own: string, stored: unknown, fill: Fill): string {
  return typeof stored === 'string' && stored.trim() ? fill(stored.trim()) : own
}

function mergeText(own: DefaultText, placeholders: readonly string[], stored: unknown, fill: Fill): MergedText {
  if (typeof own === 'string') {
    const text = textOr(own, stored, fill)
    return placeholders.length > 0 ? { other: text } : text
  }
  return {
    one: textOr(own.one, fieldOf(stored, 'one'), fill),
    other: textOr(own.other, fieldOf(stored, 'other'), fill),
  }
}

function mergeTable(texts: DefaultTexts, stored: unknown, facts: Facts, missing: MissingFact) {
  const rows = Object.entries(texts).map(([row, own]): [string, MergedText] => {
    const placeholders = placeholdersIn(own)
    const keepPlaceholder = (name: string) => (placeholders.includes(name) ? inBrackets(name) : missing(name))
    return [row, mergeText(own, placeholders, fieldOf(stored, row), (text) => fillText(text, facts, keepPlaceholder))]
  })
  return Object.fromEntries(rows)
}

/** @param document as queried; null before it is published */
export function mergeWords(document: object | null, facts?: Facts, missing?: MissingFact): Words
// TypeScript does not follow a loop over tables and rows: that each stays itself is in the signature above.
export function mergeWords(
  document: object | null,
  facts: Facts = new Map(),
  missing: MissingFact = inBrackets,
): Record<string, Record<string, MergedText>> {
  const tables = Object.entries(DEFAULT_WORDS).map(
    ([table, texts]) => [table, mergeTable(texts, fieldOf(document, table), facts, missing)] as const,
  )
  return Object.fromEntries(tables)
}
