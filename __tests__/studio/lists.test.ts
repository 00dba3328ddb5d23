import { readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { hasSampleContent } from '@/studio/common/sample-content'
import { LEGAL_PAGES, SAMPLE_CONTENT } from '@/studio/structure/filters'

type Stored = { _id: string; path?: string }

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
  const holding = dataset.filter(hasSampleContent).map(({ _id }) => _id)
  expect(holding.length).toBeGreaterThan(3)
  expect(await idsOf(SAMPLE_CONTENT)).toEqual(holding.sort())
})

test('a legal text that no lawyer has reviewed is listed as content to replace', async () => {
  const page = (awaitsLegalReview: boolean) => ({ _id: 'a', _type: 'page', sections: [{ awaitsLegalReview }] })
  expect(hasSampleContent(page(true))).toBe(true)
  expect(await idsOf(SAMPLE_CONTENT, [page(true)])).toEqual(['a'])
  expect(hasSampleContent(page(false))).toBe(false)
  expect(await idsOf(SAMPLE_CONTENT, [page(false)])).toEqual([])
})

test('a page with a passage that the owner has to confirm is in the list of invented content', async () => {
  const page = (isSample: boolean) => ({ _id: 'a', _type: 'page', sections: [{ ownerNotes: [{ isSample }] }] })
  expect(hasSampleContent(page(true))).toBe(true)
  expect(await idsOf(SAMPLE_CONTENT, [page(true)])).toEqual(['a'])
  expect(await idsOf(SAMPLE_CONTENT, [page(false)])).toEqual([])
})

test('content whose flag is off is not invented content', async () => {
  const replaced = { _id: 'a', _type: 'page', sections: [{ samples: [{ isSample: false }] }], isSample: false }
  expect(hasSampleContent(replaced)).toBe(false)
  expect(await idsOf(SAMPLE_CONTENT, [replaced])).toEqual([])
})
