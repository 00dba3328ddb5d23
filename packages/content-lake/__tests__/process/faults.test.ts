/** Faults on request, seen by a client (B413). */
import { failure, requestLake, startLake } from '../../testing/lake.ts'

const QUERY = '/v2025-02-19/data/query/production?query=1'
const LISTEN = '/v2025-02-19/data/listen/production?query=*'

async function lakeWithFaults() {
  const lake = await startLake({ hasFaults: true })
  const set = (body: unknown, headers: Record<string, string> = {}) =>
    requestLake(lake, '/faults', { method: 'PUT', body: JSON.stringify(body), headers })
  return { lake, set, query: () => requestLake(lake, QUERY) }
}

test('errors, as often as is wanted and only where', async () => {
  const { set, query, lake } = await lakeWithFaults()
  expect((await set([{ path: '/data/query/', count: 2, status: 429, retryAfter: 7 }])).status).toBe(200)
  const responses = [await query(), await query(), await query()]
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 200])
  expect(responses[0]?.headers['retry-after']).toBe('7')
  await set([{ status: 503 }])
  expect((await query()).status).toBe(503)
  expect((await requestLake(lake, '/health')).status).toBe(200)
  await set([])
  expect((await query()).status).toBe(200)
})

test('delays, and connections that break off', async () => {
  const { set, query, lake } = await lakeWithFaults()
  await set([{ path: '/data/query/', count: 1, delayMs: 300 }])
  const began = performance.now()
  expect((await query()).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(290)
  await set([{ path: '/data/listen/', cutAfterMs: 50 }])
  const response = await fetch(`${lake.origin}${LISTEN}`)
  expect(response.status).toBe(200)
  expect(await failure(response.text())).toMatchObject({ name: 'TypeError', message: 'terminated' })
})

test.each([
  [{ status: 200 }, '"status" must be a whole number from 400 to 599'],
  [{ delay: 1 }, 'A fault has no "delay"'],
  ['slow', 'A fault must be an object'],
  [{ target: 'webhook', status: 500 }, 'A fault of the webhook has no "status"'],
  [{ target: 'webhook', copies: 0 }, '"copies" must be a whole number from 1 to 10'],
  [{ copies: 2 }, 'A fault has no "copies"'],
])('refuses %j', async (fault, message) => {
  const { set } = await lakeWithFaults()
  const response = await set([fault])
  expect([response.status, response.json()]).toEqual([400, expect.objectContaining({ message })])
})

test('a page cannot set faults, and a lake that was not started for them has none', async () => {
  const { set } = await lakeWithFaults()
  expect((await set([], { origin: 'http://localhost:3000' })).status).toBe(403)
  expect((await requestLake(await startLake(), '/faults', { method: 'PUT', body: '[]' })).status).toBe(404)
})
