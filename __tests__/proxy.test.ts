/** proxy.ts: redirects, their status and query, 404s, and requests passed on. */
import { NextRequest } from 'next/server'
import { redirectOnTheWay } from '@/lib/routing/server/find-redirect'
import { isUnknownPath } from '@/lib/routing/server/known-paths'
import proxy from '@/proxy'

jest.mock('../lib/routing/server/find-redirect', () => ({ redirectOnTheWay: jest.fn(async () => null) }))
jest.mock('../lib/routing/server/known-paths', () => ({ isUnknownPath: jest.fn(async () => false) }))
const answer = jest.mocked(redirectOnTheWay)

const SITE = 'https://site.example'

function visit(path: string, headers: Record<string, string> = {}) {
  return proxy(new NextRequest(SITE + path, { headers }))
}

beforeEach(() => {
  globalThis.brokenLinksCounter = null
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

test('cookies of drafts without a valid secret are deleted, and the address is asked for again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const response = await visit('/old?page=2', { cookie: '__prerender_bypass=x; draft-secret=guessed' })
  expect([response.status, response.headers.get('location')]).toEqual([307, `${SITE}/old?page=2`])
  const cookies = response.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__prerender_bypass',
    '__next_preview_data',
    'draft-secret',
  ])
  for (const cookie of cookies) expect(cookie).toContain('Expires=Thu, 01 Jan 1970')
})

test('while the routes cannot be read pages are served, and it is logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer.mockRejectedValueOnce(new Error('down'))
  expect((await visit('/old')).headers.get('x-middleware-next')).toBe('1')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('redirects.unreadable'))
})
