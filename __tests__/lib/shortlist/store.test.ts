import type * as Store from '@/lib/shortlist/store'

const KEY = 'shortlist'
const reed = { id: '1', name: 'Tamsin Reed', code: 'BB-1' }
const flint = { id: '2', name: 'Flint', code: 'BB-2' }

/** A page of its own: nothing is remembered from another. */
async function openPage(): Promise<typeof Store> {
  jest.resetModules()
  return import('@/lib/shortlist/store')
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('is empty, and keeps what it is given for the next page', async () => {
  const first = await openPage()
  expect(first.getShortlist()).toEqual([])
  first.setShortlist([reed])
  expect((await openPage()).getShortlist()).toEqual([reed])
})

test('gives the same array until the list changes', async () => {
  const { getShortlist, setShortlist } = await openPage()
  setShortlist([reed])
  const list = getShortlist()
  expect(getShortlist()).toBe(list)
  setShortlist([flint])
  expect(getShortlist()).not.toBe(list)
})

test('tells its listeners of changes here and in other tabs, until they leave', async () => {
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

test('what another tab kept in the meantime is seen without being told', async () => {
  const here = await openPage()
  expect(here.getShortlist()).toEqual([])
  const other = await openPage()
  other.setShortlist([flint])
  expect(here.getShortlist()).toEqual([flint])
})

test('broken data are an empty list and are not touched until something is kept', async () => {
  localStorage.setItem(KEY, '{"version":')
  const { getShortlist, setShortlist } = await openPage()
  expect(getShortlist()).toEqual([])
  expect(localStorage.getItem(KEY)).toBe('{"version":')
  setShortlist([reed])
  expect(getShortlist()).toEqual([reed])
})

test('works in memory where the browser stores nothing', async () => {
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
