/**
 * CSV parser (RFC 4180 and the variants of spreadsheets). Pure.
 *
 * Not a package, because every row keeps its line number, and an unclosed quotation mark invalidates its own line
 * instead of swallowing the rest of the file.
 */

export type CsvRecord = {
  /** The line of the file on which the record begins, from 1. */
  line: number
  cells: string[]
  /** Syntax error of the line, whose cells are then unreliable; null when there is none. */
  problem: string | null
}

const UNCLOSED = 'A quotation mark is opened here and never closed.'
const AFTER_QUOTE =
  'There is text after the closing quotation mark of a cell. A quotation mark within a cell is doubled.'

type Reading = { cells: string[]; end: number; problem: string | null }

/** The end of the current line, and the start of the next one. */
function lineEnd(text: string, from: number): { end: number; next: number } {
  const breaks = /\r\n|\r|\n/g
  breaks.lastIndex = from
  const found = breaks.exec(text)
  return found ? { end: found.index, next: breaks.lastIndex } : { end: text.length, next: text.length }
}

/** Index of the quotation mark that closes a cell; -1 when none does. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function readRecord(text: string, start: number, separator: string): Reading {
  const cells: string[] = []
  const lastOfLine = lineEnd(text, start)
  // A quoted cell may hold line breaks; the record then ends on a later line.
  let { end, next } = lastOfLine
  let at = start
  for (;;) {
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1)
      if (close === -1) return { cells, end: lineEnd(text, at).next, problem: UNCLOSED }
      let after = close + 1
      while (text[after] === ' ') after += 1
      if (close > end) ({ end, next } = lineEnd(text, close))
      if (after < end && text[after] !== separator) return { cells, end: lineEnd(text, at).next, problem: AFTER_QUOTE }
      cells.push(text.slice(at + 1, close).replaceAll('""', '"'))
      at = after
    } else {
      const found = text.indexOf(separator, at)
      const cellEnd = found === -1 || found > end ? end : found
      cells.push(text.slice(at, cellEnd))
      at = cellEnd
    }
    if (at >= end) return { cells, end: next, problem: null }
    at += separator.length
  }
}

/** The records of a text, blank lines included. Never throws. */
export function parseCsv(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const { cells, end, problem } = readRecord(text, at, separator)
    records.push({ line, cells, problem })
    line += text.slice(at, end).match(/\r\n|\r|\n/g)?.length ?? 0
    at = end
  }
  return records
}
