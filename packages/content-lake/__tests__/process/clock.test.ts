/** The time of a lake, which a test sets (B480). */
import { clientOf, requestLake, startLake } from '../../testing/lake.ts'

const NEW_YEAR = '2031-01-01T00:00:00.000Z'

async function lakeWithClock() {
  const lake = await startLake({ hasClock: true })
  const set = (body: unknown, headers: Record<string, string> = {}) =>
    requestLake(lake, '/clock', { method: 'PUT', body: JSON.stringify(body), headers })
  return { lake, set, client: clientOf(lake) }
}

test('what stands still is the time of documents, history and queries, until it is set again', async () => {
  const { client, set } = await lakeWithClock()
  const response = await set({ now: NEW_YEAR, isFrozen: true })
  expect([response.status, response.json()]).toEqual([200, { now: NEW_YEAR, isFrozen: true }])
  expect(await client.create({ _id: 'a', _type: 'page' })).toMatchObject({ _createdAt: NEW_YEAR, _updatedAt: NEW_YEAR })
  expect(await client.fetch('{"now": now(), "date": dateTime(now()) == dateTime($time)}', { time: NEW_YEAR })).toEqual({
    now: NEW_YEAR,
    date: true,
  })
  expect((await set({ advanceMs: 60_000 })).json()).toEqual({ now: '2031-01-01T00:01:00.000Z', isFrozen: true })
  await client.patch('a').set({ title: 'Later' }).commit()
  const path = '/v2025-02-19/data/history/production/documents/a?time=2031-01-01T00:00:30Z'
  const { documents } = await client.request<{ documents: unknown[] }>({ url: path.replace('/v2025-02-19', '') })
  expect(documents).toEqual([expect.not.objectContaining({ title: 'Later' })])
  const before = Date.now()
  await set({})
  const { _updatedAt } = await client.create({ _id: 'b', _type: 'page' })
  expect(Date.parse(_updatedAt)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(_updatedAt)).toBeLessThan(Date.parse(NEW_YEAR))
})

test('time goes on from where it was set', async () => {
  const { client, set } = await lakeWithClock()
  await set({ now: NEW_YEAR })
  const first = Date.parse(await client.fetch('now()'))
  expect(first).toBeGreaterThanOrEqual(Date.parse(NEW_YEAR))
  // More than the requests may take.
  await set({ advanceMs: -3_600_000 })
  expect(Date.parse(await client.fetch('now()'))).toBeLessThan(first)
})

test('a release is published as soon as its time is set, and not before', async () => {
  const { client, set } = await lakeWithClock()
  await set({ now: '2030-12-31T00:00:00Z' })
  const releaseId = 'rNewYear'
  await client.releases.create({ releaseId })
  await client.createVersion({ releaseId, publishedId: 'home', document: { _type: 'page', title: '2031' } })
  await client.releases.schedule({ releaseId, publishAt: NEW_YEAR })
  await set({ now: '2030-12-31T23:00:00Z' })
  expect(await client.releases.get({ releaseId })).toMatchObject({ state: 'scheduled' })
  await set({ advanceMs: 3_600_000 })
  expect(await client.releases.get({ releaseId })).toMatchObject({ state: 'published' })
  expect(await client.getDocument('home')).toMatchObject({ title: '2031' })
})

test.each([
  [{ now: 'tomorrow' }, '"now" must be a date and time, such as 2026-01-31T12:00:00Z'],
  [{ now: NEW_YEAR, zone: 'UTC' }, 'A clock has no "zone"'],
  [{ advanceMs: '60000' }, '"advanceMs" must be a number of milliseconds'],
  [{ advanceMs: 1e300 }, 'There is no such time'],
  [{ isFrozen: 'yes' }, '"isFrozen" must be true or false'],
  [[], 'The body must be an object, such as {"advanceMs": 60000}'],
])('refuses %j', async (body, message) => {
  const { set, client } = await lakeWithClock()
  const response = await set(body)
  expect([response.status, response.json()]).toEqual([400, expect.objectContaining({ message })])
  expect(Math.abs(Date.parse(await client.fetch('now()')) - Date.now())).toBeLessThan(60_000)
})

test('no page can set it, and a lake that was not started for it has none', async () => {
  const { set } = await lakeWithClock()
  for (const origin of ['http://localhost:3000', 'https://example.com', 'null']) {
    expect((await set({}, { origin })).status).toBe(403)
  }
  expect((await requestLake(await startLake(), '/clock', { method: 'PUT', body: '{}' })).status).toBe(404)
})

test('with --auth it needs a token', async () => {
  const lake = await startLake({ hasClock: true, access: { tokens: ['secret'] } })
  const status = async (headers: Record<string, string>) =>
    (await requestLake(lake, '/clock', { method: 'PUT', body: '{}', headers })).status
  expect(await status({})).toBe(401)
  expect(await status({ authorization: 'Bearer secret' })).toBe(200)
})
