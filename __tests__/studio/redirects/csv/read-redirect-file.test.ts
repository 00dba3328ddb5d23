import { type RedirectFile, readRedirectFile } from '@/studio/redirects/csv/file/read-redirect-file'
import { writeRedirectFile } from '@/studio/redirects/csv/file/write-redirect-file'
import fc from '../../../helpers/fast-check'

const HEAD = 'source,target,permanent,note\n'
const A_TO_B = { line: 2, source: '/a', target: '/b', permanent: 'no', note: 'why' }

function read(text: string): RedirectFile {
  const file = readRedirectFile(text)
  if (typeof file === 'string') throw new Error(file)
  return file
}

/** Old and new addresses of the rows. */
function pairsIn(text: string): string[] {
  return read(text).rows.map(({ source, target }) => `${source} → ${target}`)
}

test.each([
  ['in order', `${HEAD}/a,/b,no,why`],
  ['in any order and spelling', 'Note, PERMANENT ,Target,Source\r\nwhy, No , /b ,/a\r\n'],
  ['with semicolons', 'source;target;permanent;note\n/a;/b;no;why'],
  ['beside unknown ones', 'hits,source,target,permanent,note\n12,/a,/b,no,why'],
  ['with quotation marks', '"source","target","permanent","note"\r\n"/a","/b","no","why"\r\n'],
  ["of the Studio's form", 'Old address,New address,Moved for good,Note\n/a,/b,no,why'],
])('reads columns %s', (_, text) => expect(read(text).rows).toMatchObject([A_TO_B]))

test.each([
  ['source,target'],
  ['from,to'],
  ['old,new'],
  ['Old URL,New URL'],
  ['old_url,new_url'],
  ['oldUrl,newUrl'],
  ['Source URL,Target URL'],
  ['sourceURL,targetURL'],
  ['Redirect from,Redirect to'],
  ['Redirect From URL,Redirect To URL'],
  ['Original URL,Destination URL'],
  ['Old path,New path'],
  ['URL,Redirect to'],
  ['URL,Redirect URL'],
  ['\uFEFFsource,target'],
  [' Source , Target '],
  ['sour\u00ADce,tar\u200Bget'],
  ['"source", "target"'],
  ['“source”,“target”'],
])('the header %j is understood', (header) => expect(pairsIn(`${header}\n/a,/b\n`)).toEqual(['/a → /b']))

test('swapped columns are read by their names', () =>
  expect(pairsIn('target,source\n/our-story,/old\n')).toEqual(['/old → /our-story']))

test.each([
  ['a separator line', 'sep=;\r\nsource;target\r\n/a;/b\r\n', 3],
  ['a separator line in quotation marks', '\uFEFF"sep=;"\nsource;target\n/a;/b', 3],
  ['a separator line for tabs', 'sep=\t\nsource\ttarget\n/a\t/b', 3],
  ['tabs', 'source\ttarget\n/a\t/b', 2],
  ['pipes', 'source|target\n/a|/b', 2],
  ['semicolons, where an address holds a comma', 'source;target\n"/a";"/b"', 2],
  ['spaces before quotation marks', '"source", "target"\n"/a", "/b"\n', 2],
  ['spaces after quotation marks', '"source" ,"target" \n"/a" ,"/b" \n', 2],
  ['curly quotation marks', 'source,target\n“/a”,„/b“\n', 2],
  ['single quotation marks', "source,target\n'/a','/b'\n", 2],
  ['carriage returns only', 'source,target\r/a,/b\r', 2],
  ['commas at the end', 'source,target,,,\n/a,/b,,,\n,,,,\n', 2],
  ['comments', '# list of the agency\n// of "March\nsource,target\n/a,/b\n', 4],
  ['a row number called #', '#,source,target\n1,/a,/b\n', 2],
  ['a header behind a hash', '#source,target\n/a,/b\n', 2],
  ['blank lines above', '\n,\nsource,target\n/a,/b\n', 4],
  ['a title above', 'Redirects of March\n\nsource,target\n/a,/b\n', 4],
  ['no header', '/a,/b\n', 1],
  ['no header and tabs', '/a\t/b\n', 1],
  ['zero-width characters', 'source,target\n\u200E/a\u200B,\u00AD/b\u2060\n', 2],
  ['non-breaking spaces', 'source,target\n/a\u00A0,\u00A0/b\n', 2],
  ['mixed line breaks', 'source,target\r/a,/b\n\r\n', 2],
])('a list with %s is read', (_, text, line) =>
  expect(read(text).rows).toMatchObject([{ line, source: '/a', target: '/b' }]),
)

test('missing columns are left out, missing cells are empty', () => {
  const [row] = read('source,target,note\n/a').rows
  expect(row).toEqual({ line: 2, lastLine: 2, text: '/a', source: '/a', target: '', note: '' })
})

test('rows have the lines on which they stand, after cells with line breaks and blank lines too', () => {
  const file = read(`\n${HEAD}/a,/b,,"one ""1"",\r\ntwo"\n\n,,,\n/c,/d,,\n`)
  expect(file.rows).toMatchObject([
    { line: 3, lastLine: 4, source: '/a', note: 'one "1",\r\ntwo' },
    { line: 7, lastLine: 7, source: '/c' },
  ])
  expect(file.remarks).toEqual([
    'Skipped: 3 blank lines.',
    'One row each, because of quotation marks round a line break: lines 3 to 4.',
  ])
})

