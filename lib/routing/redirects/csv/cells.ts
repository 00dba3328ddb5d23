/** Escapes and writes CSV cells. Pure. */

/** What spreadsheets take for a formula. Leading apostrophes are matched too, so that escaping is reversible. */
const FORMULA = /^'*[=+\-@\t\r\n]/
const GUARDED = /^'+[=+\-@\t\r\n]/

/** Escapes a value with an apostrophe, so that spreadsheets do not take it for a formula. */
export function guarded(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value
}

/** The value of a cell. The reverse of `guarded`. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}

/** One CSV line, without its line break. */
export function csvLine(values: readonly string[]): string {
  return values
    .map(guarded)
    .map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
}
