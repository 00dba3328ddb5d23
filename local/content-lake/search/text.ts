/** What there is to find in a value, in the form that a search compares: lines of words without case and accents. */
import { isRecord } from '../dataset.ts'

/** Documents do not change, so the text of one is made once. */
const known = new WeakMap<object, string>()

/** Says how a block of text looks or where it points inside the dataset, not what it says. */
const SKIPPED = new Set(['style', 'listItem', 'marks'])

/** The words of a text: letters and digits, lower case, without accents. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * Every text in a value as a line of words, each with a space before and behind: `\n one two \n three \n`. A word that
 * begins with `tw` is there when ` tw` is, the words `one two` when ` one two ` is, and no phrase goes over a line's end.
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
    // Placeholders of images are addresses with the picture in them.
    if (!value.startsWith('data:')) add(value)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, add)
  } else if (isRecord(value)) {
    const { children } = value
    const isBlock = value._type === 'block' && Array.isArray(children)
    // One word may be spread over several spans: bold letters in it, say.
    if (isBlock) add(children.map((child) => (isRecord(child) ? textOfSpan(child) : ' ')).join(''))
    for (const [key, child] of Object.entries(value)) {
      if (key.startsWith('_') || SKIPPED.has(key)) continue
      if (isBlock && key === 'children')
        collect(
          children.filter((one) => !isSpan(one)),
          add,
        )
      else collect(child, add)
    }
  }
}

function isSpan(value: unknown): value is { text: string } {
  return isRecord(value) && value._type === 'span' && typeof value.text === 'string'
}

function textOfSpan(child: Record<string, unknown>): string {
  return isSpan(child) ? child.text : ' '
}
