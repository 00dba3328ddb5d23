/** Writes redirects as CSV that spreadsheets do not take for formulas. Pure. */
import { type Cells, COLUMNS } from './columns.ts'

/** What spreadsheets take for a formula. Leading apostrophes are matched too, so that escaping is reversible. */
const FORMULA = /^'*[=+\-@\t\r\n]/

function written(value: string): string {
  const guarded = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** The reverse of `readRedirectFile`. Pure. Spreadsheets take no cell for a formula. */
export function writeRedirectFile(rows: readonly Cells[]): string {
  const lines = [[...COLUMNS], ...rows.map((cells) => COLUMNS.map((column) => cells[column]))]
  // CRLF, as in RFC 4180.
  return lines.map((values) => `${values.map(written).join(',')}\r\n`).join('')
}
