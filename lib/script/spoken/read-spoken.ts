/** Reads a run of text as a voice would say it. Pure; linear in the length of the text. */
import type { Part } from '../part.ts'
import { readDate, readTime, readYear } from './calendar.ts'
import { readAbbreviation, readAcronym, readMixed, readSign } from './letters.ts'
import { readPrice } from './money.ts'
import { readEmail, readWeb } from './online.ts'
import { readPhone } from './phone.ts'
import { readQuantity } from './quantities.ts'
import { type Match, match } from './reading.ts'
import { addLengths, type SpokenLength, spokenLength } from './spoken-length.ts'

/** Nothing that is read in another form is longer; what a matcher looks at is no more. */
const LONGEST = 240

/** Where something may begin that is read in another form. A word without any of it is only counted. */
const START =
  /(?<![\p{L}\p{M}\p{N}])(?:[\d$\u20ac\u00a3\u00bc-\u00be\u2153\u2154&+=@#]|\(0\d\)|[-\u2212]\d|\p{Lu}{2}|\p{Lu}\.\p{Lu}|(?:A|AU|NZ|US)\$|\p{L}[\p{L}\d]{0,19}\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,6}\.?\s\d|['\u2019]\d0s|[eE]\.g|[iI]\.e|etc\b|p\.a|vs\b|w\/o)/gu

/** Words with a full stop or an "@" inside may be web or e-mail addresses. */
const ONLINE = /(?<![\p{L}\p{M}\p{N}.@-])(?:https?:\/\/|[a-z\d][a-z\d._+-]{0,63}[.@][a-z\d])/giu

/** What may follow a number in a range: "9am-5pm", "2024\u201325". */
const RANGE = /^\s?[-\u2013\u2014]\s?(?=[\d$])/

const LETTER = /^\p{L}/u

type Reader = (text: string) => Match | null

/** Of what begins with a digit, in the order in which they are tried. */
const DIGIT_READERS: readonly Reader[] = [readDate, readPrice, readPhone, readTime, readYear, readQuantity, readMixed]

/** Of numbers that begin with a sign, by that sign. A reader that takes another sign has to be listed here. */
const SIGN_READERS: Readonly<Record<string, readonly Reader[]>> = {
  $: [readPrice],
  '\u20ac': [readPrice],
  '\u00a3': [readPrice],
  '(': [readPhone],
  '+': [readPhone],
  "'": [readYear],
  '\u2019': [readYear],
  '-': [readQuantity],
  '\u2212': [readQuantity],
  '\u00bc': [readQuantity],
  '\u00bd': [readQuantity],
  '\u00be': [readQuantity],
  '\u2153': [readQuantity],
  '\u2154': [readQuantity],
}

const DIGIT = /^\d/

function readNumber(text: string): Match | null {
  const readers = DIGIT.test(text) ? DIGIT_READERS : (SIGN_READERS[text.charAt(0)] ?? [])
  for (const read of readers) {
    const found = read(text)
    if (found) return found
  }
  return null
}

/** A number, or a range of two: "nine A M to five P M". */
function readNumbers(text: string): Match | null {
  const first = readNumber(text)
  if (!first || first.kind === 'phone' || first.kind === 'date') return first
  const [dash] = RANGE.exec(text.slice(first.length)) ?? []
  const second = dash ? readNumber(text.slice(first.length + dash.length)) : null
  const [from, to] = [first.readings[0], second?.readings[0]]
  if (!dash || !second || !from || !to) return first
  const length = first.length + dash.length + second.length
  return match(second.kind, length, `${from.said} to ${to.said}`, `${from.said} ${to.said}`)
}

/** What begins with a letter and is neither an address nor a date: prices such as "A$5", "MP3", "e.g." and "ABC". */
function readLetters(text: string, isLoud: () => boolean): Match | null {
  return readDate(text) ?? readPrice(text) ?? readMixed(text) ?? readAbbreviation(text) ?? readAcronym(text, isLoud)
}

function readAt(text: string, isOnline: boolean, isLoud: () => boolean): Match | null {
  const online = isOnline ? (readEmail(text) ?? readWeb(text)) : null
  if (online) return online
  return LETTER.test(text) ? readLetters(text, isLoud) : (readNumbers(text) ?? readSign(text))
}

/** Whether a text shouts: more than half of its longer words stand in capitals. */
function isLoudText(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length > 1 && words.filter((word) => word === word.toUpperCase()).length * 2 > words.length
}

type Candidate = { start: number; isOnline: boolean }

/** Start of everything that may be read in another form, in order; first as a web or e-mail address. */
function candidates(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const { index } of text.matchAll(ONLINE)) found.push({ start: index, isOnline: true })
  const online = found.length
  for (const { index } of text.matchAll(START)) found.push({ start: index, isOnline: false })
  return online === 0 ? found : found.sort((a, b) => a.start - b.start)
}

export type Spoken = {
  /** Of what is read as it is written; the words of the parts are not among them. */
  length: SpokenLength
  parts: Part[]
}

/** @param offset where the text begins in the script, in UTF-16 code units */
export function readSpoken(text: string, offset: number): Spoken {
  let loud: boolean | null = null
  // Looked at only where there are acronyms.
  const isLoud = () => {
    loud ??= isLoudText(text)
    return loud
  }
  const parts: Part[] = []
  let length = spokenLength('')
  let end = 0
  for (const { start, isOnline } of candidates(text)) {
    if (start < end) continue
    const found = readAt(text.slice(start, start + LONGEST), isOnline, isLoud)
    if (!found || found.length === 0) continue
    length = addLengths(length, spokenLength(text.slice(end, start)))
    end = start + found.length
    const readings = found.readings.filter(({ said }) => said !== '')
    parts.push({
      kind: found.kind,
      start: offset + start,
      end: offset + end,
      text: text.slice(start, end),
      readings: [...readings, { said: '' }],
      chosen: 0,
    })
  }
  return { length: addLengths(length, spokenLength(text.slice(end))), parts }
}
