import { readRedirectFile } from '@/lib/routing/redirects/csv/read-file'

function rowsOf(text: string) {
  const file = readRedirectFile(text)
  if (typeof file === 'string') throw new Error(file)
  return file.rows.map(({ line, source, target, permanent, note }) => [line, source, target, permanent, note])
}

const A_TO_B = [2, '/a', '/b', 'no', 'why']

test('columns may come in any order and spelling', () => {
  expect(rowsOf('source,target,permanent,note\n/a,/b,no,why')).toEqual([A_TO_B])
  expect(rowsOf('Note, PERMANENT ,Target,Source\r\nwhy, no , /b ,/a\r\n')).toEqual([A_TO_B])
})

test("accepts a byte order mark, semicolons, tabs and Excel's sep= line", () => {
  expect(rowsOf('\uFEFFsource,target,permanent,note\r\n/a,/b,no,why')).toEqual([A_TO_B])
  expect(rowsOf('source;target;permanent;note\n/a;/b;no;why')).toEqual([A_TO_B])
  expect(rowsOf('source\ttarget\tpermanent\tnote\n/a\t/b\tno\twhy')).toEqual([A_TO_B])
  expect(rowsOf('\uFEFFsep=;\r\nsource;target;permanent;note\r\n/a;/b;no;why, and why')).toEqual([
    [3, '/a', '/b', 'no', 'why, and why'],
  ])
  expect(rowsOf('SEP=|\nsource|target\n/a|/b')).toEqual([[3, '/a', '/b', undefined, undefined]])
})

test('empty lines are skipped and counted', () => {
  expect(rowsOf('\n\nsource,target\n\n/a,/b\n,,\n   \n/c,/d\n')).toEqual([
    [5, '/a', '/b', undefined, undefined],
    [8, '/c', '/d', undefined, undefined],
  ])
})

test('unknown columns are named and skipped, missing cells are empty', () => {
  const file = readRedirectFile('hits,source,target,Permanent,"owner, team"\n12,/a,/b\n')
  expect(file).toEqual({
    ignoredColumns: ['hits', 'owner, team'],
    rows: [{ line: 2, source: '/a', target: '/b', permanent: '', note: undefined, problem: null }],
  })
})

test('a line with too many cells is reported, and does not stop the others', () => {
  const file = readRedirectFile('source,target,note\n/a,/b,one, two\n/c,/d,ok,\n')
  if (typeof file === 'string') throw new Error(file)
  expect(file.rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'This line has more cells than the first one. A cell that holds a comma stands in quotation marks.'],
    [3, null],
  ])
})

test('a file without its columns is refused as a whole, with a readable message', () => {
  const help = 'The first line has to name the columns: source,target,permanent,note.'
  expect(readRedirectFile('')).toBe('This file is empty.')
  expect(readRedirectFile('\uFEFF \n\n')).toBe('This file is empty.')
  expect(readRedirectFile('/a,/b\n/c,/d')).toBe(`${help} There is no column called "source" and none called "target".`)
  expect(readRedirectFile('source,to\n/a,/b')).toBe(`${help} There is no column called "target".`)
  expect(readRedirectFile('source,target,Source\n')).toBe(`${help} There are two columns called "source".`)
})