test.each([
  ['', 'This file is empty.'],
  ['\n,,\n\u200B\n', 'This file is empty.'],
  ['one,two\nthree,four', /^No line names its columns/],
  ['/a /b\n/c /d\n', /^No line names its columns/],
  ['source,old url,target\n/a,/b,/c', 'Two columns have names for the same thing: “source”, “old url”.'],
])('%j cannot be read, and the message says why', (text, message) => expect(readRedirectFile(text)).toMatch(message))

test.each([
  ['more cells than columns', '/a,/b,,one, two', /^It has more cells than there are columns/],
  ['a quotation mark that does not end', '/c,"/d,,', /^A cell that starts with a quotation mark/],
  ['text behind a quotation mark', '/a,"/b"x,,', /^A cell that starts with a quotation mark/],
])('a row with %s is left out, and the others are read', (_, text, problem) => {
  const { rows, skipped } = read(`${HEAD}/one,/two,,\n${text}\n/three,"/four",,"a ""b"""\n`)
  expect(rows.map(({ line, source, target }) => [line, source, target])).toEqual([
    [2, '/one', '/two'],
    [4, '/three', '/four'],
  ])
  expect(skipped).toEqual([{ line: 3, lastLine: 3, text, problems: [expect.stringMatching(problem)] }])
})

test('a quotation mark within a cell is a part of it', () => {
  const { rows } = read('source,target,note\n/old,/our-story,The 5" reel\n/old2,/our-story,"The 5"" reel"\n')
  expect(rows.map(({ note }) => note)).toEqual(['The 5" reel', 'The 5" reel'])
})

test('says what is not used, and what is skipped', () => {
  const text =
    '# March\nTitle\nsource,target,regex,code,action,hits,,status\n/a,/b,0,301,url,12,x,enabled\n\n// end\n/c,/d,,302,,,,\n'
  const { rows, skipped, remarks } = read(text)
  expect(rows.map(({ source, permanent }) => [source, permanent])).toEqual([
    ['/a', '301'],
    ['/c', '302'],
  ])
  expect(skipped).toMatchObject([{ line: 2, text: 'Title', problems: [expect.stringContaining('above')] }])
  expect(read(text.replace('hits,,', 'hits,views,')).remarks).toEqual([
    'Not used, because their names are not known: “regex”, “action”, “hits”, “views”, “status”.',
    'Skipped: 1 blank line and 2 comments.',
  ])
  expect(remarks[0]).toBe(
    'Not used, because their names are not known: “regex”, “action”, “hits”, “number 7”, “status”.',
  )
  expect(read('/a,/b,301,x\n').remarks).toEqual([
    'No line names the columns: the first was read as the old address, the second as the new one.',
    'Not used, because its name is not known: “number 4”.',
  ])
})

test.each(['permanent', 'Moved for good', 'status', 'Status code', 'code', 'HTTP status', 'type', 'Redirect type'])(
  'the column %s says whether a redirect is for good',
  (name) => expect(read(`source,target,${name}\n/a,/b,302\n`).rows[0]?.permanent).toBe('302'),
)

test('1 and 0 are yes and no where the column is for nothing else', () => {
  const permanents = (name: string) =>
    read(`source,target,${name}\n/a,/b,1\n/c,/d,0\n`).rows.map((row) => row.permanent)
  expect(permanents('permanent')).toEqual(['yes', 'no'])
  expect(permanents('status')).toEqual([undefined, undefined])
})

test('any note comes back as it was written', () => {
  const note = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('"', ',', ';', '\n', '\r', ' ', 'a', "'", '=', '+', '-', '@', '\t', '\u200B', '“'))
      .map((all) => all.join('')),
  )
  fc.assert(
    fc.property(fc.array(note), (notes) => {
      const rows = notes.map((text, index) => ({ source: `/${index}`, target: '/x', permanent: 'yes', note: text }))
      const text = writeRedirectFile(rows)
      expect(read(text).rows).toMatchObject(rows)
    }),
  )
})

test.each(['=1+1', '+61 2 1234', '-x', '@SUM(B2)', '\tx'])('no spreadsheet takes the note %j for a formula', (note) => {
  const text = writeRedirectFile([{ source: '/a', target: '/b', permanent: 'yes', note }])
  expect(text).toContain(`,'${note}`)
})

test('every line of a file is a row, left out, blank, a comment or a header, whatever the text', () => {
  const sign = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'a', ' ', '#', '/', '“', '\u200B', '/a,/b\n', '//')
  const text = fc.string({ unit: sign, maxLength: 40 })
  const head = fc.constantFrom('source,target\n', 'sep=;\nfrom;to\r\n', 'x\n\nold\tnew\tcode\r', '/a,/b\n', '')
  fc.assert(
    fc.property(head, text, (first, others) => {
      const whole = first + others
      const file = readRedirectFile(whole)
      if (typeof file === 'string') return
      const { rows, skipped, blank, comments, headers } = file
      const lines = [rows, skipped, blank, comments, headers].flatMap((all) =>
        all.flatMap(({ line, lastLine }) => Array.from({ length: lastLine - line + 1 }, (_, index) => line + index)),
      )
      const all = whole.split(/\r\n|\r|\n/)
      if (all.at(-1) === '') all.pop()
      expect(lines.sort((a, b) => a - b)).toEqual(all.map((_, index) => index + 1))
      for (const { line, text: own } of [...rows, ...skipped]) expect(own).toContain(all[line - 1])
    }),
  )
})
