/**
 * How long a script takes, and what it fits. A pace is a number of words of average length per 30 seconds. Times are computed from
 * the characters that are said, so a long word takes longer than a short one. Pure.
 */
import { OPTIONS } from '../estimate/options.ts'
import { CHARACTERS_PER_WORD, type SpokenLength } from './spoken/spoken-length.ts'

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

export type Band = (typeof OPTIONS.wordCount)[number]

/** The estimator's narration band of so many words; null for none, and for more than the largest has. */
export function bandFor(words: number): Band | null {
  return (words > 0 && OPTIONS.wordCount.find(({ value }) => words <= value)) || null
}
