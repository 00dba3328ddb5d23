/**
 * How much is said in a text, how long that takes, and what it fits. A pace is a number of words of average length per 30 seconds. Times are computed from
 * the characters that are said, so a long word takes longer than a short one. Pure.
 */
import { OPTIONS } from '../estimate/options.ts'

/** `characters` are letters and digits, with one for the gap after each word and some for pauses: what the time is computed from. */
export type SpokenLength = { words: number; characters: number }

/** What a pause at a comma and at the end of a sentence takes, in characters: fitted to the demo's recordings. */
const COMMA = 3
const SENTENCE_END = 7

/** Words to a comma, and to the end of a sentence, in a usual text. */
const WORDS_PER_PAUSE = 12

/**
 * Characters of an average English word with the gap after it and its share of pauses. Adults read the English paragraphs of the
 * International Reading Speed Texts aloud at 228 words and 987 letters a minute (Trauzettel-Klosinski and Dietz 2012,
 * https://doi.org/10.1167/iovs.11-8284), which is 4.33 letters a word. So a usual text of such words takes exactly the time that the
 * rule of thumb says, one of longer words or shorter sentences takes more.
 */
export const CHARACTERS_PER_WORD = 987 / 228 + 1 + (COMMA + SENTENCE_END) / WORDS_PER_PAUSE

/** A run of letters and digits; apostrophes belong to the word, hyphens do not: "ninety-nine" takes the time of two. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}\p{N}]+)*/gu

/** Writing without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu
const UNSPACED_LETTERS = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu

/** The average length of a word in them, in characters. */
const IDEOGRAPHS_PER_WORD = 2
const LETTERS_PER_WORD = 5

/** A word in a writing without spaces is estimated from its characters. */
function unspacedWords(run: string): number {
  const ideographs = run.match(IDEOGRAPHS)?.length ?? 0
  const letters = run.match(UNSPACED_LETTERS)?.length ?? 0
  const isMixed = ideographs + letters < run.length
  return Math.ceil(ideographs / IDEOGRAPHS_PER_WORD + letters / LETTERS_PER_WORD) + (isMixed ? 1 : 0)
}

/** Letters of the names of letters: "RSPCA" takes longer than "a". */
const LETTER_NAMES =
  'ay bee see dee ee eff gee aitch eye jay kay ell em en oh pee cue ar ess tee you vee doubleyou ex why zed'.split(' ')

/** A letter on its own is read by its name. @param isReading "A" and "I" are letters, too, not words */
function lettersOf(run: string, isReading: boolean): number {
  const [, letter = ''] = /^([A-Z])(?:s|['\u2019]s)?$/.exec(run) ?? []
  if (!letter || (!isReading && (letter === 'A' || letter === 'I'))) return run.length
  return (LETTER_NAMES[letter.charCodeAt(0) - 65]?.length ?? 1) + run.length - 1
}

/** Words in a writing without spaces are of average length. @param isReading it is how a part is read (read-script.ts) */
export function spokenLength(text: string, isReading = false): SpokenLength {
  const runs = text.match(WORD) ?? []
  const hasUnspaced = UNSPACED.test(text)
  let words = 0
  let characters = 0
  for (const run of runs) {
    const isUnspaced = hasUnspaced && UNSPACED.test(run)
    const count = isUnspaced ? unspacedWords(run) : 1
    words += count
    characters += isUnspaced ? count * CHARACTERS_PER_WORD : lettersOf(run, isReading) + 1
  }
  return { words, characters: characters + pausesIn(text) }
}

/** Signs behind a word, or behind a part that is read otherwise (PART), at which a voice pauses. */
const PAUSE =
  /[\p{L}\p{M}\p{N}\ufffc]["'\u2019\u201d)\]]{0,2}(?:([,;:\u2013\u2014])|[.!?\u2026\u3002\uff01\uff1f]{1,3})(?=[\s"'\u2019\u201d)\]]|$)/gu
/** Stands in a text for a part that is read otherwise, so that a pause behind it counts. */
export const PART = '\ufffc'

function pausesIn(text: string): number {
  let characters = 0
  for (const [, comma] of text.matchAll(PAUSE)) characters += comma ? COMMA : SENTENCE_END
  return characters
}

export function addLengths(one: SpokenLength, other: SpokenLength): SpokenLength {
  return { words: one.words + other.words, characters: one.characters + other.characters }
}

/** The time in which words are counted for a pace. */
const PACE_SECONDS = 30

/** Lengths of commercials, in seconds. */
export const LENGTHS = OPTIONS.duration.map(({ value }) => value)

/** The first number in a text of editors, such as 60 in "60 words"; null when there is none. In words in 30 seconds. */
export function paceIn(text: string | null | undefined): number | null {
  const words = Number(/\d+(?:\.\d+)?/.exec(text ?? '')?.[0])
  return words > 0 ? words : null
}

type Characters = Pick<SpokenLength, 'characters'>

function averageWords({ characters }: Characters): number {
  return characters / CHARACTERS_PER_WORD
}

/** The pace of somebody who has read a script in so long; null when nothing was read. */
export function paceOf(script: Characters, milliseconds: number): number | null {
  const words = averageWords(script)
  return words > 0 && milliseconds > 0 ? (words / milliseconds) * PACE_SECONDS * 1000 : null
}

/** @param pace words of average length in 30 seconds. @returns seconds, to the hundredth */
export function secondsFor(script: Characters, pace: number): number {
  return Math.round((averageWords(script) / pace) * PACE_SECONDS * 100) / 100
}

/** "1:05". A started second counts: what takes 30.2 seconds does not fit 30. */
export function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How many of its words have to go until a script fits, if they are as long as its others; 0 when it does. */
export function wordsOver(script: SpokenLength, pace: number, seconds: number): number {
  if (secondsFor(script, pace) <= seconds) return 0
  const fitting = (pace * seconds * CHARACTERS_PER_WORD) / PACE_SECONDS
  // Less than what a division of floating-point numbers may be off.
  return Math.ceil(script.words * (1 - fitting / script.characters) - 1e-9)
}
