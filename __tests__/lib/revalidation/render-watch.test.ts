import { markRenderStarted, watchRender } from '@/lib/revalidation/render-watch'

test('a watch detects a render of its page that starts after it, in any spelling of the path', () => {
  markRenderStarted('/café')
  const watch = watchRender('/caf%C3%A9')
  markRenderStarted('/other')
  expect(watch.hasBegun()).toBe(false)
  markRenderStarted('/café')
  expect(watch.hasBegun()).toBe(true)
  watch.end()
})

test('watches of other module instances detect it too, and leave nothing behind', async () => {
  const watch = watchRender('/a')
  const second = watchRender('/a')
  jest.resetModules()
  const elsewhere = await import('@/lib/revalidation/render-watch')
  elsewhere.markRenderStarted('/a')
  expect([watch.hasBegun(), second.hasBegun()]).toEqual([true, true])
  watch.end()
  second.end()
  expect(globalThis.pageWatches?.size).toBe(0)
})
