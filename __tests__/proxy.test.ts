/** proxy.ts: redirects, their status and query, 404s, and requests passed on. */

import { NextRequest } from 'next/server'
import { isRendered } from '@/lib/next/rendered-pages'
import { findRedirect } from '@/lib/routing/server/find-redirect'
import { isUnknownPath } from '@/lib/routing/server/known-paths'
import { isContentReadable } from '@/lib/routing/server/routes'
import { SEARCH_HEADER } from '@/lib/server/http/request/search-header'
import proxy from '@/proxy'

jest.mock('../lib/routing/server/find-redirect', () => ({ findRedirect: jest.fn(async () => null) }))
jest.mock('../lib/routing/server/known-paths', () => ({ isUnknownPath: jest.fn(async () => false) }))
jest.mock('../lib/routing/server/routes', () => ({ isContentReadable: jest.fn(async () => true) }))
jest.mock('../lib/next/rendered-pages', () => ({ isRendered: jest.fn(() => false) }))
const answer = jest.mocked(findRedirect)
const rendered = jest.mocked(isRendered)

const SITE = 'https://site.example'

function visit(path: string, headers: Record<string, string> = {}) {
  return proxy(new NextRequest(SITE + path, { headers }))
}

beforeEach(async () => {
  const { brokenLinksCounter } = await import('@/lib/broken-links/server/record')
  brokenLinksCounter.set(null)
})
afterEach(() => jest.restoreAllMocks())

test('query parameters that Next adds to data requests are dropped', async () => {
  answer.mockResolvedValueOnce({ destination: '/new', permanent: true })
  const response = await visit('/old?x=1&path=old', { 'x-nextjs-data': '1' })
  expect(response.headers.get('location')).toBe(`${SITE}/new?x=1`)
})

test('an unknown path responds with the 404 page, and its data request with 404', async () => {
  jest.mocked(isUnknownPath).mockResolvedValueOnce(true)
  expect((await visit('/nothing?a=1')).headers.get('x-middleware-rewrite')).toBe(`${SITE}/404`)
  jest.mocked(isUnknownPath).mockResolvedValueOnce(true)
  const data = await visit('/nothing', { 'x-nextjs-data': '1' })
  expect([data.status, await data.json()]).toEqual([404, { notFound: true }])
})

test('cookies of drafts without a valid secret are deleted for each folder, and the page is served without them (B296)', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const cookie = '__prerender_bypass=x; theme=a%20b; draft-secret=guessed'
  const response = await visit('/services/jingles?page=2', { cookie })
  expect([response.status, response.headers.get('x-middleware-next')]).toEqual([200, '1'])
  expect(response.headers.get('x-middleware-request-cookie')).toBe('theme=a%20b')
  const cookies = response.headers.getSetCookie()
  for (const name of ['__prerender_bypass', '__next_preview_data', 'draft-secret']) {
    for (const path of ['/', '/services', '/services/jingles']) {
      expect(cookies).toContain(`${name}=; Path=${path}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`)
    }
  }
})

test('a redirect for somebody whose draft session has ended is a redirect (B296)', async () => {
  answer.mockResolvedValueOnce({ destination: '/new', permanent: true })
  const response = await visit('/old?a', { cookie: '__prerender_bypass=old' })
  expect([response.status, response.headers.get('location')]).toEqual([308, `${SITE}/new?a`])
  expect(response.headers.getSetCookie()).not.toHaveLength(0)
})

test('a redirect carries on the query as it was sent, which Next has written anew (B294)', async () => {
  answer.mockResolvedValueOnce({ destination: '/new', permanent: true })
  const response = await visit('/old?flag=&x=%EF%BF%BD', { [SEARCH_HEADER]: '?flag&x=%FF' })
  expect(response.headers.get('location')).toBe(`${SITE}/new?flag&x=%FF`)
})

test('while the routes have never been read what was rendered is served, and anything else is 503 (B470)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer.mockRejectedValue(new Error('down'))
  rendered.mockImplementation((path) => path === '/services')
  const leadsTo = async (path: string) => {
    const { headers } = await visit(path)
    return headers.get('x-middleware-next') ? 'served' : headers.get('x-middleware-rewrite')
  }
  for (const path of ['/services', '/enquiry', '/robots.txt', '/login', '/favicon.ico']) {
    expect([path, await leadsTo(path)]).toEqual([path, 'served'])
  }
  expect(await leadsTo('/unknown?a=1')).toBe(`${SITE}/503?path=%2Funknown%3Fa%3D1`)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('redirects.unreadable'))
})

test('a page that was never rendered is 503 while the Content Lake cannot be read, and asked for only then (B470)', async () => {
  answer.mockResolvedValue(null)
  rendered.mockImplementation((path) => path === '/services')
  const readable = jest.mocked(isContentReadable).mockResolvedValue(false)
  readable.mockClear()
  for (const path of ['/services', '/enquiry']) expect((await visit(path)).headers.get('x-middleware-next')).toBe('1')
  expect(readable).not.toHaveBeenCalled()
  expect((await visit('/new?a=1')).headers.get('x-middleware-rewrite')).toBe(`${SITE}/503?path=%2Fnew%3Fa%3D1`)
  readable.mockResolvedValue(true)
  expect((await visit('/new')).headers.get('x-middleware-next')).toBe('1')
})
