/** State that can be listed, in a file: bounds, several processes, and nothing left behind. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createListedSqliteStore } from '@/lib/state/server/listed-sqlite-store'

const CAPACITY = { entries: 1000, bytes: 1_000_000 }

const folder = mkdtempSync(join(tmpdir(), 'bowerbird-state-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Everything in files whose names begin so: the database and what SQLite keeps beside it. */
function bytesOf(name: string): string {
  return readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('')
}

function storeWithClock(file = ':memory:', capacity = CAPACITY) {
  let time = 0
  const store = createListedSqliteStore(file, capacity, () => time)
  const keys = async () => (await store.list()).map(({ key }) => key)
  return { store, keys, pass: (ms: number) => (time += ms) }
}

test('lists what has not expired, the oldest first, and adds only missing keys', async () => {
  const { store, keys, pass } = storeWithClock()
  expect(await store.add('a', '1', 100)).toBe(true)
  pass(10)
  expect(await store.add('b', '2', 100)).toBe(true)
  expect(await store.add('a', '3', 100)).toBe(false)
  expect(await store.list()).toEqual([
    { key: 'a', expires: 100 },
    { key: 'b', expires: 110 },
  ])
  pass(90)
  expect(await keys()).toEqual(['b'])
  expect([await store.get('a'), await store.get('b')]).toEqual([null, '2'])
  await store.delete('b')
  expect(await keys()).toEqual([])
})

test('beyond its capacity, in number or bytes, the oldest go at once', async () => {
  const { store, keys, pass } = storeWithClock(':memory:', { entries: 3, bytes: 1000 })
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

test('what has expired or was deleted is gone from the bytes of the files, short and long, without a further write', async () => {
  const { store, pass } = storeWithClock(join(folder, 'gone.sqlite'))
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

test('what an earlier process left is gone after the first look of the next', async () => {
  const file = join(folder, 'earlier.sqlite')
  const { store } = storeWithClock(file)
  await store.add('a', 'SECRET', 100)
  const next = createListedSqliteStore(file, CAPACITY)
  await next.prune()
  expect(bytesOf('earlier')).not.toContain('SECRET')
})

test('only the owner may read the file, and two processes see the same', async () => {
  const file = join(folder, 'shared.sqlite')
  const [one, two] = [createListedSqliteStore(file, CAPACITY), createListedSqliteStore(file, CAPACITY)]
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await one.add('a', '1', 60_000)).toBe(true)
  expect(await two.add('a', '2', 60_000)).toBe(false)
  await two.delete('a')
  expect(await one.list()).toEqual([])
})
