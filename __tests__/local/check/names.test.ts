/** The check of the names in the code. */
import { readFileSync } from 'node:fs'
import { lintNames, lintProject, readWords } from '../../../local/check/names'

const words = readWords(readFileSync('docs/GLOSSARY.md', 'utf8'))

test('the names of the project pass', () => {
  expect(lintProject()).toEqual([])
})

test.each([
  ['const clientAddress = 1', 'clientAddress: "address" has several meanings: write url'],
  ['export async function askApi() {}', 'askApi: "ask" has several meanings: write fetch'],
  ['type FORM_ANSWERS = string', 'FORM_ANSWERS: "answer" has several meanings: write response'],
  ['  let places = 1', 'places: "place" has several meanings: write path'],
])('"%s" fails', (source, problem) => {
  expect(lintNames('lib/a.ts', `\n${source}`, words)).toEqual([expect.stringContaining(`lib/a.ts:2 ${problem}`)])
})

test.each(['const placeholder = 1', 'function postalAddress() {}', 'const answer = faq.answer', 'const task = 1'])(
  '"%s" passes',
  (source) => {
    expect(lintNames('lib/a.ts', source, words)).toEqual([])
  },
)

test('a glossary without the table is an error', () => {
  expect(() => readWords('# Glossary')).toThrow('Words that no name uses')
})
