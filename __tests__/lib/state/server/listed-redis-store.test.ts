/** State that machines share and can list, while a real Redis is there, killed, and hanging. */
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { createListedRedisStore } from '@/lib/state/server/listed-redis-store'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'
import { endsWithin, startTestRedis, type TestRedis } from '../../../helpers/servers/redis'

const CAPACITY = { entries: 3, bytes: 1000 }

let redis: TestRedis
jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(async () => {
  redis = await startTestRedis()
})
afterEach(() => redis.stop())

/** @param isPatient waits for Redis as long as it takes, because a busy machine may take longer than a request waits */
async function machine(isPatient = true) {
  const own = createSqliteStore(':memory:', { capacity: CAPACITY, isPrivate: true })
  const connected = await redis.connect()
  const run: typeof connected.run = (commands) => commands(connected.client)
  const connection = isPatient ? { ...connected, run } : connected
  const isShared = (value: string) => !value.startsWith('plain')
  const store = createListedRedisStore(connection, { name: 'test', own, isShared, capacity: CAPACITY })
  const keys = async () => (await store.list()).map(({ key }) => key)
  return { store, own, keys, client: connection.client }
}

test('a value that may not be shared stays on its machine', async () => {
  const [one, other] = [await machine(), await machine()]
  await one.store.add('a', 'plain text', 60_000)
  await one.store.prune()
  expect([await one.keys(), await other.keys()]).toEqual([['a'], []])
  expect(await one.client.keys('*')).toEqual([])
  await one.store.delete('a')
  expect(await one.keys()).toEqual([])
})

test('beyond the capacity, in number or bytes, the oldest go', async () => {
  const { store, keys, client } = await machine()
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) await store.add(key, 'x', 60_000 + index * 1000)
  expect(await keys()).toEqual(['b', 'c', 'd'])
  await store.add('e', 'x'.repeat(999), 70_000)
  expect(await keys()).toEqual(['d', 'e'])
  expect((await client.keys('*')).sort()).toEqual(['test', 'test:d', 'test:e'])
})

test('Redis may not evict what is held when it is full, and expired values are deleted', async () => {
  const { store, keys, client } = await machine()
  await store.add('a', 'x', 100)
  await store.add('b', 'x', 60_000)
  expect(await client.ttl('test:a')).toBe(-1)
  await waitFor(async () => (await keys()).join() === 'b')
  expect(await store.get('a')).toBeNull()
  await store.prune()
  expect((await client.keys('*')).sort()).toEqual(['test', 'test:b'])
})

test.each(['kill', 'hang'] as const)('adds within 50 ms when Redis is gone (%s)', async (how) => {
  const { store, own } = await machine(false)
  await redis[how]()
  expect(
    await endsWithin(150, async () => {
      expect(await store.add('a', '1', 60_000)).toBe(true)
    }),
  ).toBe(true)
  expect(await own.get('a')).toBe('1')
})

test('hands over what was added meanwhile once Redis is back, which knows what it had', async () => {
  const [one, other] = [await machine(), await machine()]
  await one.store.add('before', '1', 60_000)
  await redis.kill()
  await one.store.add('after', '2', 61_000)
  await expect(one.store.delete('before')).rejects.toThrow()
  await redis.restart()
  await waitFor(async () => {
    await one.store.prune().catch(() => undefined)
    return (await other.keys().catch(() => [])).length === 2
  })
  expect(await other.keys()).toEqual(['before', 'after'])
  expect(await other.store.get('after')).toBe('2')
  expect(await one.own.list()).toEqual([])
})
