/** Which 404s are counted, and where. */
import { recordArticle, recordNotFound } from '@/lib/broken-links/record'

const HOST = 'localhost:3000'
const counter = { count: jest.fn(), good: jest.fn(), flush: jest.fn(), end: jest.fn() }

beforeEach(() => {
  jest.clearAllMocks()
  globalThis.brokenLinksCounter = counter
})

type Visit = { method?: string; url?: string; headers?: Record<string, string> }

function record({ method = 'GET', url = '/old?a=b', headers }: Visit): void {
  recordNotFound({ method, url, headers: new Headers({ host: HOST, ...headers }) })
}

test.each<[string, Visit]>([
  ['an unknown page', {}],
  ['a HEAD request', { method: 'HEAD' }],
  ['a navigation of a browser', { headers: { 'sec-fetch-dest': 'document' } }],
])('%s is counted by its path', (_, visit) => {
  record(visit)
  expect(counter.count.mock.calls).toEqual([['/old', null]])
})

test.each<[string, Visit]>([
  ['a POST request', { method: 'POST' }],
  ['a picture within a page', { headers: { 'sec-fetch-dest': 'image' } }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a scanner', { url: '/wp-login.php' }],
  ['a path that may hold personal data', { url: '/call/0400123456' }],
])('%s is not counted', (_, visit) => {
  record(visit)
  expect(counter.count).not.toHaveBeenCalled()
})

test.each([
  [`http://${HOST}/our-story?utm=x`, '/our-story'],
  ['https://elsewhere.example/our-story', null],
])('the referring page, %s, is %s', (referer, from) => {
  record({ headers: { referer } })
  expect(counter.count).toHaveBeenCalledWith('/old', from)
})

test('an article that does not exist is counted, one that exists is healed', () => {
  recordArticle('/knowledge-base/business/gone', false)
  recordArticle('/knowledge-base/business/back', true)
  expect(counter.count.mock.calls).toEqual([['/knowledge-base/business/gone', null]])
  expect(counter.good.mock.calls).toEqual([['/knowledge-base/business/back']])
})
