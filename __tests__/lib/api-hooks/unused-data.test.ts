import { retain, UNUSED_FOR } from '@/lib/api-hooks/unused-data'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const cacheWith = (key: string) => new Map([[key, { data: 1 }]])

test('unused data is kept for five minutes and then dropped (B68)', () => {
  const cache = cacheWith('/voices')
  const release = retain(cache, '/voices')
  release()
  jest.advanceTimersByTime(5 * 60 * 1000 - 1)
  expect(cache.has('/voices')).toBe(true)
  jest.advanceTimersByTime(1)
  expect(cache.has('/voices')).toBe(false)
})

test('data in use stays; the five minutes begin when the last user has unmounted', () => {
  const cache = cacheWith('/voices')
  const first = retain(cache, '/voices')
  const second = retain(cache, '/voices')
  first()
  jest.advanceTimersByTime(10 * UNUSED_FOR)
  expect(cache.has('/voices')).toBe(true)
  second()
  jest.advanceTimersByTime(UNUSED_FOR)
  expect(cache.has('/voices')).toBe(false)
})

test('mounting again within five minutes keeps it', () => {
  const cache = cacheWith('/voices')
  retain(cache, '/voices')()
  jest.advanceTimersByTime(UNUSED_FOR - 1)
  retain(cache, '/voices')
  jest.advanceTimersByTime(UNUSED_FOR)
  expect(cache.has('/voices')).toBe(true)
})
