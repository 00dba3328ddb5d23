import { markRenderStarted, renderStarts } from '@/lib/revalidation/server/render-starts'

test('a render counts for its page alone, in any spelling of the path', () => {
  markRenderStarted('/café')
  markRenderStarted('/other')
  expect(renderStarts('/caf%C3%A9')).toBe(1)
  markRenderStarted('/café')
  expect(renderStarts('/caf%C3%A9')).toBe(2)
})

test('renders of other module instances count too', async () => {
  jest.resetModules()
  const elsewhere = await import('@/lib/revalidation/server/render-starts')
  elsewhere.markRenderStarted('/a')
  expect(renderStarts('/a')).toBe(1)
})
