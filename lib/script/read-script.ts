/**
 * Reads a script: how many words are said, and what of it is read in another form than it is written. Pure.
 *
 * Paragraphs, which blank lines separate, are read on their own: more paragraphs never make the count smaller, and nothing
 * that stands in one, such as a bracket that is never closed, changes another.
 */
import { type Part, partKey, type Reading, type SilentKind } from './part.ts'
import { silencesIn } from './silent-parts.ts'
import { readSpoken, type Spoken } from './spoken/read-spoken.ts'
import { addLengths, type SpokenLength, spokenLength } from './spoken/spoken-length.ts'

/** The words and characters are those that are said. */
export type Script = SpokenLength & {
  /** Where it is not read as it is written, in the order of the script. */
  parts: readonly Part[]
}

export type ReadOptions = {
  /** The reading that the visitor has chosen, by the key of the part (`partKey`). */
  choices?: ReadonlyMap<string, number>
  /** What is read out although it usually is not. */
  counted?: ReadonlySet<SilentKind>
}

const PARAGRAPH = /(?:[^\n]*\S[^\n]*(?:\n|$))+/g

function silentPart(kind: SilentKind, text: string, start: number): Part {
  const said = text.replace(/\s+/g, ' ').trim()
  return {
    kind,
    start,
    end: start + text.length,
    text,
    chosen: 0,
    readings: [{ said: '' }, { said }],
  }
}

function readParagraph(paragraph: string, offset: number): Spoken {
  const parts: Part[] = []
  let length = spokenLength('')
  let end = 0
  function speak(until: number): void {
    const spoken = readSpoken(paragraph.slice(end, until), offset + end)
    length = addLengths(length, spoken.length)
    for (const part of spoken.parts) parts.push(part)
  }
  for (const silence of silencesIn(paragraph)) {
    speak(silence.start)
    parts.push(silentPart(silence.kind, paragraph.slice(silence.start, silence.end), offset + silence.start))
    end = silence.end
  }
  speak(paragraph.length)
  return { length, parts }
}

function isSilent(kind: Part['kind']): kind is SilentKind {
  return kind === 'direction' || kind === 'speaker' || kind === 'timecode'
}

function readingLength({ said, hiddenWords = 0 }: Reading = { said: '' }): SpokenLength {
  const { words, characters } = spokenLength(said)
  return { words: words + hiddenWords, characters }
}

/** Reads a script of any length and in any writing; never throws. */
export function readScript(text: string, { choices = new Map(), counted = new Set() }: ReadOptions = {}): Script {
  const parts: Part[] = []
  let length = spokenLength('')
  for (const { 0: paragraph, index } of text.matchAll(PARAGRAPH)) {
    const spoken = readParagraph(paragraph, index)
    length = addLengths(length, spoken.length)
    for (const part of spoken.parts) {
      const usual = isSilent(part.kind) && counted.has(part.kind) ? 1 : 0
      const choice = choices.size > 0 ? choices.get(partKey(part)) : undefined
      part.chosen = Math.min(choice ?? usual, part.readings.length - 1)
      length = addLengths(length, readingLength(part.readings[part.chosen]))
      parts.push(part)
    }
  }
  return { ...length, parts }
}
