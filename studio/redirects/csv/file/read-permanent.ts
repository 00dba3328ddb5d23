/** Reads whether a redirect is for good, from a word or the status code of a redirect. Pure. */
import { removeInvisible } from '../../../../lib/format/invisible-characters.ts'

const CODES: ReadonlyMap<string, boolean> = new Map([
  ['301', true],
  ['308', true],
  ['302', false],
  ['303', false],
  ['307', false],
])

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', 'permanent', 'permanently', 'for good'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', 'temporary', 'temporarily', 'temp', 'found', 'see other', 'for a while'].map(
    (word) => [word, false] as const,
  ),
])

/** A code alone, as a spreadsheet writes it, or among words, such as "301 Moved Permanently". */
const CODE = /(?<![\d.])(\d{3})(?:\.0+)?(?![\d.])/

export type Permanence = { permanent: boolean } | { problem: string }

/** @returns null when the text is neither a known word nor a code; an empty one means for good */
export function readPermanent(text: string): Permanence | null {
  const value = removeInvisible(text).trim().toLowerCase()
  if (value === '') return { permanent: true }
  const code = CODE.exec(value)?.[1]
  if (code !== undefined) {
    const permanent = CODES.get(code)
    if (permanent !== undefined) return { permanent }
    const problem = `${code} is no redirect. 301 and 308 are for good; 302, 303 and 307 are for a while.`
    return { problem }
  }
  const words = value.replace(/\b(?:moved|redirect)\b/g, '').trim()
  const permanent = WORDS.get(words)
  return permanent === undefined ? null : { permanent }
}
