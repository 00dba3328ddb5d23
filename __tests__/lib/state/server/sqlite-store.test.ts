/** Keyed state in a file: expiry to the millisecond, bounds, and of a private one nothing left behind. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'

type Options = Parameters<typeof createSqliteStore>[1]

const folder = temporaryFolder()

/** Everything in files whose names begin so: the database and what SQLite keeps beside it. */
function bytesOf(name: string): string {
  return readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('')
}

function storeWithClock(options: Options = {}, file = ':memory:') {
  let time = 0
  const store = createSqliteStore(file, { ...options, now: () => time })
  const keys = async () => (await store.list()).map(({ key }) => key)
  return { store, keys, pass: (ms: number) => (time += ms) }
}

test('holds a value until it expires; only then is its key free', async () => {
  const { store, pass } = storeWithClock()
  await store.set('a', '1', 50)
  await store.set('a', '2', 100)
  pass(99)
  expect([await store.get('a'), await store.add('a', '3', 100)]).toEqual(['2', false])
  pass(1)
  expect([await store.get('a'), await store.add('a', '3', 100)]).toEqual([null, true])
})

test('lists what has not expired, what expires first before the others', async () => {
  const { store, pass } = storeWithClock()
  await store.add('b', '1', 110)
  await store.add('a', '2', 100)
  expect(await store.list()).toEqual([
    { key: 'a', expires: 100 },
    { key: 'b', expires: 110 },
  ])
  pass(100)
  expect(await store.list()).toEqual([{ key: 'b', expires: 110 }])
})

test('never exceeds its number of entries for long: expired ones go first, then those that would expire first', async () => {
  const { store, keys, pass } = storeWithClock({ capacity: { entries: 3 } })
  await store.set('expired', '1', 10)
  await store.set('late', '2', 9000)
  pass(10)
  for (let index = 0; index < 200; index += 1) await store.set(`other-${index}`, 'x', 1000 + index)
  const listed = await keys()
  expect(listed).toEqual(expect.arrayContaining(['late', 'other-199']))
  expect(listed).not.toContain('expired')
  expect(listed.length).toBeLessThan(3 + 64)
})

test('with a limit in bytes, what is too much goes at once, in number or bytes', async () => {
  const { store, keys, pass } = storeWithClock({ capacity: { entries: 3, bytes: 1000 } })
  for (const key of ['a', 'b', 'c', 'd']) {
    await store.add(key, 'x', 1000)
    pass(1)
  }
  expect(await keys()).toEqual(['b', 'c', 'd'])
  await store.add('long', 'é'.repeat(450), 1000)
  expect(await keys()).toEqual(['c', 'd', 'long'])
  pass(1)
  await store.add('longer', 'x'.repeat(990), 1000)
  expect(await keys()).toEqual(['longer'])
})

test('what has expired or was deleted is gone from the bytes of a private file, short and long, without a further write', async () => {
  const { store, pass } = storeWithClock({ isPrivate: true }, join(folder, 'gone.sqlite'))
  // Short values share pages, from which SQLite moves them as others come and go; a long one has pages of its own.
  for (let index = 0; index < 120; index += 1) {
    const length = index % 10 === 0 ? 20_000 : 40 + ((index * 37) % 900)
    await store.add(`key-${(index * 7919) % 120}`, `SECRET-${index} `.repeat(length / 10), index % 3 === 0 ? 50 : 100)
  }
  for (let index = 0; index < 120; index += 5) await store.delete(`key-${index}`)
  expect(bytesOf('gone')).toContain('SECRET-')
  pass(50)
  await store.prune()
  expect(await store.list()).not.toHaveLength(0)
  pass(50)
  await store.prune()
  expect(bytesOf('gone')).not.toContain('SECRET')
})

test('what an earlier process has stored is gone after the first look of the next, and only the owner may read it', async () => {
  const file = join(folder, 'earlier.sqlite')
  const { store } = storeWithClock({ isPrivate: true }, file)
  await store.add('a', 'SECRET', 100)
  expect(bytesOf('earlier')).toContain('SECRET')
  await createSqliteStore(file, { isPrivate: true }).prune()
  expect(bytesOf('earlier')).not.toContain('SECRET')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('reads a private file of a version that had no index', async () => {
  const file = join(folder, 'before-index.sqlite')
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON;
    CREATE TABLE entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
    INSERT INTO entries VALUES ('a', 'earlier', ${Date.now() + 60_000})`)
  database.close()
  const store = createSqliteStore(file, { isPrivate: true })
  expect([await store.get('a'), await store.add('a', 'later', 60_000)]).toEqual(['earlier', false])
})
