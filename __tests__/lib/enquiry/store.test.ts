/** @jest-environment jsdom */
import { createMemoryStore } from '@/lib/enquiry/store'

function storeWithClock(capacity?: number) {
  let time = 0
  const store = createMemoryStore({ capacity, now: () => time })
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

test('counts in a window that begins with the first count', async () => {
  const { store, pass } = storeWithClock()
  expect(await store.increment('a', 100)).toEqual({ count: 1, resetsInMs: 100 })
  pass(60)
  expect(await store.increment('a', 100)).toEqual({ count: 2, resetsInMs: 40 })
  pass(40)
  expect(await store.increment('a', 100)).toEqual({ count: 1, resetsInMs: 100 })
})

test('never exceeds its capacity: expired entries are removed first, then the oldest', async () => {
  const { store, pass } = storeWithClock(3)
  await store.set('old', '1', 1000)
  await store.set('gone', '2', 10)
  await store.set('young', '3', 1000)
  pass(10)
  await store.set('next', '4', 1000)
  expect(await store.get('old')).toBe('1')
  await store.set('last', '5', 1000)
  expect(await store.get('old')).toBeNull()
  expect(await store.get('young')).toBe('3')
})
