/** @jest-environment jsdom */
import { ExpiringCache, UNUSED_FOR } from '@/lib/api/expiring-cache'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('unused data is kept for five minutes and then dropped', () => {
  const cache = new ExpiringCache()
  cache.set('/voices', { data: 1 })
  jest.advanceTimersByTime(5 * 60 * 1000 - 1)
  expect(cache.get('/voices')).toEqual({ data: 1 })
  jest.advanceTimersByTime(1)
  expect(cache.get('/voices')).toBeUndefined()
})

test('data on the screen stays; the five minutes begin when the last user has gone', () => {
  const cache = new ExpiringCache()
  const first = cache.retain('/voices')
  const second = cache.retain('/voices')
  cache.set('/voices', { data: 1 })
  first()
  jest.advanceTimersByTime(10 * UNUSED_FOR)
  expect(cache.get('/voices')).toEqual({ data: 1 })
  second()
  jest.advanceTimersByTime(UNUSED_FOR)
  expect(cache.get('/voices')).toBeUndefined()
})

test('coming back within five minutes keeps it', () => {
  const cache = new ExpiringCache()
  const leave = cache.retain('/voices')
  cache.set('/voices', { data: 1 })
  leave()
  jest.advanceTimersByTime(UNUSED_FOR - 1)
  cache.retain('/voices')
  jest.advanceTimersByTime(UNUSED_FOR)
  expect(cache.get('/voices')).toEqual({ data: 1 })
})
