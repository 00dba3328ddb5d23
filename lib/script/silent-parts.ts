/**
 * What stands in a script and is not read out: stage directions in brackets, lines such as "SFX: a door", the names of speakers
 * and timecodes. Pure.
 */
import type { SilentKind } from './part.ts'

/** In UTF-16 code units of the paragraph. */
export type Silence = { kind: SilentKind; start: number; end: number }

/** Something in brackets with a letter in it, over several lines of a paragraph at most; "(03)" is part of a number. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/gu

const CUE_TIMING = /^[ \t]*\d{1,3}:\d\d(?::\d\d)?[.,:]\d{2,3}[ \t]*-->.*$/gm
const CUE_NUMBER = /^[ \t]*\d{1,6}[ \t]*(?=\r?\n[ \t]*\d{1,3}:\d\d(?::\d\d)?[.,:]\d{2,3}[ \t]*-->)/gm
const CLOCK = /(?<![\d:])\d{1,2}:\d\d:\d\d(?:[:;.,]\d{2,3})?(?![\d:])/g
/** Minutes and seconds at the start of a line: "00:15", "0:05 -". */
const LINE_CLOCK = /^[ \t]*0\d?:[0-5]\d(?:[ \t]*[-\u2013\u2014][ \t]*\d{1,2}:[0-5]\d)?(?=[ \t]|$)(?![ \t]*[ap]\.?m)/gim

/** A name in capitals before a colon, such as "VO:", "MVO 2:" and "ANNCR (warm):". */
const LOUD_SPEAKER = /^[ \t]*\p{Lu}[\p{Lu}\d .'\u2019&/#-]{0,30}(?:\([^()\n]{0,60}\)[ \t]*)?:(?=\s|$)/gmu
/** One or two capitalised words before a colon, when a sentence or direction follows: "Sarah: We are open." */
const SPEAKER =
  /^[ \t]*\p{Lu}[\p{Ll}'\u2019-]{0,20}(?: \p{Lu}?[\p{Ll}'\u2019-]{1,20})?(?: \d{1,2})?(?: ?\([^()\n]{0,60}\))?:(?=[ \t]+["'\u201c\u2018([]?[\p{Lu}\d])/gmu

/** Lines of these are heard or seen, not said. */
const DIRECTION_LINE =
  /^[ \t]*(?:SFX|FX|MUSIC|MUS|ATMOS|SUPER|SUPERS|TITLE|TITLES|VISION|VISUAL|VIDEO|GFX|CUT TO|SCENE|ON SCREEN)\b[^:\n]{0,40}:.*$/gm

const LETTER = /\p{L}/u

function all(pattern: RegExp, kind: SilentKind, text: string): Silence[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    kind,
    start: index,
    end: index + found.length,
  }))
}

/** Whether brackets hold a timecode and nothing else. */
function isClock(inner: string): boolean {
  return /^\W*\d{1,2}(?::\d\d){1,2}(?:[:;.,]\d{2,3})?\W*$/.test(inner)
}

function brackets(text: string): Silence[] {
  return Array.from(text.matchAll(BRACKETS)).flatMap(({ 0: found, index }) => {
    const kind: SilentKind | null = isClock(found) ? 'timecode' : LETTER.test(found) ? 'direction' : null
    return kind ? [{ kind, start: index, end: index + found.length }] : []
  })
}

/** Without those that begin inside another. */
function apart(silences: readonly Silence[]): Silence[] {
  const sorted = [...silences].sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return sorted.filter((silence) => {
    const isFree = silence.start >= end
    if (isFree) end = silence.end
    return isFree
  })
}

/** In the order of the paragraph, none inside another. */
export function silencesIn(paragraph: string): Silence[] {
  return apart([
    ...all(DIRECTION_LINE, 'direction', paragraph),
    ...all(CUE_NUMBER, 'timecode', paragraph),
    ...all(CUE_TIMING, 'timecode', paragraph),
    ...all(LOUD_SPEAKER, 'speaker', paragraph),
    ...all(SPEAKER, 'speaker', paragraph),
    ...brackets(paragraph),
    ...all(CLOCK, 'timecode', paragraph),
    ...all(LINE_CLOCK, 'timecode', paragraph),
  ])
}
