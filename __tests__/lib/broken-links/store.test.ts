/** Writes batches to a real local lake: merged, retried on conflicts, and skipped when nothing changes. */

import type { Hits } from '@/lib/broken-links/counter'
import { BROKEN_LINKS_ID, readBrokenLinks } from '@/lib/broken-links/document'
import { saveBatch } from '@/lib/broken-links/store'
import { clientOf, startLake } from '../../local/content-lake/support'

const TODAY = '2026-11-21'
const knowledge = {
  today: TODAY,
  works: (path: string) => path === '/works',
  isPage: (path: string) => path === '/our-story',
}
const visit = (path: string, count = 1, from: string | null = null): Hits => ({
  path,
  count,
  firstSeen: TODAY,
  lastSeen: TODAY,
  from,
})
const batch = (...hits: Hits[]) => ({ hits, healed: new Set<string>() })

async function newLake() {
  const lake = await startLake({ dataset: { lines: [{ _id: 'page', _type: 'page' }] } })
  const client = clientOf(lake, { perspective: 'raw', token: 'local' })
  const document = async () => client.getDocument(BROKEN_LINKS_ID)
  return {
    client,
    document,
    counts: async () => readBrokenLinks(await document()).paths.map(({ path, count }) => [path, count]),
  }
}

test('batches accumulate in one document', async () => {
  const { client, document, counts } = await newLake()
  expect(await saveBatch(client, batch(visit('/a', 3, '/our-story'), visit('/b'), visit('/works')), knowledge)).toEqual(
    new Set(['/a', '/b']),
  )
  await saveBatch(client, batch(visit('/b', 9)), knowledge)
  expect(await counts()).toEqual([
    ['/b', 10],
    ['/a', 3],
  ])
  expect(await document()).toMatchObject({ _type: 'brokenLinks', ignored: [] })
})

test('several processes at once: every hit is counted once', async () => {
  const { client, counts } = await newLake()
  await saveBatch(client, batch(visit('/a')), knowledge)
  // Both read before either writes; the slower one meets another revision and retries.
  await Promise.all([
    saveBatch(client, batch(visit('/a', 5)), knowledge),
    saveBatch(client, batch(visit('/a', 7)), knowledge),
  ])
  expect(await counts()).toEqual([['/a', 13]])
})

test('the very first batches of several processes do not conflict either', async () => {
  const { client, counts } = await newLake()
  await Promise.all([
    saveBatch(client, batch(visit('/a', 5)), knowledge),
    saveBatch(client, batch(visit('/a', 7)), knowledge),
  ])
  expect(await counts()).toEqual([['/a', 12]])
})

test('what changes nothing is not written: paths that work, and those that editors ignore', async () => {
  const { client, document } = await newLake()
  await saveBatch(client, batch(visit('/works', 5)), knowledge)
  expect(await document()).toBeUndefined()
  await saveBatch(client, batch(visit('/a')), knowledge)
  await client
    .patch(BROKEN_LINKS_ID)
    .set({ ignored: [{ _key: 'x', path: '/ignored' }] })
    .commit()
  const before = await document()
  await saveBatch(client, batch(visit('/ignored', 20), visit('/works')), knowledge)
  expect((await document())?._rev).toBe(before?._rev)
})

test('a path that works again is removed', async () => {
  const { client, counts } = await newLake()
  await saveBatch(client, batch(visit('/knowledge-base/business/back', 4), visit('/a')), knowledge)
  await saveBatch(client, { hits: [], healed: new Set(['/knowledge-base/business/back']) }, knowledge)
  expect(await counts()).toEqual([['/a', 1]])
})

test('a lake that refuses is an error for the caller', async () => {
  const { client } = await newLake()
  await expect(
    saveBatch(client.withConfig({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 }), batch(visit('/a')), knowledge),
  ).rejects.toThrow()
})
