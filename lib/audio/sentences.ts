/**
 * Which sentence of a recording is being said. Its words have no times of their own, so a sentence is where its share of the
 * letters is, between the first sound and the last one: near enough for a sentence, not for a word. Pure.
 */
import { spokenLength } from '@/lib/script/pace'

export type Sentence = {
  /** With the spaces behind it. */
  text: string
  /** Where it ends, as a share of what is said. */
  end: number
}

/** Up to a sign that ends it, with marks behind it, and a space. An abbreviation in the middle makes two: nothing is lost by it. */
const SENTENCE = /.+?(?:[.!?\u2026\u3002\uff01\uff1f]+["'\u2019\u201d)\]]*(?:\s+|$)|\n\s*|$)/gsu

/** @param text of the whole recording */
export function sentencesOf(text: string): Sentence[] {
  const texts = text.match(SENTENCE) ?? []
  const lengths = texts.map((sentence) => spokenLength(sentence).characters)
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
  let charactersSoFar = 0
  return texts.map((sentence, index) => {
    charactersSoFar += lengths[index] ?? 0
    return { text: sentence, end: charactersSoFar / whole }
  })
}

/** Of 255: what is quieter is the silence before and after. */
const QUIET = 32

/**
 * @param position in the recording, 0 to 1
 * @param peaks null where they are not known: then the first sound is at the start, and the last at the end
 * @returns the index; -1 before the first sound and after the last
 */
export function sentenceAt(
  sentences: readonly Sentence[],
  position: number,
  peaks: readonly number[] | null | undefined,
): number {
  const first = peaks?.findIndex((peak) => peak >= QUIET) ?? -1
  const from = peaks && first > 0 ? first / peaks.length : 0
  const to = peaks && first >= 0 ? (peaks.findLastIndex((peak) => peak >= QUIET) + 1) / peaks.length : 1
  const share = (position - from) / (to - from)
  return share < 0 || share >= 1 ? -1 : sentences.findIndex(({ end }) => share < end)
}
