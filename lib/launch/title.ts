/** Names of documents in a launch. */
import { FACTS } from '../facts/facts.ts'
import { WORDS } from '../words/words.ts'
import type { Pair } from './contents.ts'

const NAMES: Readonly<Record<string, string>> = { [FACTS]: 'Facts', [WORDS]: 'Words' }

/** Fields that hold the name of a document, of whatever type. */
const TITLES = ['title', 'brandName', 'author', 'source', 'path']

/** The name of a document for editors, as lists show it. */
export function titleOfPair(pair: Pair | undefined): string {
  const document = pair?.draft ?? pair?.published
  if (!document) return 'A document that is gone'
  const title = TITLES.map((name) => document[name]).find((text) => typeof text === 'string' && text !== '')
  return NAMES[document._type] ?? (typeof title === 'string' ? title : 'A document without a title')
}
