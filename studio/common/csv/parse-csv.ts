/**
 * CSV parser (RFC 4180). Pure.
 *
 * Not a package, because every record keeps its lines and its text, and a wrong one does not take others with it
 * (docs/decisions/0016).
 */

import { removeInvisible } from '../../../lib/format/invisible-characters.ts'

export const SEPARATORS = [',', ';', '\t', '|'] as const

export type Separator = (typeof SEPARATORS)[number]

export type CsvRecord = {
  /** The first line and the last, from 1. A cell in quotation marks may hold line breaks. */
  line: number
  lastLine: number
  /** As in the file, without the line break at the end. */
  text: string
  cells: string[]
  /** Why the line cannot be divided into cells; it has none then. */
  problem: string | null
  isComment: boolean
}

const LINE_BREAK = /\r\n|\r|\n/g

/** A line that starts with a hash, or with two slashes and a space. `//host/path` is an address. */
const COMMENT = /^[\s\uFEFF]*(?:#|\/\/(?:\s|$))/

const QUOTES =
  'A cell that starts with a quotation mark has to end with one, before the next cell. Marks within it are doubled.'

function breaksIn(text: string): number {
  return text.match(LINE_BREAK)?.length ?? 0
}

/** The text from an index to the end of its line, and the index at which the next line starts. */
function lineAt(text: string, start: number): { text: string; next: number } {
  LINE_BREAK.lastIndex = start
  const found = LINE_BREAK.exec(text)
  LINE_BREAK.lastIndex = 0
  if (!found) return { text: text.slice(start), next: text.length }
  return { text: text.slice(start, found.index), next: found.index + found[0].length }
}

/** A cell with or without quotation marks, and what ends it. Spaces may stand around the marks. */
function cellPattern(separator: Separator): RegExp {
  const escaped = separator === '|' ? '\\|' : separator
  const space = separator === '\t' ? '[^\\S\\r\\n\\t]*' : '[^\\S\\r\\n]*'
  const quoted = `${space}"([^"]*(?:""[^"]*)*)"${space}`
  const plain = `((?!${space}")[^${escaped}\\r\\n]*)`
  return new RegExp(`(?:${quoted}|${plain})(${escaped}|\\r\\n|\\r|\\n|$)`, 'y')
}

/** The cells from an index to the end of the record, and the index after it; null where a quotation mark is wrong. */
function cellsAt(text: string, start: number, cell: RegExp, separator: Separator) {
  const cells: string[] = []
  cell.lastIndex = start
  for (;;) {
    const found = cell.exec(text)
    if (!found) return null
    const [, quoted, plain = '', end = ''] = found
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== separator) return { cells, end: cell.lastIndex - end.length, next: cell.lastIndex }
  }
}

/**
 * Reads record after record, so that the first ones can be read without the rest.
 * @returns every line of the text in exactly one record, blank lines too
 */
export function* parseCsv(text: string, separator: Separator): Generator<CsvRecord, void> {
  const cell = cellPattern(separator)
  let line = 1
  let at = 0
  while (at < text.length) {
    const first = lineAt(text, at)
    const isComment = COMMENT.test(first.text)
    const found = isComment ? null : cellsAt(text, at, cell, separator)
    const own = found ? text.slice(at, found.end) : first.text
    const lastLine = line + breaksIn(own)
    yield {
      line,
      lastLine,
      text: own,
      cells: isComment ? first.text.split(separator) : (found?.cells ?? []),
      problem: isComment || found ? null : QUOTES,
      isComment,
    }
    line = lastLine + 1
    at = found?.next ?? first.next
  }
}

const IN_QUOTES = /^(["'“”„‟‘’‚‛«»`])(.*)(["'“”„‟‘’‚‛«»`])$/s

/** A cell without what came along when it was copied: invisible characters, spaces and quotation marks around it. */
export function cleanCell(cell: string): string {
  const text = removeInvisible(cell).trim()
  return IN_QUOTES.exec(text)?.[2]?.trim() ?? text
}
