/** @jest-environment jsdom */
/** Other tabs, broken data and blocked storage: browser/shortlist. */
import { getShortlist, setShortlist } from '@/lib/shortlist/store'

const reed = { id: '1', name: 'Tamsin Reed', code: 'BB-1' }
const flint = { id: '2', name: 'Flint', code: 'BB-2' }

test('a full storage does not lose the change', () => {
  setShortlist([reed])
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setShortlist([reed, flint])
  expect(getShortlist()).toEqual([reed, flint])
  jest.restoreAllMocks()
})
