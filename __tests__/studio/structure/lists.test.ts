import { readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { CHANGED, LEGAL_PAGES, SAMPLE_CONTENT } from '@/studio/structure/filters'
import { TARGETS } from '@/studio/structure/redirects'

type Stored = { _id: string; _originalId?: string; path?: string }

const dataset: Stored[] = readFileSync('local/demo/content/data.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

async function idsOf(filter: string, documents: Stored[] = dataset): Promise<string[]> {
  const ids: unknown = await (await evaluate(parse(`*[${filter}]._id`), { dataset: documents })).get()
  return Array.isArray(ids) ? ids.map(String).sort() : []
}

test('terms and privacy are found by their paths', async () => {
  const found = await idsOf(LEGAL_PAGES)
  const paths = dataset.filter(({ _id }) => found.includes(_id)).map(({ path }) => path)
  expect(paths.sort()).toEqual(['/privacy-policy', '/terms-conditions', '/terms-conditions-ai'])
})

test('the list of invented content finds every document of the demo that holds some, at any depth', async () => {
  const holding = dataset
    .filter((document) => /"(isSample|awaitsLegalReview)":true/.test(JSON.stringify(document)))
    .map(({ _id }) => _id)
  expect(holding.length).toBeGreaterThan(3)
  expect(await idsOf(SAMPLE_CONTENT)).toEqual(holding.sort())
})

test.each([
  ['a legal text that no lawyer has reviewed', { sections: [{ awaitsLegalReview: true }] }, true],
  ['a legal text that a lawyer has reviewed', { sections: [{ awaitsLegalReview: false }] }, false],
  ['a passage that the owner has to confirm', { sections: [{ ownerNotes: [{ isSample: true }] }] }, true],
  ['a passage that the owner has confirmed', { sections: [{ ownerNotes: [{ isSample: false }] }] }, false],
  ['content whose flag is off', { sections: [{ samples: [{ isSample: false }] }], isSample: false }, false],
])('whether a page with %s is content to replace', async (_name, fields, isListed) => {
  const page = { _id: 'a', _type: 'page', ...fields }
  expect(await idsOf(SAMPLE_CONTENT, [page])).toEqual(isListed ? ['a'] : [])
})

test('the list of unpublished changes finds drafts, as they are stored and in place of what is published', async () => {
  expect(await idsOf(CHANGED, [{ _id: 'a' }, { _id: 'drafts.a' }])).toEqual(['drafts.a'])
  const shown = [
    { _id: 'a', _originalId: 'drafts.a' },
    { _id: 'b', _originalId: 'b' },
  ]
  expect(await idsOf(CHANGED, shown)).toEqual(['a'])
})

test('the targets of redirects are pages, paths and other sites; one without a target is not listed', async () => {
  const page = { _type: 'reference', _ref: 'page' }
  const targets = [
    { kind: 'page', page, path: '/left-behind' },
    { kind: 'page', page: { ...page, _ref: 'gone' } },
    { kind: 'path', path: '/post', url: 'https://left.example' },
    { kind: 'external', url: 'https://a.example' },
    { kind: 'page' },
  ]
  const redirects = targets.map((target, index) => ({ _id: `r${index}`, _type: 'redirect', target }))
  const documents = [{ _id: 'page', _type: 'page', path: '/page' }, ...redirects]
  expect(await (await evaluate(parse(TARGETS), { dataset: documents })).get()).toEqual([
    { _id: 'r0', target: 'page', address: '/page' },
    { _id: 'r1', target: 'gone', address: null },
    { _id: 'r2', target: '/post', address: '/post' },
    { _id: 'r3', target: 'https://a.example', address: 'https://a.example' },
  ])
})
