/** One value for each process, in whatever bundle its module stands. */
import { singleton } from '@/lib/singleton'

test('two bundles of one module share the value, which the first of them creates', () => {
  const create = jest.fn(() => ({ count: 0 }))
  const [inPages, inProxy] = [singleton('test-counter', create), singleton('test-counter', create)]
  expect(inProxy.peek()).toBeUndefined()
  inPages.get().count += 1
  expect(inProxy.get()).toEqual({ count: 1 })
  inProxy.set({ count: 5 })
  expect(inPages.peek()).toEqual({ count: 5 })
  expect(create).toHaveBeenCalledTimes(1)
})

test('an empty value is created once, and anew after it was cleared', () => {
  const create = jest.fn(() => null)
  const value = singleton<null>('test-empty', create)
  value.get()
  value.get()
  expect(create).toHaveBeenCalledTimes(1)
  value.clear()
  value.get()
  expect(create).toHaveBeenCalledTimes(2)
})
