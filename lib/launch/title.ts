/** Names of documents in a launch. */
import { FACTS } from '../facts/facts.ts'
import { WORDS } from '../words/words.ts'
import { isFields, type Pair } from './contents.ts'

const NAMES: Readonly<Record<string, string>> = { [FACTS]: 'Facts', [WORDS]: 'Words' }

/** Fields that hold the name of a document, of whatever type. */
const TITLES = ['title', 'brandName', 'author', 'source', 'path']

/** Of a transcript: voice and recording. */
function titleOfRecording(recording: unknown): string | undefined {
  if (!isFields(recording) || !recording.name) return undefined
  return [recording.name, recording.category].filter(Boolean).join(', ')
}

/** The name of a document for editors, as lists show it. */
export function titleOfPair(pair: Pair | undefined): string {
  const document = pair?.draft ?? pair?.published
  if (!document) return 'A document that is gone'
  const title = TITLES.map((name) => document[name]).find((text) => typeof text === 'string' && text !== '')
  const own = typeof title === 'string' ? title : titleOfRecording(document.recording)
  return NAMES[document._type] ?? own ?? 'A document without a title'
}
