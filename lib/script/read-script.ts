/**
 * Reads a script: how many words are said, and what of it is not read as it is written, or not at all. Pure.
 *
 * What is not read is found in the layout of the whole script (layout.ts); what is left is read run by run by the rules of spoken text
 * (spoken-rules.ts). What the visitor has struck out or put back stands above both.
 */
import { removeInvisible } from '../format/invisible-characters.ts'
import { type Column, layoutOf, type Silence } from './layout.ts'
import { addLengths, type SpokenLength, spokenLength } from './pace.ts'
import type { Part, PartKind, Reading } from './parts.ts'
import { readSpoken } from './spoken-rules.ts'

/** A run of the script that the visitor has struck out, or put back. */
export type Strike = { start: number; end: number; isRead: boolean }

/** The words and characters are those that are said. */
export type Script = SpokenLength & {
  /** Where it is not read as it is written, in the order of the script. */
  parts: readonly Part[]
  /** Of its tables, by heading. */
  columns: readonly Column[]
}

export type ScriptReadOptions = {
  /** The reading that the visitor has chosen, by the key of the part (`partKey`). */
  choices?: ReadonlyMap<string, number>
  /** What is read out although it usually is not. */
  counted?: ReadonlySet<PartKind>
  /** Columns that are read, or not, otherwise than by their headings; by heading. */
  columns?: ReadonlyMap<string, boolean>
  strikes?: readonly Strike[]
}

/** Equal parts are read alike. */
export function partKey({ kind, text }: Pick<Part, 'kind' | 'text'>): string {
  return `${kind} ${text}`
}

/** Silences without what was put back, and with what was struck out. */
function withStrikes(silences: readonly Silence[], strikes: readonly Strike[]): Silence[] {
  let now: Silence[] = [...silences]
  for (const { start, end, isRead } of strikes) {
    if (end <= start) continue
    now = now.flatMap((silence) => {
      if (silence.end <= start || silence.start >= end) return [silence]
      const before = { ...silence, end: Math.min(silence.end, start) }
      const after = { ...silence, start: Math.max(silence.start, end) }
      return [before, after].filter((one) => one.end > one.start)
    })
    if (!isRead) now.push({ kind: 'struck', start, end })
  }
  return now.sort((a, b) => a.start - b.start)
}

function readingLength({ spoken, hiddenWords = 0 }: Reading = { spoken: '' }): SpokenLength {
  const { words, characters } = spokenLength(spoken, true)
  return { words: words + hiddenWords, characters }
}

/** A part that is not read as a whole, or only if the visitor says so; an aside the other way round. */
function silentPart({ kind, start, end, column }: Silence, text: string): Part {
  const written = text.slice(start, end)
  const asWritten = { spoken: written.replace(/\s+/g, ' ').trim() }
  const readings = kind === 'aside' ? [asWritten, { spoken: '' }] : [{ spoken: '' }, asWritten]
  return { kind, start, end, text: written, chosen: 0, readings, ...(column ? { column } : {}) }
}

/** How long a part is as it is read now. What stands in a part that is usually not read is read by the rules, too. */
function partLength(part: Part, isSilent: boolean): SpokenLength {
  const reading = part.readings[part.chosen]
  if (!isSilent || reading?.spoken === '') return readingLength(reading)
  const { length, parts } = readSpoken(part.text, part.start)
  return parts.reduce((sum, inner) => addLengths(sum, readingLength(inner.readings[0])), length)
}

/** Paragraphs, which blank lines part: what stands in one changes no other. */
function paragraphsOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = -1
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next + 1
    const isBlank = text.slice(at, end).trim() === ''
    if (isBlank && start !== -1) found.push({ start, end: at })
    if (isBlank) start = -1
    else if (start === -1) start = at
    at = end
  }
  if (start !== -1) found.push({ start, end: text.length })
  return found
}

/** Whether there may be an invisible character in a text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?![\n\r\t])\p{Cc}|[\ufff9-\ufffc]/u

type Cleaned = {
  plain: string
  /** Where a character of the plain text stands in the written one. */
  positionOf(index: number): number
  /** The other way round. */
  indexOf(position: number): number
}

/** A text without its invisible characters, and where each of its characters stood. */
function cleaned(text: string): Cleaned {
  if (!INVISIBLE.test(text)) return { plain: text, positionOf: (index) => index, indexOf: (position) => position }
  const plain = removeInvisible(text)
  const positions: number[] = []
  let at = 0
  for (let index = 0; index < plain.length; index += 1) {
    while (at < text.length && text[at] !== plain[index]) at += 1
    positions.push(at)
    at += 1
  }
  return {
    plain,
    positionOf: (index) => positions[index] ?? text.length,
    indexOf: (position) => positions.filter((one) => one < position).length,
  }
}

/** Reads a script of any length and in any writing; never throws. */
export function readScript(written: string, options: ScriptReadOptions = {}): Script {
  const { choices = new Map<string, number>(), counted = new Set<PartKind>(), strikes = [] } = options
  // The line ends of old Macs.
  const { plain: text, positionOf, indexOf } = cleaned(written.replace(/\r(?!\n)/g, '\n'))
  const layout = layoutOf(text, options.columns)
  const struck = strikes.map((one) => ({ ...one, start: indexOf(one.start), end: indexOf(one.end) }))
  const silences = struck.length > 0 ? withStrikes(layout.silences, struck) : layout.silences
  const parts: Part[] = []
  let length = spokenLength('')
  let next = 0
  function take(part: Part, isSilent: boolean): void {
    const usual = counted.has(part.kind) ? 1 : 0
    const choice = choices.size > 0 ? choices.get(partKey(part)) : undefined
    part.chosen = Math.min(choice ?? usual, part.readings.length - 1)
    length = addLengths(length, partLength(part, isSilent))
    parts.push(part)
  }
  function speak(from: number, until: number): void {
    if (until <= from) return
    const spoken = readSpoken(text.slice(from, until), from)
    length = addLengths(length, spoken.length)
    for (const part of spoken.parts) take(part, false)
  }
  for (const { start, end } of paragraphsOf(text)) {
    let at = start
    for (; next < silences.length; next += 1) {
      const silence = silences[next]
      if (!silence || silence.start >= end) break
      speak(at, silence.start)
      take(silentPart(silence, text), true)
      at = Math.max(at, silence.end)
    }
    speak(at, end)
  }
  if (text !== written) {
    for (const part of parts) {
      part.start = positionOf(part.start)
      part.end = positionOf(part.end - 1) + 1
      part.text = written.slice(part.start, part.end)
    }
  }
  return { ...length, parts, columns: layout.columns }
}
