/** Extracts the searchable text of a value: lines of words without case and accents. */
import { isRecord } from '../dataset.ts'

/** Cached per document, because documents are immutable. */
const known = new WeakMap<object, string>()

/** Fields of a block that hold formatting or references, not text. */
const SKIPPED = new Set(['style', 'listItem', 'marks'])

/** The words of a text: letters and digits, lower case, without accents. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
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
