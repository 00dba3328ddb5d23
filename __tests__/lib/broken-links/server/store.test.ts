/** Writes batches to a real local lake: merged, retried on conflicts, and skipped when nothing changes. */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import { BROKEN_LINKS_ID, type BrokenLink, readBrokenLinks } from '@/lib/broken-links/document'
import { saveHits } from '@/lib/broken-links/server/store'

const works = (path: string) => path === '/works'

async function newLake() {
  const lake = await startLake({ dataset: { lines: [{ _id: 'page', _type: 'page' }] } })
  const client = clientOf(lake, { perspective: 'raw', token: 'local' })
  const document = () => client.getDocument<{ paths: BrokenLink[] }>(BROKEN_LINKS_ID)
  return {
    client,
    document,
    save: (hits: Record<string, number>) => saveHits(client, new Map(Object.entries(hits)), works),
    counts: async () => readBrokenLinks(await document()).map(({ path, count }) => [path, count]),
  }
}

test('batches accumulate in one document', async () => {
  const { save, counts } = await newLake()
  await save({ '/a': 3, '/b': 1, '/works': 1 })
  await save({ '/b': 9 })
  expect(await counts()).toEqual([
    ['/b', 10],
    ['/a', 3],
  ])
})

test('several processes at once, from the very first batch on: every hit is counted once', async () => {
  const { save, counts } = await newLake()
  await Promise.all([save({ '/a': 5 }), save({ '/a': 7 })])
  expect(await counts()).toEqual([['/a', 12]])
  // Both read before either writes; the slower one meets another revision and retries.
  await Promise.all([save({ '/a': 1 }), save({ '/a': 2 })])
  expect(await counts()).toEqual([['/a', 15]])
})

test('a lake that refuses is an error for the caller', async () => {
  const { client } = await newLake()
  const broken = client.withConfig({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 })
  await expect(saveHits(broken, new Map([['/a', 1]]), works)).rejects.toThrow()
})
