/** Responses kept for a second, over real sockets. */

import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { contentHasChanged } from '@/lib/page-cache/server/content-version'
import { acceptedEncoding } from '@/lib/server/http/cache-key'
import { createMicrocache } from '@/lib/server/http/microcache'
import { compress } from '@/lib/server/http/site-server'

const SHARED = 'public, max-age=0, s-maxage=60'
const TEXT = 'A long text. '.repeat(200)

let origin: string
/** What the server behind does; it counts how often it was asked. */
let requestCount = 0
let headers: Record<string, string> = {}
let held: Promise<void> | undefined
/** The clock, which stands still. */
let now: number

beforeEach(async () => {
  requestCount = 0
  headers = { 'cache-control': SHARED, etag: '"one"', 'content-type': 'text/html' }
  held = undefined
  now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const microcache = createMicrocache()
  const server = await startHttpServer(async (request, response) => {
    request.headers['accept-encoding'] = acceptedEncoding(String(request.headers['accept-encoding']))
    if (microcache(request, response)) return
    compress(request, response)
    requestCount += 1
    const edition = requestCount
    await held
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.write(`Edition ${edition}. `)
    response.end(TEXT)
  })
  origin = server.origin
})
afterEach(() => jest.restoreAllMocks())

async function edition(path = '/', init: RequestInit = {}): Promise<string | undefined> {
  return /Edition \d+/.exec(await (await fetch(origin + path, init)).text())?.[0]
}

test('a page is asked for once in a second, and once more after a change', async () => {
  const first = await fetch(`${origin}/`)
  expect(await first.text()).toBe(`Edition 1. ${TEXT}`)
  const second = await fetch(`${origin}/`)
  expect(await second.text()).toBe(`Edition 1. ${TEXT}`)
  for (const name of ['cache-control', 'etag', 'content-type', 'content-encoding', 'vary']) {
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)])
  }
  contentHasChanged()
  expect(await edition()).toBe('Edition 2')
  now += 1100
  expect(await edition()).toBe('Edition 3')
})

test('each encoding is kept for itself, and an unchanged page is not sent again', async () => {
  const get = (encoding: string, more = {}) =>
    fetch(`${origin}/`, { headers: { 'accept-encoding': encoding, ...more } })
  for (const [sent, received] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', null],
  ] as const) {
    for (const _visit of ['first', 'second']) {
      const response = await get(sent)
      expect([sent, response.headers.get('content-encoding')]).toEqual([sent, received])
      expect(await response.text()).toContain(TEXT)
    }
  }
  expect(requestCount).toBe(3)
  const unchanged = await get('br', { 'if-none-match': 'W/"one"' })
  expect([unchanged.status, unchanged.headers.get('content-length'), requestCount]).toEqual([304, null, 3])
})

test.each([
  ['a query', '/?page=2', {}],
  ['the cookie of drafts', '/', { cookie: 'a=b; __prerender_bypass=x' }],
  ["a header of Next's own", '/', { 'x-prerender-revalidate': 'x' }],
])('a request with %s is neither kept nor answered with what is kept', async (_what, path, own) => {
  expect(await edition()).toBe('Edition 1')
  expect(await edition(path, { headers: own })).toBe('Edition 2')
  expect(await edition(path, { headers: own })).toBe('Edition 3')
  expect(await edition()).toBe('Edition 1')
})

describe('a page that ignores the query', () => {
  beforeEach(() => {
    headers['no-vary-search'] = 'params'
  })

  test('is asked for once, whatever the queries of its visitors', async () => {
    expect(await edition('/?gclid=first')).toBe('Edition 1')
    expect(await edition()).toBe('Edition 1')
    for (let click = 0; click < 200; click += 1) expect(await edition(`/?gclid=${click}`)).toBe('Edition 1')
    expect(requestCount).toBe(1)
    expect(await edition('/other?gclid=1')).toBe('Edition 2')
    contentHasChanged()
    expect(await edition('/?utm_source=x')).toBe('Edition 3')
    expect(await edition()).toBe('Edition 3')
  })

  test('that has become a redirect is no longer kept, and the redirect sees the query', async () => {
    await edition('/?gclid=1')
    contentHasChanged()
    headers = { 'cache-control': 'public, max-age=0, must-revalidate' }
    expect(await edition('/?gclid=2')).toBe('Edition 2')
    expect(await edition('/?gclid=3')).toBe('Edition 3')
    expect(await edition()).toBe('Edition 4')
  })

  test('is not mixed with a response of the same path that depends on the query', async () => {
    headers = { 'cache-control': SHARED }
    expect(await edition('/list')).toBe('Edition 1')
    headers = { 'cache-control': SHARED, 'no-vary-search': 'params' }
    expect(await edition('/list?page=2')).toBe('Edition 2')
    expect(await edition('/list')).toBe('Edition 1')
  })

  test('is neither kept nor shown where a cookie asks for drafts', async () => {
    await edition('/?gclid=1')
    expect(await edition('/?gclid=1', { headers: { cookie: '__prerender_bypass=x' } })).toBe('Edition 2')
    expect(await edition('/?gclid=2')).toBe('Edition 1')
  })
})

test.each(['no-store', 'private, s-maxage=0', 'public, max-age=0'])('"%s" is not kept', async (caching) => {
  headers['cache-control'] = caching
  expect([await edition(), await edition()]).toEqual(['Edition 1', 'Edition 2'])
})

test('one request waits for what is new, and those beside it get what is there', async () => {
  await edition()
  contentHasChanged()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  held = promise
  const waiting = edition()
  await waitFor(() => requestCount === 2)
  expect(await edition()).toBe('Edition 1')
  release()
  expect(await waiting).toBe('Edition 2')
  expect([await edition(), requestCount]).toEqual(['Edition 2', 2])
})

test('what was asked for before a change is not kept after it', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  held = promise
  const early = edition()
  await waitFor(() => requestCount === 1)
  contentHasChanged()
  release()
  expect(await early).toBe('Edition 1')
  expect(await edition()).toBe('Edition 2')
})
