/** Reads and writes files of redirects. Pure. */
import { parseCsv } from './parse-csv.ts'

export const COLUMNS = ['source', 'target', 'permanent', 'note'] as const

export type Column = (typeof COLUMNS)[number]

/** A redirect as text. */
export type Cells = Readonly<Record<Column, string>>

/** A row of a file, which may lack the last two columns. */
export type FileRow = { line: number; source: string; target: string; permanent?: string; note?: string }

/** What spreadsheets take for a formula. Leading apostrophes are matched too, so that escaping is reversible. */
const FORMULA = /^'*[=+\-@\t\r\n]/
const GUARDED = /^'+[=+\-@\t\r\n]/

const HEADER_HELP = `The first line has to name the columns: ${COLUMNS.join(',')}.`

/** @returns the rows; or why the file cannot be read */
export function readRedirectFile(text: string): FileRow[] | string {
  // Excel writes semicolons where the comma is the decimal sign.
  const records = parseCsv(text, /^[^,\r\n]*;/.test(text) ? ';' : ',')
  if (typeof records === 'string') return records
  const [header, ...others] = records
  if (!header) return 'This file is empty.'
  const names = header.cells.map((cell) => cell.trim().toLowerCase())
  if (!names.includes('source') || !names.includes('target')) return HEADER_HELP
  const tooLong = others.find(({ cells }) => cells.slice(names.length).some((extra) => extra.trim() !== ''))
  if (tooLong) {
    return `Line ${tooLong.line} has more cells than the first one. A cell that holds a comma stands in quotation marks.`
  }
  return others.map(({ line, cells }) => {
    const cell = (name: Column) => (cells[names.indexOf(name)] ?? '').replace(GUARDED, (marked) => marked.slice(1))
    return {
      line,
      source: cell('source').trim(),
      target: cell('target').trim(),
      ...(names.includes('permanent') && { permanent: cell('permanent').trim().toLowerCase() }),
      ...(names.includes('note') && { note: cell('note') }),
    }
  })
}

function written(value: string): string {
  const guarded = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** The reverse of `readRedirectFile`. Spreadsheets take no cell for a formula. */
export function writeRedirectFile(rows: readonly Cells[]): string {
  const lines = [[...COLUMNS], ...rows.map((cells) => COLUMNS.map((column) => cells[column]))]
  // CRLF, as in RFC 4180.
  return lines.map((values) => `${values.map(written).join(',')}\r\n`).join('')
}
