/**
 * CSV parser (RFC 4180). Pure.
 *
 * Not a package, because every record keeps the line on which it begins (docs/decisions/0016).
 */

export type CsvRecord = {
  /** From 1. */
  line: number
  cells: string[]
}

/** @returns the records without blank lines; or what is wrong with the text */
export function parseCsv(text: string, separator: ',' | ';'): CsvRecord[] | string {
  // A cell with or without quotation marks, and what ends it.
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|((?!")[^${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`, 'y')
  const records: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) {
      return `Line ${line}: a cell that starts with a quotation mark has to end with one. Marks within it are doubled.`
    }
    const [whole, quoted, plain = '', end] = found
    record.cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0
    if (end === separator) continue
    records.push(record)
    record = { line, cells: [] }
  }
  // The text ends with a separator.
  if (record.cells.length > 0) records.push(record)
  return records.filter(({ cells }) => cells.some((one) => one.trim() !== ''))
}
