/** Keyed state that two machines share, while a real Redis is there, killed, and hanging. */
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { createRedisStore } from '@/lib/state/server/redis-store'
import type { SharedRedis } from '@/lib/state/server/shared-redis'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'
import { endsWithin, startTestRedis, type TestRedis } from '../../../helpers/servers/redis'

let redis: TestRedis
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(async () => {
  warn.mockClear()
  redis = await startTestRedis()
})
afterEach(() => redis.stop())

async function machine() {
  return createRedisStore(await redis.connect(), 'test:', createSqliteStore(':memory:'))
}

function events(): string[] {
  return warn.mock.calls.map(([line]) => JSON.parse(String(line)).event)
}

test('what one machine sets is so on the other', async () => {
  const [one, other] = [await machine(), await machine()]
  await one.add('key', 'pending', 60_000)
  await one.set('key', 'sent', 60_000)
  expect(await other.get('key')).toBe('sent')
})

test.each(['kill', 'hang'] as const)('answers by itself within 50 ms when Redis is gone (%s)', async (how) => {
  const store = await machine()
  await store.set('before', '1', 60_000)
  await redis[how]()
  const isInTime = await endsWithin(150, async () => {
    expect(await store.get('before')).toBe('1')
    expect(await store.add('before', '2', 60_000)).toBe(false)
    await store.set('after', '2', 60_000)
    for (let index = 0; index < 50; index += 1) expect(await store.get('after')).toBe('2')
  })
  expect(isInTime).toBe(true)
  expect(events()).toEqual(['redis.away'])
})

test('hands over what was set meanwhile once Redis is back, and what it knew is still there', async () => {
  const [one, other] = [await machine(), await machine()]
  await one.set('before', '1', 60_000)
  await redis.kill()
  await one.set('after', '2', 60_000)
  await redis.restart()
  await waitFor(async () => (await one.get('before')) === '1' && (await other.get('after')) === '2')
  expect(await other.get('before')).toBe('1')
  expect(events().filter((event) => event === 'redis.back').length).toBeGreaterThan(0)
})

test('what one machine gives up while Redis does not answer is free for the other, though nothing else is asked (B463)', async () => {
  const connection = await redis.connect()
  let isSlow = false
  const run: SharedRedis['run'] = (commands) =>
    isSlow ? Promise.reject(new Error('no response in 50 ms')) : connection.run(commands)
  const one = createRedisStore({ ...connection, run }, 'test:', createSqliteStore(':memory:'))
  const other = await machine()
  expect(await one.add('key', 'pending', 60_000)).toBe(true)
  isSlow = true
  await one.delete('key')
  isSlow = false
  await waitFor(async () => (await connection.client.exists('test:key')) === 0)
  expect(await other.add('key', 'pending', 60_000)).toBe(true)
})

test('what a machine whose disk is full claims and sets is known to both; without Redis it is told that it is not (B473)', async () => {
  const full = () => Promise.reject(new Error('database or disk is full'))
  const own = { ...createSqliteStore(':memory:'), add: full, set: full, delete: full }
  const one = createRedisStore(await redis.connect(), 'test:', own)
  const other = await machine()
  expect(await one.add('key', 'pending', 60_000)).toBe(true)
  expect(await one.add('key', 'pending', 60_000)).toBe(false)
  await one.set('key', 'sent', 60_000)
  expect(await other.get('key')).toBe('sent')
  await one.delete('key')
  expect(await one.get('key')).toBeNull()
  await redis.kill()
  await expect(one.add('after', 'pending', 60_000)).rejects.toThrow('full')
  await expect(one.set('after', 'sent', 60_000)).rejects.toThrow('full')
})
