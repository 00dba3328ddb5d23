/** Which 404s are counted, and who may write them. That they reach the Content Lake: browser/broken-links. */
import { brokenLinksCounter, recordNotFound, recordPath } from '@/lib/broken-links/server/record'

const count = jest.fn()
const before = { ...process.env }

beforeEach(() => {
  count.mockClear()
  brokenLinksCounter.set({ count })
})
afterEach(() => {
  process.env = { ...before }
})

type Visit = { method?: string; url?: string; headers?: Record<string, string> }

function record({ method = 'GET', url = '/old?a=b', headers }: Visit): void {
  recordNotFound({ method, url, headers: new Headers(headers) })
}

test.each<[string, Visit]>([
  ['an unknown page', {}],
  ['a navigation of a browser', { headers: { 'sec-fetch-dest': 'document' } }],
])('%s is counted by its path', (_, visit) => {
  record(visit)
  expect(count.mock.calls).toEqual([['/old']])
})

test.each<[string, Visit]>([
  ['a POST request', { method: 'POST' }],
  ['a picture within a page', { headers: { 'sec-fetch-dest': 'image' } }],
  ['a page that a browser fetches before its link is pressed', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a path that may hold personal data', { url: '/call/0400123456' }],
])('%s is not counted', (_, visit) => {
  record(visit)
  expect(count).not.toHaveBeenCalled()
})

test('an article that is gone is counted', () => {
  recordPath('/knowledge-base/business/gone')
  expect(count.mock.calls).toEqual([['/knowledge-base/business/gone']])
})

test('on a hosted project without a token nothing is counted, and the log says so once', async () => {
  jest.resetModules()
  brokenLinksCounter.clear()
  Object.assign(process.env, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', SANITY_API_WRITE_TOKEN: '' })
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const hosted = await import('@/lib/broken-links/server/record')
  for (const path of ['/gone', '/gone']) hosted.recordPath(path)
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['broken_links.off'])
  warn.mockRestore()
})

test("with a token the site writes with it; visitors' reads stay without a token", async () => {
  jest.resetModules()
  Object.assign(process.env, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', SANITY_API_WRITE_TOKEN: 'secret' })
  const { publishedClient, writeClient } = await import('@/lib/content/server/client')
  expect(writeClient()?.config()).toMatchObject({ token: 'secret', projectId: 'abc123de', useCdn: false })
  expect(publishedClient().config().token).toBeUndefined()
})
