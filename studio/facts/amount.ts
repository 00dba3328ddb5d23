/** How many sentences on how many pages or other documents, in words. Pure. */
import { count } from '../common/language/count.ts'
import { documentsOf, type FactSentence } from './fact-uses.ts'

/** "12 sentences on 5 pages"; "in 5 documents" where settings, words, samples or reviews are among them. */
export function amountOf(sentences: readonly FactSentence[]): string {
  const documents = documentsOf(sentences)
  const where = sentences.every(({ type }) => type === 'page')
    ? `on ${count(documents, 'page', 'pages')}`
    : `in ${count(documents, 'document', 'documents')}`
  return `${count(sentences.length, 'sentence', 'sentences')} ${where}`
}
