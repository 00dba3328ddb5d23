/** @jest-environment jsdom */
import type * as Store from '@/lib/shortlist/store'

const KEY = 'shortlist'
const reed = { id: '1', name: 'Tamsin Reed', code: 'BB-1' }
const flint = { id: '2', name: 'Flint', code: 'BB-2' }

/** A new page: nothing in memory from another. */
async function openPage(): Promise<typeof Store> {
  jest.resetModules()
  return import('@/lib/shortlist/store')
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('is empty, and keeps a list for the next page', async () => {
  const first = await openPage()
  expect(first.getShortlist()).toEqual([])
  first.setShortlist([reed])
  expect((await openPage()).getShortlist()).toEqual([reed])
})

test('returns the same array until the list changes', async () => {
  const { getShortlist, setShortlist } = await openPage()
  setShortlist([reed])
  const list = getShortlist()
  expect(getShortlist()).toBe(list)
  setShortlist([flint])
  expect(getShortlist()).not.toBe(list)
})

test('notifies listeners of changes here and in other tabs, until they unsubscribe', async () => {
  const { getShortlist, setShortlist, subscribeShortlist } = await openPage()
  const seen: string[] = []
  const leave = subscribeShortlist(() =>
    seen.push(
      getShortlist()
        .map(({ name }) => name)
        .join(),
    ),
  )
  setShortlist([reed])
  localStorage.setItem(KEY, JSON.stringify({ version: 1, voices: [flint, reed] }))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  leave()
  setShortlist([])
  expect(seen).toEqual(['Tamsin Reed', 'Flint,Tamsin Reed'])
})

test('reads what another tab kept in the meantime without an event', async () => {
  const here = await openPage()
  expect(here.getShortlist()).toEqual([])
  const other = await openPage()
  other.setShortlist([flint])
  expect(here.getShortlist()).toEqual([flint])
})

test('works in memory where storage is unavailable', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const { getShortlist, setShortlist } = await openPage()
  expect(getShortlist()).toEqual([])
  setShortlist([reed, flint])
  expect(getShortlist()).toEqual([reed, flint])
  setShortlist([flint])
  expect(getShortlist()).toEqual([flint])
})

test('a full storage does not lose the change', async () => {
  const { getShortlist, setShortlist } = await openPage()
  setShortlist([reed])
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setShortlist([reed, flint])
  expect(getShortlist()).toEqual([reed, flint])
})
