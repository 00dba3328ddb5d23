/** What holds for every keyed state, in a real SQLite file and in a real Redis, seen by two processes or machines that share it. */
import { join } from 'node:path'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import type { KeyedStore, ListedStore } from '@/lib/state/server/keyed-store'
import { createListedRedisStore } from '@/lib/state/server/listed-redis-store'
import { createRedisStore } from '@/lib/state/server/redis-store'
import type { SharedRedis } from '@/lib/state/server/shared-redis'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'
import { startTestRedis, type TestRedis } from '../../../helpers/servers/redis'

let redis: TestRedis
beforeAll(async () => {
  redis = await startTestRedis()
})
afterAll(() => redis.stop())

/** Waits for Redis as long as it takes, because a busy machine may take longer than a request waits. */
async function connect(): Promise<SharedRedis> {
  const connection = await redis.connect()
  return { ...connection, run: (commands) => commands(connection.client) }
}

const folder = temporaryFolder()

async function listedMachine(): Promise<ListedStore> {
  const [capacity, own] = [{ entries: 10, bytes: 1000 }, createSqliteStore(':memory:', { isPrivate: true })]
  return createListedRedisStore(await connect(), { name: 'held', own, isShared: () => true, capacity })
}

/** Each call opens the same state once more. */
const LISTED: [string, () => Promise<ListedStore>][] = [
  ['SQLite, private', async () => createSqliteStore(join(folder, 'private.sqlite'), { isPrivate: true })],
  ['Redis, listed', listedMachine],
]

const ALL: [string, () => Promise<Omit<KeyedStore, 'set'>>][] = [
  ['SQLite', async () => createSqliteStore(join(folder, 'plain.sqlite'))],
  ['Redis', async () => createRedisStore(await connect(), 'test:', createSqliteStore(':memory:'))],
  ...LISTED,
]

describe.each(ALL)('%s', (_, open) => {
  test('one of several claims a key; the value is there for all, and deleted for all', async () => {
    const [one, other] = [await open(), await open()]
    const claims = await Promise.all([one, other, one, other].map((store) => store.add('key', 'pending', 60_000)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect([await one.get('key'), await other.get('key'), await one.get('else')]).toEqual(['pending', 'pending', null])
    await other.delete('key')
    expect([await other.get('key'), await other.add('key', 'again', 60_000)]).toEqual([null, true])
    expect(await (await open()).get('key')).toBe('again')
  })

  test('a value that has expired is gone, and its key is free', async () => {
    const [one, other] = [await open(), await open()]
    await one.add('short', '1', 50)
    await waitFor(async () => (await one.get('short')) === null && (await other.get('short')) === null)
    expect(await other.add('short', '2', 60_000)).toBe(true)
    expect(await other.get('short')).toBe('2')
  })
})

describe.each(LISTED)('%s', (_, open) => {
  test('lists what has not expired, what expires first before the others', async () => {
    const [one, other] = [await open(), await open()]
    for (const { key } of await one.list()) await one.delete(key)
    await one.add('late', '1', 90_000)
    await other.add('early', '2', 60_000)
    await other.add('short', '3', 50)
    const keys = async () => (await one.list()).map(({ key }) => key).join()
    await waitFor(async () => (await keys()) === 'early,late')
    await one.delete('early')
    await other.prune()
    expect(await other.list()).toEqual([{ key: 'late', expires: expect.any(Number) }])
  })
})
