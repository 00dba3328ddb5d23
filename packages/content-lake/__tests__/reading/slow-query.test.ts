import { setTimeout as pause } from 'node:timers/promises'
import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'
import { listenPath, openStream } from '../streams/streams.ts'

/** Evaluates a condition for every pair of documents, and each of those for every document again. */
const ENDLESS = 'count(*[count(*[count(*[i > ^.i && i > ^.^.i]) > 0 && i > ^.i]) > 0])'

const NUMBERS = Array.from({ length: 2000 }, (_, i) => ({ _id: `n-${i}`, _type: 'number', i }))

const url = (query: string) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`

test('a query that never ends is stopped, and meanwhile everything else goes on', async () => {
  const lake = await startLake({ dataset: { lines: NUMBERS }, queryTimeoutMs: 4000 })
  const client = clientOf(lake)
  await client.fetch('1')
  const stream = await openStream(lake, listenPath('*[_type == "page"]'))
  expect((await stream.next()).event).toBe('welcome')
  let hasEnded = false
  const endless = failure(client.fetch(ENDLESS)).finally(() => {
    hasEnded = true
  })
  await pause(200)
  expect((await requestLake(lake, '/health')).status).toBe(200)
  await client.create({ _id: 'page', _type: 'page', title: 'Meanwhile' })
  expect(await stream.next()).toMatchObject({ event: 'mutation', data: { documentId: 'page' } })
  await expect(client.fetch('*[_id == "page"][0].title')).resolves.toBe('Meanwhile')
  expect(hasEnded).toBe(false)
  expect(await endless).toMatchObject({ statusCode: 504, message: expect.stringContaining('took longer than 4 s') })
  await expect(client.fetch('count(*[_type == "number"])')).resolves.toBe(2000)
})

test('queries of clients that have left are stopped: more of them than there are threads delay no other', async () => {
  const lake = await startLake({ dataset: { lines: NUMBERS }, queryTimeoutMs: 60_000 })
  for (let round = 0; round < 3; round += 1) {
    const leaving = new AbortController()
    const left = [1, 2, 3, 4].map(() => fetch(`${lake.origin}${url(ENDLESS)}`, { signal: leaving.signal }))
    await pause(300)
    leaving.abort()
    for (const one of left) await expect(one).rejects.toThrow(/abort/)
  }
  await expect(clientOf(lake).fetch('count(*)')).resolves.toBe(2000)
})

test('a subquery that does not depend on the item around it is evaluated once', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => ({ _id: `d-${i}`, _type: 'thing' }))
  const client = clientOf(await startLake({ dataset: { lines }, queryTimeoutMs: 5000 }))
  const nested = (depth: number): string => (depth === 0 ? '*._id' : `*[_id in ${nested(depth - 1)}]._id`)
  await expect(client.fetch(`count(${nested(7)})`)).resolves.toBe(40)
})

test('a mutation by query sees what was written before it, and a slow one holds up no other', async () => {
  const lake = await startLake({ dataset: { lines: NUMBERS }, queryTimeoutMs: 3000 })
  const client = clientOf(lake)
  const slow = failure(client.delete({ query: `*[${ENDLESS} > 0]` }))
  await client.create({ _id: 'page', _type: 'page' })
  await client.patch({ query: '*[_type == "page"]' }).set({ title: 'Patched' }).commit()
  await expect(client.getDocument('page')).resolves.toMatchObject({ title: 'Patched' })
  expect(await slow).toMatchObject({ statusCode: 504 })
})

test('a result that is nested too deeply is the fault of the query', async () => {
  const lake = await startLake()
  const response = await requestLake(lake, '/v1/data/query/production', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `${'['.repeat(20_000)}1${']'.repeat(20_000)}` }),
  })
  expect(response.status).toBe(400)
})
