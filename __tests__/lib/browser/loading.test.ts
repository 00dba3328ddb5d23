/** @jest-environment jsdom */
/** How a script is fetched ahead, without being run. */
import { prefetchScript } from '@/lib/browser/loading'

const HREF = '/_next/static/chunks/hydrate.js'

/** jsdom's own list supports nothing that it could say. */
function support(isSupported: boolean): void {
  const relList = { supports: (name: string) => isSupported && name === 'prefetch' }
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', { configurable: true, value: relList })
}

let request: jest.Mock

beforeEach(() => {
  document.head.replaceChildren()
  request = jest.fn().mockRejectedValue(new TypeError('offline'))
  window.fetch = request
})

test('by a link where the browser has prefetch', () => {
  support(true)
  prefetchScript(HREF)
  const [link] = document.head.children
  expect(link?.outerHTML).toMatch(/^<link rel="prefetch" .*>$/)
  expect(link).toHaveAttribute('href', HREF)
  expect(request).not.toHaveBeenCalled()
  expect(document.querySelector('script')).toBeNull()
})

test('by a request of low priority elsewhere, whose failure is nobody’s', async () => {
  support(false)
  prefetchScript(HREF)
  expect(request.mock.calls).toEqual([[HREF, { priority: 'low' }]])
  expect(document.head.children).toHaveLength(0)
  await new Promise((resolve) => setTimeout(resolve))
})
