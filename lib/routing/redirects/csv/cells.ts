/** How a value stands in a cell. Pure. */

/** What spreadsheets take for the beginning of a formula. Apostrophes before it are counted in, so that what is guarded can be told from what was written so. */
const FORMULA = /^'*[=+\-@\t\r\n]/
const GUARDED = /^'+[=+\-@\t\r\n]/

/** A value as it can lie in a spreadsheet: an apostrophe keeps it from being taken for a formula. */
export function guarded(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value
}

/** The value of a cell. The reverse of `guarded`. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}

/** One line of a file, without its line break. */
export function csvLine(values: readonly string[]): string {
  return values
    .map(guarded)
    .map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
}
