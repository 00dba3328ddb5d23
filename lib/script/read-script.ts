/**
 * Reads a script: how many words are said, and what of it is read in another form than it is written. Pure.
 *
 * Paragraphs, which blank lines separate, are read on their own: more paragraphs never make the count smaller, and nothing
 * that stands in one, such as a bracket that is never closed, changes another.
 */
import { type Part, partKey, type SilentKind } from './part.ts'
import { silencesIn } from './silent-parts.ts'
import { readSpoken } from './spoken/read-spoken.ts'
import { wordsIn } from './spoken/words-in.ts'

export type Script = {
  /** Words that are said. */
  words: number
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
    readings: [
      { said: '', words: 0 },
      { said, words: wordsIn(said) },
    ],
  }
}

function readParagraph(paragraph: string, offset: number): Script {
  const parts: Part[] = []
  let words = 0
  let end = 0
  function speak(until: number): void {
    const spoken = readSpoken(paragraph.slice(end, until), offset + end)
    words += spoken.words
    for (const part of spoken.parts) parts.push(part)
  }
  for (const silence of silencesIn(paragraph)) {
    speak(silence.start)
    parts.push(silentPart(silence.kind, paragraph.slice(silence.start, silence.end), offset + silence.start))
    end = silence.end
  }
  speak(paragraph.length)
  return { words, parts }
}

function isSilent(kind: Part['kind']): kind is SilentKind {
  return kind === 'direction' || kind === 'speaker' || kind === 'timecode'
}

/** Reads a script of any length and in any writing; never throws. */
export function readScript(text: string, { choices = new Map(), counted = new Set() }: ReadOptions = {}): Script {
  const parts: Part[] = []
  let words = 0
  for (const { 0: paragraph, index } of text.matchAll(PARAGRAPH)) {
    const script = readParagraph(paragraph, index)
    words += script.words
    for (const part of script.parts) {
      const usual = isSilent(part.kind) && counted.has(part.kind) ? 1 : 0
      const chosen = Math.min(choices.get(partKey(part)) ?? usual, part.readings.length - 1)
      words += part.readings[chosen]?.words ?? 0
      parts.push({ ...part, chosen })
    }
  }
  return { words, parts }
}
