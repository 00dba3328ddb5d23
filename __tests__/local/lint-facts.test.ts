/** The check of the facts in the dataset, run as `npm run check` runs it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FACTS = {
  _id: 'facts',
  _type: 'facts',
  phone: '1300 975 707',
  others: [
    { name: 'credit', value: '$300' },
    { name: 'days', value: '10' },
  ],
}

function check(...documents: object[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-facts-'))
  try {
    const file = path.join(folder, 'data.ndjson')
    writeFileSync(file, [FACTS, ...documents].map((document) => JSON.stringify(document)).join('\n'))
    const run = spawnSync(process.execPath, ['local/tools/lint-facts.ts', file], { encoding: 'utf8' })
    return { status: run.status, lines: run.stdout.split('\n').filter(Boolean) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const page = (text: string) => ({ _id: 'page-a', _type: 'page', path: '/a', sections: [{ heading: { text } }] })

test('the dataset of the repository passes', () => {
  const run = spawnSync(process.execPath, ['local/tools/lint-facts.ts'], { encoding: 'utf8' })
  expect({ status: run.status, said: run.stdout }).toEqual({ status: 0, said: '' })
})

test.each([
  ['Call 1300 975 707.', 'error page-a sections.0.heading.text: "1300 975 707" is written out: write {phone}'],
  ['Save $300!', 'error page-a sections.0.heading.text: "$300" is written out: write {credit}'],
  ['Save {discount}', 'error page-a sections.0.heading.text: there is no fact {discount}'],
])('"%s" fails', (text, line) => {
  expect(check(page(text))).toEqual({ status: 1, lines: [line] })
})

test('tokens, longer numbers, short values and quotes pass', () => {
  const review = { _id: 'review-a', _type: 'review', quote: 'They gave us $300.' }
  expect(check(page('{phone}: {credit}, not $300,000, within 10 days'), review)).toEqual({ status: 0, lines: [] })
})
