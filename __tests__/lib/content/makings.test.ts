/** @jest-environment node */
import { noteMaking, watchMaking } from '@/lib/content/makings'

test('a watch sees a making of its page that begins after it, however the path is written', () => {
  noteMaking('/café')
  const watch = watchMaking('/caf%C3%A9')
  noteMaking('/other')
  expect(watch.hasBegun()).toBe(false)
  noteMaking('/café')
  expect(watch.hasBegun()).toBe(true)
  watch.end()
})

test('watches of other modules see it too, and leave nothing behind', async () => {
  const watch = watchMaking('/a')
  const second = watchMaking('/a')
  jest.resetModules()
  const elsewhere = await import('@/lib/content/makings')
  elsewhere.noteMaking('/a')
  expect([watch.hasBegun(), second.hasBegun()]).toEqual([true, true])
  watch.end()
  second.end()
  expect(globalThis.pageWatches?.size).toBe(0)
})
