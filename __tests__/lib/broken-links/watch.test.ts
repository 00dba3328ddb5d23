/** @jest-environment node */
/** Which answers of the site count as a visit in vain. */
import { type Answer, noteAnswer } from '@/lib/broken-links/watch'

const HOST = 'www.example.com.au'

function noted({ headers, ...answer }: Partial<Answer>) {
  const counter = { count: jest.fn(), good: jest.fn(), tick: jest.fn(), flush: jest.fn(), end: jest.fn() }
  noteAnswer(
    counter,
    { method: 'GET', url: '/old?a=b', status: 404, ...answer, headers: { host: 'localhost:3000', ...headers } },
    HOST,
  )
  return counter
}

test.each<[string, Partial<Answer>]>([
  ['a page that is not there', {}],
  ['asked with HEAD', { method: 'HEAD' }],
  ['opened by a browser', { headers: { 'sec-fetch-dest': 'document' } }],
])('%s is counted by its path', (_, answer) => {
  const counter = noted(answer)
  expect(counter.count).toHaveBeenCalledWith('/old', null)
  expect(counter.tick).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<Answer>]>([
  ['a good answer', { status: 200 }],
  ['a redirect', { status: 308 }],
  ['a failure of ours', { status: 500 }],
  ['something that was sent', { method: 'POST' }],
  ['data for a page', { url: '/_next/data/build/old.json' }],
  ['a picture within a page', { headers: { 'sec-fetch-dest': 'image' } }],
  ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['an editor in draft mode', { headers: { cookie: 'a=b; __prerender_bypass=x' } }],
  ['a probe', { url: '/wp-login.php' }],
  ['what may say something of a person', { url: '/call/0400123456' }],
])('%s is not counted', (_, answer) => {
  expect(noted(answer).count).not.toHaveBeenCalled()
})

test.each([
  ['http://localhost:3000/our-story?utm=x', '/our-story'],
  [`https://${HOST}/our-story`, '/our-story'],
  ['https://elsewhere.example/our-story', null],
])('the page with the link, %s, is %s', (referer, from) => {
  expect(noted({ headers: { referer } }).count).toHaveBeenCalledWith('/old', from)
})

test('an editor who previews a draft at the address has not mended it for visitors', () => {
  expect(noted({ status: 200, headers: { cookie: '__prerender_bypass=x' } }).good).not.toHaveBeenCalled()
})

test('good answers are told by their path', () => {
  expect(noted({ status: 200, url: '/knowledge-base/business/back?a=b' }).good).toHaveBeenCalledWith(
    '/knowledge-base/business/back',
  )
})
