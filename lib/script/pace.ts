/** How long a script takes, and what it fits. Pure. */
import { OPTIONS } from '../estimate/options.ts'

/** The time in which words are counted for a pace. */
const PACE_SECONDS = 30

/** Lengths of commercials, in seconds. */
export const LENGTHS = OPTIONS.duration.map(({ value }) => value)

/** The first number in a text of editors, such as 60 in "60 words"; null when there is none. In words in 30 seconds. */
export function paceIn(text: string | null | undefined): number | null {
  const words = Number(/\d+(?:\.\d+)?/.exec(text ?? '')?.[0])
  return words > 0 ? words : null
}

/** Words in 30 seconds of somebody who has read so many in so long; null when nothing was read. */
export function paceOf(words: number, milliseconds: number): number | null {
  return words > 0 && milliseconds > 0 ? (words / milliseconds) * PACE_SECONDS * 1000 : null
}

/** @param pace words in 30 seconds. @returns seconds */
export function secondsFor(words: number, pace: number): number {
  return (words / pace) * PACE_SECONDS
}

/** "1:05". A started second counts: what takes 30.2 seconds does not fit 30. */
export function formatSeconds(seconds: number): string {
  const whole = Math.ceil(Math.round(seconds * 100) / 100)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How many words have to go until a script fits; 0 when it does. */
export function wordsOver(words: number, pace: number, seconds: number): number {
  return Math.max(0, words - Math.floor((pace * seconds) / PACE_SECONDS))
}

export type Band = (typeof OPTIONS.wordCount)[number]

/** The estimator's narration band of so many words; null for none, and for more than the largest has. */
export function bandFor(words: number): Band | null {
  return (words > 0 && OPTIONS.wordCount.find(({ value }) => words <= value)) || null
}
