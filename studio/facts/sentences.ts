/** The sentences of a text that hold facts. Pure. */
import { factsIn } from '../../lib/facts/fill-texts.ts'
import { replaceNames } from '../../lib/format/brackets.ts'
import { LOCALE } from '../../lib/format/locale.ts'

/** A text of so many characters is shown whole: a heading, a label, a line or two. */
const WHOLE = 160

const SEGMENTER = new Intl.Segmenter(LOCALE, { granularity: 'sentence' })

/** A sentence may begin with the name of a fact, which is written in small letters; the capitals keep all positions. */
function withCapitals(text: string): string {
  return replaceNames(text, (name) => 'X'.repeat(name.length + 2))
}

/** @returns the sentences as they are stored, with the names of the facts; the whole text when it is short */
export function sentencesWithFacts(text: string): string[] {
  if (factsIn(text).length === 0) return []
  if (text.length <= WHOLE) return [text]
  return Array.from(SEGMENTER.segment(withCapitals(text)), ({ index, segment }) =>
    text.slice(index, index + segment.length).trim(),
  ).filter((sentence) => factsIn(sentence).length > 0)
}
