import fc from 'fast-check'
import { type FileRow, readRedirectFile, writeRedirectFile } from '@/studio/redirects/tool/csv/file'

const HEAD = 'source,target,permanent,note\n'
const A_TO_B: FileRow = { line: 2, source: '/a', target: '/b', permanent: 'no', note: 'why' }

test.each([
  ['in order', `${HEAD}/a,/b,no,why`],
  ['in any order and spelling', 'Note, PERMANENT ,Target,Source\r\nwhy, No , /b ,/a\r\n'],
  ['with semicolons', 'source;target;permanent;note\n/a;/b;no;why'],
  ['beside unknown ones', 'hits,source,target,permanent,note\n12,/a,/b,no,why'],
  ['with quotation marks', '"source","target","permanent","note"\r\n"/a","/b","no","why"\r\n'],
])('reads columns %s', (_, text) => expect(readRedirectFile(text)).toEqual([A_TO_B]))

test('missing columns are left out, missing cells are empty', () => {
  expect(readRedirectFile('source,target,note\n/a')).toEqual([{ line: 2, source: '/a', target: '', note: '' }])
})

test('rows have the line on which they begin, after cells with line breaks and blank lines too', () => {
  expect(readRedirectFile(`\n${HEAD}/a,/b,,"one ""1"",\r\ntwo"\n\n,,,\n/c,/d,,\n`)).toMatchObject([
    { line: 3, source: '/a', note: 'one "1",\r\ntwo' },
    { line: 7, source: '/c' },
  ])
})

test.each([
  ['', 'This file is empty.'],
  ['/a,/b\n/c,/d', 'The first line has to name the columns: source,target,permanent,note.'],
  [`${HEAD}/a,/b,,one, two\n`, /^Line 2 has more cells than the first one/],
  [`${HEAD}/a,/b,,\n/c,"/d,,\n`, /^Line 3: a cell that starts with a quotation mark/],
  [`${HEAD}/a,"/b"x,,\n`, /^Line 2: a cell that starts with a quotation mark/],
])('%j cannot be read, and the message says why', (text, message) => expect(readRedirectFile(text)).toMatch(message))

test('any note comes back as it was written', () => {
  const note = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('"', ',', ';', '\n', '\r', ' ', 'a', "'", '=', '+', '-', '@', '\t'))
      .map((all) => all.join('')),
  )
  fc.assert(
    fc.property(fc.array(note), (notes) => {
      const rows = notes.map((text, index) => ({ source: `/${index}`, target: '/x', permanent: 'yes', note: text }))
      const text = writeRedirectFile(rows)
      expect(readRedirectFile(text)).toMatchObject(rows)
    }),
    { numRuns: 2000 },
  )
})

test.each(['=1+1', '+61 2 1234', '-x', '@SUM(B2)', '\tx'])('no spreadsheet takes the note %j for a formula', (note) => {
  const text = writeRedirectFile([{ source: '/a', target: '/b', permanent: 'yes', note }])
  expect(text).toContain(`,'${note}`)
})

test('reading never throws, whatever the text', () => {
  const text = fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', ' ') })
  fc.assert(
    fc.property(text, (rows) => {
      readRedirectFile(HEAD + rows)
    }),
    { numRuns: 2000 },
  )
})
