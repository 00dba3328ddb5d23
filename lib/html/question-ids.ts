/** Generates ids of FAQ questions for deep links. Pure, shared by the site and the Studio. */
import { headingIds } from './heading-ids.ts'

/**
 * Gives each key an id made of its question: "What does it cost?" gives "faq-what-does-it-cost". The prefix avoids
 * clashes with heading ids.
 */
export function questionIds(questions: readonly { key: string; question: string }[]): ReadonlyMap<string, string> {
  const ids = headingIds(questions.map(({ key, question }) => ({ key, text: question })))
  return new Map(Array.from(ids, ([key, id]) => [key, `faq-${id}`]))
}
