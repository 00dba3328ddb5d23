/** Tells texts that are marked words, content of another document or of the API from all others. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type Address, addressLines } from '../../../lib/content/address.ts'
import type { DefaultText, DefaultTexts } from '../../../lib/words/default-words.ts'
import { DEFAULT_WORDS } from '../../../lib/words/default-words.ts'
import { documents } from './demo-pages.ts'

/** Added to every word; no content has it. */
export const MARK = '‡'

function marked(text: DefaultText): DefaultText {
  return typeof text === 'string' ? text + MARK : { one: text.one + MARK, other: text.other + MARK }
}

/** The fields of a document "Words" whose every value carries the mark. */
export function markedWords(): Record<string, DefaultTexts> {
  const tables: [string, DefaultTexts][] = Object.entries(DEFAULT_WORDS)
  return Object.fromEntries(
    tables.map(([name, texts]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([row, text]) => [row, marked(text)])),
    ]),
  )
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function isAddress(value: object): value is Address {
  return '_type' in value && value._type === 'address'
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.values(value).flatMap(stringsIn)
  return isAddress(value) ? [...parts, ...addressLines(value)] : parts
}

/** A text as it is, line by line, sentence by sentence, and, if it is HTML, each text between tags. */
function readings(text: string): string[] {
  const nodes = text.includes('<') ? DomUtils.findAll(() => true, parseDocument(text).children) : []
  const inside = nodes.flatMap(({ children }) => children.flatMap((child) => ('data' in child ? child.data : [])))
  return [text, ...text.split('\n'), ...text.split(/(?<=[.!?])\s+/), ...inside].map(plain).filter(Boolean)
}

function apiResponses(): unknown[] {
  const folder = join(process.cwd(), 'local/demo/api')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/** Everything that documents other than "Words" and the API say. */
const known = new Set(stringsIn([documents.filter(({ _type }) => _type !== 'words'), apiResponses()]).flatMap(readings))

const longTexts = Array.from(known).filter((text) => text.length > 40)

/** Numbers, times, prices, dates and signs, initials, and addresses of other sites. */
const FIGURE = /^(?:[^\p{L}]*|\d{1,2} \p{L}+ \d{4}|\p{Lu}{2}|https:\/\/\S+)$/u

/** Before every title. */
const [titlePrefix = ''] = documents.flatMap(({ titlePrefix }) =>
  typeof titlePrefix === 'string' ? [titlePrefix] : [],
)

/** Whether it is a text of the content with the name of a voice in it. */
function holdsName(text: string, texts: Iterable<string>): boolean {
  return Array.from(texts).some((other) => {
    const [before = '', after = ''] = other.split('{name}')
    return other.includes('{name}') && before + after !== '' && text.startsWith(before) && text.endsWith(after)
  })
}

function isKnown(text: string, own: ReadonlySet<string>): boolean {
  if (text.includes(MARK) || FIGURE.test(text) || known.has(text) || own.has(text)) return true
  // Part of a longer text that is set in several pieces.
  return (
    holdsName(text, known) ||
    holdsName(text, own) ||
    (text.length > 12 && longTexts.some((long) => long.includes(text)))
  )
}

/** Texts that are put together of known ones: "Producer, Acme", "Page not found – …". */
function isOfKnownParts(text: string, own: ReadonlySet<string>): boolean {
  return (
    isKnown(text, own) ||
    isKnown(plain(text.replace(titlePrefix, '')), own) ||
    text.split(/, |: | - |[“”()]/).every((part) => isKnown(plain(part), own))
  )
}

/**
 * @param texts as they are rendered
 * @param content of the page beside that of the demo
 * @returns those that stand in no document, each once
 */
export function strayAmong(texts: Iterable<string>, content: unknown = null): string[] {
  const own = new Set(stringsIn(content).flatMap(readings))
  const lines = Array.from(texts).flatMap((text) => text.split('\n').map(plain))
  return Array.from(new Set(lines)).filter((text) => text !== '' && !isOfKnownParts(text, own))
}
