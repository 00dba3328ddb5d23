/** Reads files of redirects as people and other programs write them. Pure. */

import { type CsvRecord, cleanCell, parseCsv, SEPARATORS, type Separator } from '../../../common/csv/parse-csv.ts'
import { count } from '../../../common/language/count.ts'
import { areUrls } from '../urls.ts'
import { COLUMNS, type Column, type Positions, positionsIn } from './columns.ts'
import { readPermanent } from './read-permanent.ts'

/** A row, which may lack the last two columns. */
export type FileRow = {
  line: number
  lastLine: number
  /** As in the file. */
  text: string
  source: string
  target: string
  permanent?: string
  note?: string
}

/** Lines that are not imported, and why. */
export type SkippedRow = Pick<FileRow, 'line' | 'lastLine' | 'text'> & { problems: string[] }

/** Every line is in exactly one of these. */
export type RedirectFile = {
  rows: FileRow[]
  skipped: SkippedRow[]
  /** The line that names the columns or the separator. */
  headers: CsvRecord[]
  comments: CsvRecord[]
  blank: CsvRecord[]
  /** What an editor should know about how the file was read. */
  remarks: string[]
}

/** An apostrophe that keeps a spreadsheet from reading a formula. */
const GUARDED = /^'+[=+\-@\t\r\n]/

/** Marks in pairs round a cell, straight and curly. */

/** The line with which Excel is told the separator. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|])"?[,;\t| ]*(?:\r\n|\r|\n|$)/i

/** The columns are named within the first lines. */
const HEADER_WITHIN = 10

const HEADER_HELP =
  'No line names its columns. The first line has to name two: source, the old address, and target, the new one.'
const TWICE_HELP = 'Two columns have names for the same thing:'
const ABOVE = 'It stands above the line that names the columns.'
const TOO_MANY = 'It has more cells than there are columns. A cell that holds the separator stands in quotation marks.'

function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}

function isBlank({ cells, problem }: CsvRecord): boolean {
  return problem === null && cells.every((cell) => cleanCell(cell) === '')
}

/** Without names: the first two columns, where both hold addresses. */
function positionsWithout(cells: readonly string[]): Positions | null {
  const [source = '', target = '', third = ''] = cells.map(cleanCell)
  if (!areUrls(source, target)) return null
  return { source: [0], target: [1], permanent: third !== '' && readPermanent(third) ? [2] : [], note: [] }
}

type Head = { at: number; positions: Positions; isNamed: boolean }

/** The record that names the columns; without one, the first that holds two addresses. */
function headOf(records: Iterable<CsvRecord>): Head | null {
  const first: CsvRecord[] = []
  let filled = 0
  for (const record of records) {
    first.push(record)
    if (!isBlank(record)) filled += 1
    if (filled === HEADER_WITHIN) break
  }
  for (const [at, record] of first.entries()) {
    const positions = positionsIn(record.cells)
    if (positions) return { at, positions, isNamed: true }
  }
  for (const [at, record] of first.entries()) {
    const positions = record.isComment ? null : positionsWithout(record.cells)
    if (positions) return { at, positions, isNamed: false }
  }
  return null
}

/** Divides the text with the separator that it names, or else the first with which its columns are found. */
function divide(text: string): { records: CsvRecord[]; head: Head | null } {
  const named = SEPARATOR_LINE.exec(text)?.[1]
  const separators = SEPARATORS.filter((separator) => named === undefined || separator === named)
  const heads = separators.map((separator: Separator) => ({ separator, head: headOf(parseCsv(text, separator)) }))
  const found = heads.find(({ head }) => head?.isNamed) ?? heads.find(({ head }) => head) ?? heads[0]
  return found ? { records: [...parseCsv(text, found.separator)], head: found.head } : { records: [], head: null }
}

/** The names of the columns, as in the file; by number where there is none. */
function namesOf(head: CsvRecord | null, indexes: readonly number[]): string {
  const names = indexes.map((index) => cleanCell(head?.cells[index] ?? '') || `number ${index + 1}`)
  return names.map((name) => `“${name}”`).join(', ')
}

/** A column named "permanent" may be ticked with 1 and 0, which say nothing in one named "status". */
function permanentCell(cell: string, name: string): string {
  const value = cleanCell(cell).toLowerCase()
  if (!/permanent|good/i.test(name)) return value
  return value === '1' ? 'yes' : value === '0' ? 'no' : value
}

/** Of the columns that may say whether a redirect is for good, the first that does so in any row. */
function permanentColumn(head: CsvRecord | null, { permanent }: Positions, rows: readonly CsvRecord[]) {
  const own = permanent.find((index) => /permanent|good/i.test(head?.cells[index] ?? ''))
  const speaks = (index: number) =>
    rows.some(({ cells }) => cleanCell(cells[index] ?? '') !== '' && readPermanent(cells[index] ?? '') !== null)
  return permanent.find(speaks) ?? own
}

