/** Reads the documents of a dataset as written by `sanity dataset export`: one JSON object per line. */
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { StartError } from '../../http/listen.ts'
import { isDocumentId, isLakeDocument, isRecord, type LakeDocument } from '../dataset.ts'

/** Name of the documents' file in a dataset folder. */
export const DATA_FILE = 'data.ndjson'

/** A dataset folder that cannot be seeded; the message contains the position. */
export class SeedError extends StartError {
  constructor(location: { file: string; line?: number; field?: string }, problem: string, cause?: unknown) {
    const { file, line, field } = location
    const parts = [file, line && `line ${line}`, field && `field ${field}`].filter(Boolean)
    super(`${parts.join(', ')}: ${problem}`, cause)
    this.name = 'SeedError'
  }
}

export type DatasetLine = { line: number; document: LakeDocument }

/**
 * Reads a file line by line; skips empty lines.
 * @throws SeedError at the first line that is not a document or repeats an `_id`
 */
export async function* readLines(file: string): AsyncGenerator<DatasetLine> {
  const name = basename(file)
  const lineOfId = new Map<string, number>()
  let line = 0
  for await (const text of textLines(file)) {
    line += 1
    if (text.trim() === '') continue
    const document = parseLine(text, { file: name, line })
    const first = lineOfId.get(document._id)
    if (first !== undefined) {
      throw new SeedError({ file: name, line, field: '_id' }, `"${document._id}" is the _id of line ${first} already`)
    }
    lineOfId.set(document._id, line)
    yield { line, document }
  }
}

/** Splits at line feeds only: node:readline also splits at U+2028 and U+2029, which JSON may contain unescaped. */
async function* textLines(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function parseLine(text: string, location: { file: string; line: number }): LakeDocument {
  const value = parseJson(text, location)
  const at = (field: string) => ({ ...location, field })
  if (!isRecord(value)) throw new SeedError(location, 'it must be a JSON object')
  const { _id, _type } = value
  if (typeof _id !== 'string' || !isDocumentId(_id)) {
    throw new SeedError(
      at('_id'),
      `${JSON.stringify(_id) ?? 'nothing'} is not a document id (letters, digits, _ - and .)`,
    )
  }
  if (typeof _type !== 'string' || _type === '')
    throw new SeedError(at('_type'), 'it must name the type of the document')
  for (const field of ['_createdAt', '_updatedAt', '_rev']) {
    const isDate = field !== '_rev'
    const given = value[field]
    if (given === undefined) continue
    if (typeof given !== 'string' || (isDate && Number.isNaN(Date.parse(given)))) {
      throw new SeedError(at(field), `it must be ${isDate ? 'a date and time' : 'a string'}`)
    }
  }
  if (!isLakeDocument(value)) throw new SeedError(location, 'it is no document')
  return value
}

function parseJson(text: string, location: { file: string; line: number }): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SeedError(location, `it is not JSON (${reason})`, error)
  }
}
