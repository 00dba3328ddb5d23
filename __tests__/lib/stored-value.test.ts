/** @jest-environment jsdom */
/** A value in localStorage. Other tabs: browser/shortlist. */
import { followStored, storedValue } from '@/lib/stored-value'

const parse = jest.fn((text: string | null) => ({ text }))

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('it is read once until it changes, by this part of the page or another', () => {
  const value = storedValue('key', parse)
  expect(value.set('one')).toBe(true)
  expect(value.get()).toEqual({ text: 'one' })
  expect(value.get()).toBe(value.get())
  localStorage.setItem('key', 'two')
  expect(value.get()).toEqual({ text: 'two' })
  value.set(null)
  expect([localStorage.getItem('key'), value.get()]).toEqual([null, { text: null }])
})

test('where storage is full or blocked, and for what is not to be stored, it lives as long as the page', () => {
  const value = storedValue('key', parse)
  expect(value.set('long', false)).toBe(false)
  expect([value.get(), localStorage.getItem('key')]).toEqual([{ text: 'long' }, null])
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  expect(value.set('two')).toBe(false)
  expect([value.text(), value.get()]).toEqual(['two', { text: 'two' }])
  value.set(null)
  expect(value.get()).toEqual({ text: null })
})

test('a listener is told of changes of this tab and of others, until it ends', () => {
  const listener = jest.fn()
  const end = followStored('keychange', listener)
  dispatchEvent(new Event('keychange'))
  dispatchEvent(new Event('storage'))
  end()
  dispatchEvent(new Event('keychange'))
  expect(listener).toHaveBeenCalledTimes(2)
})
