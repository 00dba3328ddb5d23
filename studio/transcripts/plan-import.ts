/** What a file of transcripts would change: each row is that of a recording, or left out with the reason. Pure. */
import type { Voice } from '../../lib/api/models.ts'
import { type CsvRecord, cleanCell, parseCsv, SEPARATORS, type Separator } from '../common/csv/parse-csv.ts'
import { type ListedRecording, recordingsOf, recordingValue } from '../form/voices/recordings.ts'

/** A published transcript, as the lake has it. */
export type StoredTranscript = { _id: string; voiceId: string; sampleId: string; text: string }

export type TranscriptDocument = {
  _id: string
  _type: 'transcript'
  recording: ReturnType<typeof recordingValue> & { _type: 'voiceRecording' }
  text: string
  isSample: false
}

export type TranscriptPlan = {
  /** New ones, and those whose words differ. */
  documents: TranscriptDocument[]
  /** Of the documents, those that replace other words. */
  replaced: number
  /** Rows that are in the lake already. */
  same: number
  skipped: { line: number; problem: string }[]
}

const COLUMNS = {
  voice: /^voice\b|^name$|booking/i,
  recording: /recording|sample|category|kind/i,
  text: /words|text|transcript/i,
}

const HEADER_HELP =
  'Its first line has to name three columns: voice, a booking ref or name; recording, such as Commercial; and words.'

type Columns = Record<keyof typeof COLUMNS, number>

function columnsOf(cells: readonly string[]): Columns | null {
  const at = (name: RegExp) => cells.findIndex((cell) => name.test(cleanCell(cell)))
  const columns = { voice: at(COLUMNS.voice), recording: at(COLUMNS.recording), text: at(COLUMNS.text) }
  return new Set(Object.values(columns)).size === 3 && !Object.values(columns).includes(-1) ? columns : null
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** @returns the voice; or why there is none */
function voiceIn(cell: string, catalogue: readonly Voice[]): Voice | string {
  if (cell === '') return 'It names no voice.'
  const byCode = catalogue.filter(({ id, code }) => same(code, cell) || same(String(id), cell))
  const found = byCode.length > 0 ? byCode : catalogue.filter(({ pseudonym }) => same(pseudonym, cell))
  const [voice] = found
  if (!voice) return `The booking system has no voice “${cell}”.`
  return found.length === 1 ? voice : `There are ${found.length} voices “${cell}”: write the booking ref.`
}

function recordingIn(cell: string, voice: Voice): ListedRecording | string {
  const recordings = recordingsOf(voice)
  const found = recordings.find(({ category, sampleId }) => same(category, cell) || sampleId === cell)
  const names = recordings.map(({ category }) => category).join(', ')
  return found ?? `${voice.pseudonym} has no recording “${cell}”. There are: ${names || 'none'}.`
}

/** An id by which the next import finds it again. Of the API's ids only these characters can stand in one. */
function idOf({ voiceId, sampleId = '' }: ReturnType<typeof recordingValue> & Partial<ListedRecording>): string {
  return `transcript-${voiceId}-${sampleId}`.replace(/[^\w-]+/g, '-').slice(0, 128)
}

/** The first record that is no comment. */
function headOf(file: string, separator: Separator): CsvRecord | undefined {
  for (const record of parseCsv(file, separator)) {
    if (!record.isComment) return record
  }
  return undefined
}

/** @returns the plan; or why the file cannot be read */
export function planTranscripts(
  file: string,
  catalogue: readonly Voice[],
  stored: readonly StoredTranscript[],
): TranscriptPlan | string {
  const separator = SEPARATORS.find((candidate) => columnsOf(headOf(file, candidate)?.cells ?? []))
  if (!separator) return HEADER_HELP
  const [head, ...records] = [...parseCsv(file, separator)].filter(({ isComment }) => !isComment)
  const columns = columnsOf(head?.cells ?? [])
  if (!columns) return HEADER_HELP

  const plan: TranscriptPlan = { documents: [], replaced: 0, same: 0, skipped: [] }
  const seen = new Map<string, number>()
  for (const { line, cells, problem } of records) {
    const skip = (reason: string) => plan.skipped.push({ line, problem: reason })
    const cellOf = (column: keyof Columns) => cleanCell(cells[columns[column]] ?? '')
    const text = (cells[columns.text] ?? '').trim()
    if (problem !== null) {
      skip(problem)
      continue
    }
    if (cells.every((cell) => cleanCell(cell) === '')) continue
    const voice = voiceIn(cellOf('voice'), catalogue)
    const recording = typeof voice === 'string' ? voice : recordingIn(cellOf('recording'), voice)
    if (typeof voice === 'string' || typeof recording === 'string') {
      skip(String(recording))
      continue
    }
    const value = { ...recordingValue(voice, recording), _type: 'voiceRecording' as const }
    const own = stored.find(({ voiceId, sampleId }) => voiceId === value.voiceId && sampleId === recording.sampleId)
    const _id = own?._id ?? idOf({ ...value, ...recording })
    const before = seen.get(_id)
    if (text === '') skip('It has no words.')
    else if (before !== undefined) skip(`Line ${before} is of the same recording.`)
    else if (own?.text === text) plan.same += 1
    else {
      plan.documents.push({ _id, _type: 'transcript', recording: value, text, isSample: false })
      if (own) plan.replaced += 1
    }
    if (!seen.has(_id)) seen.set(_id, line)
  }
  return plan
}
