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
  ['function a({ b: asking = 1, ask }) {}', 'ask: "ask" has several meanings: write fetch'],
  ['const [first, ...answers] = a', 'answers: "answer" has several meanings: write response'],
  ['type A = { place?: string }', 'place: "place" has several meanings: write path'],
  ['const a = { gone: 1 }', 'gone: "gone" has several meanings: write missing'],
  ['const a = (deed) => deed', 'deed: "deed" has several meanings: write action'],
])('"%s" fails', (source, problem) => {
  expect(lintNames('lib/a.tsx', `\n${source}`, words)).toEqual([expect.stringContaining(`lib/a.tsx:2 ${problem}`)])
})

test.each([
  'const placeholder = 1',
  'function postalAddress() {}',
  'const answer = faq.answer',
  'const task = 1',
  'const lookUp = 1',
  'const a = { placeItems: "center" }',
  'const a = { [gone]: b.gone }',
  'fillIn(words.position, { place: 1 })',
  'const a = () => <p>Places to ask</p>',
])('"%s" passes', (source) => {
  expect(lintNames('lib/a.tsx', source, words)).toEqual([])
})

test('a glossary without the table is an error', () => {
  expect(() => readWords('# Glossary')).toThrow('Words that no name uses')
})
