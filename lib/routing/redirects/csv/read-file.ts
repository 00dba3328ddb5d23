/** Parses a CSV file into rows of redirects. Pure. */
import { unguarded } from './cells.ts'
import { type CsvRecord, parseCsv } from './parse-csv.ts'
import { COLUMNS, type Column, plainText } from './stored.ts'

/** One row with its raw cells; undefined where the file has no such column. */
export type FileRow = {
  line: number
  source: string
  target: string
  permanent: string | undefined
  note: string | undefined
  /** Syntax error of the row, whose cells are then unreliable; null when there is none. */
  problem: string | null
}

export type RedirectFile = {
  rows: FileRow[]
  /** Unknown columns. */
  ignoredColumns: string[]
}

const SEPARATORS = [',', ';', '\t']

/** Excel's hint that declares the separator. */
const SEP_LINE = /^sep=([^"\r\n])(?=\r|\n|$)/i

const HEADER_HELP = `The first line has to name the columns: ${COLUMNS.join(',')}.`

function columnOf(cell: string): Column | undefined {
  const name = cell.trim().toLowerCase()
  return COLUMNS.find((column) => column === name)
}

function isBlank({ cells, problem }: CsvRecord): boolean {
  return problem === null && cells.every((cell) => cell.trim() === '')
}

/** The separator that yields the most columns in the first line that is not empty. */
function guessSeparator(text: string): string {
  const header = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? ''
  const found = SEPARATORS.map((separator) => {
    const [record] = parseCsv(header, separator)
    return (record?.cells ?? []).filter((cell) => columnOf(cell)).length
  })
  return SEPARATORS[found.indexOf(Math.max(...found))] ?? ','
}

/** What is wrong with the column names, or null. */
function headerProblem(columns: readonly (Column | undefined)[]): string | null {
  const twice = COLUMNS.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
  if (twice) return `${HEADER_HELP} There are two columns called "${twice}".`
  const missing = ['source' as const, 'target' as const].filter((name) => !columns.includes(name))
  if (missing.length === 0) return null
  return `${HEADER_HELP} There is no column called "${missing.join('" and none called "')}".`
}

function rowOf({ line, cells, problem }: CsvRecord, columns: readonly (Column | undefined)[]): FileRow {
  const cell = (name: Column) => {
    const index = columns.indexOf(name)
    return index === -1 ? undefined : plainText(unguarded(cells[index] ?? ''))
  }
  const isTooLong = cells.slice(columns.length).some((extra) => extra.trim() !== '')
  const tooLong = 'This line has more cells than the first one. A cell that holds a comma stands in quotation marks.'
  return {
    line,
    source: (cell('source') ?? '').trim(),
    target: (cell('target') ?? '').trim(),
    permanent: cell('permanent')?.trim(),
    note: cell('note'),
    problem: problem ?? (isTooLong ? tooLong : null),
  }
}

/** @returns the rows, malformed ones included; or why the file as a whole cannot be read */
export function readRedirectFile(written: string): RedirectFile | string {
  const text = written.replace(/^\uFEFF/, '')
  const told = SEP_LINE.exec(text)?.[1]
  const records = parseCsv(text, told ?? guessSeparator(text)).slice(told ? 1 : 0)
  const [header, ...others] = records.filter((record) => !isBlank(record))
  if (!header) return 'This file is empty.'
  const columns = header.cells.map(columnOf)
  const problem = header.problem ?? headerProblem(columns)
  if (problem) return problem
  return {
    rows: others.map((record) => rowOf(record, columns)),
    ignoredColumns: header.cells
      .filter((cell, index) => !columns[index] && cell.trim() !== '')
      .map((cell) => unguarded(cell.trim())),
  }
}
