/** Ids under which questions can be linked to. Pure, shared by the site and the Studio. */
import { headingIds } from './heading-ids.ts'

/** Gives each key the name of its question: "What does it cost?" gives "faq-what-does-it-cost". Never the name of a heading. */
export function questionIds(questions: readonly { key: string; question: string }[]): ReadonlyMap<string, string> {
  const ids = headingIds(questions.map(({ key, question }) => ({ key, text: question })))
  return new Map(Array.from(ids, ([key, id]) => [key, `faq-${id}`]))
}
