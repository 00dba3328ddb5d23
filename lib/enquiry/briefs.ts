/** Templates of the quote form by context: the line above the fields, and the first lines of the brief. Pure. */

import type { Words } from '@/lib/words/words'
import { fillIn } from '@/lib/words/words'

export type BriefWords = Words['briefs']

/** A label and what stands behind it; `null` = not chosen or unknown, which has no line. */
export type LabelledValues = readonly (readonly [label: string, value: string | null])[]

/** One line for each value. */
export function listValues(values: LabelledValues): string {
  return values.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n')
}

/** The line above the fields, for a voice. */
export function voiceAbout(pseudonym: string, code: string, words: BriefWords): string {
  return code ? fillIn(words.voiceWithRef, { name: pseudonym, code }) : pseudonym
}

/** The line above the fields, for a shortlist. */
export function shortlistAbout(voices: readonly { name: string }[], words: BriefWords): string {
  return fillIn(words.yourShortlist, { names: voices.map(({ name }) => name).join(', ') })
}

/** The brief of a voice card's Enquire now. */
export function voiceBrief(pseudonym: string, code: string, words: BriefWords): string {
  return listValues([
    [words.voice, pseudonym],
    [words.bookingRef, code || null],
  ])
}

/** The brief of a button that opens the form about something: one line with its subject. */
export function topicBrief(about: string, words: BriefWords): string {
  return listValues([[words.about, about]])
}

/** The brief of a shortlist: every name with its booking ref and the sample that was heard, in the order of the list. */
export function shortlistBrief(
  voices: readonly { name: string; code: string; sample?: string }[],
  words: BriefWords,
): string {
  const lines = voices.map(({ name, code, sample }, index) => {
    const sampleText = sample ? `, ${words.sample}: ${sample}` : ''
    return `${index + 1}. ${voiceAbout(name, code, words)}${sampleText}`
  })
  return [words.shortlist, ...lines].join('\n')
}