type Sorted = Pick<RedirectFile, 'comments' | 'blank' | 'skipped' | 'headers'> & { rows: CsvRecord[] }

function sortRecords(records: readonly CsvRecord[], { at, isNamed }: Head): Sorted {
  const sorted: Sorted = { comments: [], blank: [], skipped: [], headers: [], rows: [] }
  for (const [index, record] of records.entries()) {
    const { line, lastLine, text, problem } = record
    const problems = problem !== null ? [problem] : index < at ? [ABOVE] : []
    if ((isNamed && index === at) || (line === 1 && SEPARATOR_LINE.test(text))) sorted.headers.push(record)
    else if (record.isComment) sorted.comments.push(record)
    else if (isBlank(record)) sorted.blank.push(record)
    else if (problems.length > 0) sorted.skipped.push({ line, lastLine, text, problems })
    else sorted.rows.push(record)
  }
  return sorted
}

function skippedRemark({ blank, comments }: Sorted): string[] {
  const parts = [
    ...(blank.length > 0 ? [count(blank.length, 'blank line', 'blank lines')] : []),
    ...(comments.length > 0 ? [count(comments.length, 'comment', 'comments')] : []),
  ]
  return parts.length > 0 ? [`Skipped: ${parts.join(' and ')}.`] : []
}

/** A forgotten quotation mark can join many lines to one row. */
function longRemark(rows: readonly CsvRecord[]): string[] {
  const long = rows.filter(({ line, lastLine }) => lastLine > line)
  if (long.length === 0) return []
  const lines = long.slice(0, 5).map(({ line, lastLine }) => `${line} to ${lastLine}`)
  const more = long.length > lines.length ? ` and ${long.length - lines.length} more` : ''
  return [`One row each, because of quotation marks round a line break: lines ${lines.join(', ')}${more}.`]
}

/** @returns the rows and everything else in the file; or why it cannot be read */
export function readRedirectFile(text: string): RedirectFile | string {
  const { records, head } = divide(text)
  if (records.every(isBlank)) return 'This file is empty.'
  if (!head) return HEADER_HELP
  const named = head.isNamed ? (records[head.at] ?? null) : null
  const { positions } = head
  const doubled = [positions.source, positions.target, positions.note].find((indexes) => indexes.length > 1)
  if (doubled) return `${TWICE_HELP} ${namesOf(named, doubled)}.`

  const { rows: all, ...sorted } = sortRecords(records, head)
  const permanentAt = permanentColumn(named, positions, all)
  const at: Record<Column, number | undefined> = {
    source: positions.source[0],
    target: positions.target[0],
    permanent: permanentAt,
    note: positions.note[0],
  }
  const used = new Set(COLUMNS.map((column) => at[column]))
  const width = named ? named.cells.findLastIndex((cell) => cleanCell(cell) !== '') + 1 : Number.POSITIVE_INFINITY
  const cellAt = ({ cells }: CsvRecord, index: number | undefined) =>
    unguarded(index === undefined ? '' : (cells[index] ?? ''))

  const rows: FileRow[] = []
  const unused = new Set<number>()
  for (const record of all) {
    const { line, lastLine, text: own, cells } = record
    if (cells.slice(width).some((extra) => cleanCell(extra) !== '')) {
      sorted.skipped.push({ line, lastLine, text: own, problems: [TOO_MANY] })
      continue
    }
    for (const [index, cell] of cells.entries()) if (!used.has(index) && cleanCell(cell) !== '') unused.add(index)
    rows.push({
      line,
      lastLine,
      text: own,
      source: cleanCell(cellAt(record, at.source)),
      target: cleanCell(cellAt(record, at.target)),
      ...(at.permanent !== undefined && {
        permanent: permanentCell(cellAt(record, at.permanent), named?.cells[at.permanent] ?? ''),
      }),
      // Free text, so kept as it is written.
      ...(at.note !== undefined && { note: cellAt(record, at.note) }),
    })
  }
  for (const [index, cell] of named?.cells.entries() ?? [])
    if (!used.has(index) && cleanCell(cell) !== '') unused.add(index)

  const unusedNames = namesOf(
    named,
    [...unused].sort((a, b) => a - b),
  )
  const remarks = [
    ...(named ? [] : ['No line names the columns: the first was read as the old address, the second as the new one.']),
    ...(unused.size > 0
      ? [`Not used, because ${unused.size === 1 ? 'its name is' : 'their names are'} not known: ${unusedNames}.`]
      : []),
    ...skippedRemark({ ...sorted, rows: all }),
    ...longRemark(all),
  ]
  return { ...sorted, rows, remarks }
}
