/** Keyed state: expiry, claims, capacity, and several processes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'

function storeWithClock(capacity?: number) {
  let time = 0
  const store = createSqliteStore(':memory:', { capacity, now: () => time })
  return { store, pass: (ms: number) => (time += ms) }
}

test('keeps a value until it expires', async () => {
  const { store, pass } = storeWithClock()
  await store.set('a', '1', 100)
  pass(99)
  expect(await store.get('a')).toBe('1')
  pass(1)
  expect(await store.get('a')).toBeNull()
})

test('adds only missing keys', async () => {
  const { store, pass } = storeWithClock()
  expect(await store.add('a', '1', 100)).toBe(true)
  expect(await store.add('a', '2', 100)).toBe(false)
  pass(100)
  expect(await store.add('a', '2', 100)).toBe(true)
  await store.delete('a')
  expect(await store.get('a')).toBeNull()
})

test('never exceeds its capacity for long: expired entries go first, then those that would expire first', async () => {
  const { store, pass } = storeWithClock(3)
  await store.set('gone', '1', 10)
  await store.set('late', '2', 9000)
  pass(10)
  for (let index = 0; index < 200; index += 1) await store.set(`other-${index}`, 'x', 1000 + index)
  const kept = async (key: string) => (await store.get(key)) !== null
  expect(await kept('late')).toBe(true)
  expect(await kept('gone')).toBe(false)
  const others = await Promise.all(Array.from({ length: 200 }, (_, index) => kept(`other-${index}`)))
  expect(others.filter(Boolean).length).toBeLessThan(3 + 64)
  expect(others.at(-1)).toBe(true)
})

test('a file holds its entries for the next process, and for another one at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-state-'))
  const file = join(folder, 'a.sqlite')
  const one = createSqliteStore(file)
  const two = createSqliteStore(file)
  expect(await one.add('key', 'first', 60_000)).toBe(true)
  expect(await two.add('key', 'second', 60_000)).toBe(false)
  expect(await two.get('key')).toBe('first')
  expect(await createSqliteStore(file).get('key')).toBe('first')
  rmSync(folder, { recursive: true })
})
