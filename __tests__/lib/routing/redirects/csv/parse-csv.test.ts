import fc from 'fast-check'
import { csvLine, guarded, unguarded } from '@/lib/routing/redirects/csv/cells'
import { parseCsv } from '@/lib/routing/redirects/csv/parse-csv'

const cellsOf = (text: string, separator = ',') => parseCsv(text, separator).map(({ cells }) => cells)

test('parses cells as RFC 4180 says', () => {
  expect(cellsOf('a,b,c\r\nd,"e, f","g ""h"""\r\n')).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e, f', 'g "h"'],
  ])
  expect(cellsOf('a,,\n,,c')).toEqual([
    ['a', '', ''],
    ['', '', 'c'],
  ])
  expect(cellsOf('"",""')).toEqual([['', '']])
  expect(cellsOf('')).toEqual([])
})

test('accepts other separators, every kind of line break, and quotation marks within a cell', () => {
  expect(cellsOf('a;b,c\rd;e\nf;g', ';')).toEqual([
    ['a', 'b,c'],
    ['d', 'e'],
    ['f', 'g'],
  ])
  expect(cellsOf('say "yes",5" tape')).toEqual([['say "yes"', '5" tape']])
  expect(cellsOf('"a" ,"b" \n"c"')).toEqual([['a', 'b'], ['c']])
})

test('every record has its line number, also after cells that hold line breaks', () => {
  const records = parseCsv('one\r\n"two\nand\r\nmore",x\n\nfour', ',')
  expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'one'],
    [2, 'two\nand\r\nmore', 'x'],
    [5, ''],
    [6, 'four'],
  ])
})

test('an unclosed quotation mark, and text after a closed one, invalidate their own line only', () => {
  const records = parseCsv('a,b\n"open,b\nc,d\n"e"f,g\nh,i', ',')
  expect(records.map(({ line, cells, problem }) => [line, problem === null ? cells : 'bad'])).toEqual([
    [1, ['a', 'b']],
    [2, 'bad'],
    [3, ['c', 'd']],
    [4, 'bad'],
    [5, ['h', 'i']],
  ])
  expect(parseCsv('x,"never', ',')[0]?.problem).toContain('never closed')
})

test('any cells round-trip, each with its line number', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('"', ',', ';', '\n', ' ', 'a', "'", '=', '-', '\t')).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 })), (rows) => {
      const written = rows.map((row) => csvLine(row))
      const read = parseCsv(written.map((line) => `${line}\r\n`).join(''), ',')
      expect(read.map(({ cells }) => cells.map(unguarded))).toEqual(rows)
      expect(read.every(({ problem }) => problem === null)).toBe(true)
      let line = 1
      for (const [index, record] of read.entries()) {
        expect(record.line).toBe(line)
        line += (`${written[index]}\r\n`.match(/\r\n|\r|\n/g) ?? []).length
      }
    }),
    { numRuns: 2000 },
  )
})

test('parsing never throws and every line is accounted for, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' ') }), (text) => {
      const lines = parseCsv(text, ',').map(({ line }) => line)
      expect(lines).toEqual([...lines].sort((a, b) => a - b))
      expect(new Set(lines).size).toBe(lines.length)
    }),
    { numRuns: 2000 },
  )
})

test('no cell is taken for a formula, and escaped cells round-trip', () => {
  for (const value of ['=1+1', '+61 2 1234', '-x', '@SUM(B2)', '\tx', "'=1", "''@x"]) {
    expect(guarded(value)).toMatch(/^'/)
    expect(unguarded(guarded(value))).toBe(value)
  }
  for (const value of ["'quoted'", "'", 'a=b', '/path', '']) expect(guarded(value)).toBe(value)
})
