/** What the site's server does before and after Next, over real sockets. */
import { request as httpRequest, type Server } from 'node:http'
import { connect } from 'node:net'
import { SEARCH_HEADER } from '@/lib/server/http/request/search-header'
import { createSiteServer } from '@/lib/server/http/site-server'

const NEXT_PAGE = 's-maxage=60, stale-while-revalidate=600'

let server: Server
let origin: string

/** @returns the origin of a server that listens from now on */
async function listen(started: Server): Promise<string> {
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

beforeAll(async () => {
  server = createSiteServer(async ({ url = '', headers }, response) => {
    response.setHeader('x-seen-search', String(headers[SEARCH_HEADER]))
    const [, status, caching] = url.split('/')
    if (status === 'error') throw new Error('Next has failed')
    response.statusCode = status === 'api' ? 200 : Number(status)
    if (caching === 'adopted') response.setHeader('x-nextjs-cache', 'STALE')
    else if (caching) response.setHeader('Cache-Control', decodeURIComponent(caching))
    response.setHeader('x-middleware-rewrite', 'http://localhost:3000/404')
    if (caching === 'long' || caching === 'short') {
      const body = 'body'.repeat(caching === 'long' ? 1000 : 1)
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Content-Length', body.length)
      response.end(body)
    } else response.end('body')
  })
  server.on('upgrade', () => undefined)
  origin = await listen(server)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test.each([
  [200, NEXT_PAGE, `public, max-age=0, ${NEXT_PAGE}, stale-if-error=86400`],
  // As long as Next itself may serve a page is too long for caches that no webhook reaches.
  [200, 's-maxage=60, stale-while-revalidate=31535940', `public, max-age=0, ${NEXT_PAGE}, stale-if-error=86400`],
  [404, NEXT_PAGE, 'no-store'],
  [404, 'public, max-age=31536000, immutable', 'no-store'],
  [404, '', 'no-store'],
  [500, '', 'no-store'],
  [404, 'public, max-age=60', 'public, max-age=60'],
  [200, 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  [200, 'private, no-store', 'private, no-store'],
])('a %i with "%s" is sent with "%s"', async (status, given, sent) => {
  const response = await fetch(`${origin}/${status}/${encodeURIComponent(given)}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, sent])
  expect(response.headers.get('x-middleware-rewrite')).toBeNull()
})

test('what Next lets caches share is private for who sees drafts, but for files of the build (B741)', async () => {
  const headers = { cookie: 'theme=dark; __prerender_bypass=key' }
  const caching = async (path: string) => (await fetch(origin + path, { headers })).headers.get('cache-control')
  expect(await caching('/200/s-maxage=31536000')).toBe('private, no-store')
  expect(await caching('/200/public, max-age=31536000, immutable')).toBe('public, max-age=31536000, immutable')
})

test('a page of which Next knows no lifetime is shared for a second; a 404 of it is not (B755)', async () => {
  const caching = async (path: string) => (await fetch(origin + path)).headers.get('cache-control')
  const lifetime = 'public, max-age=0, s-maxage=1, stale-while-revalidate=600, stale-if-error=86400'
  expect(await caching('/200/adopted')).toBe(lifetime)
  expect(await caching('/404/adopted')).toBe('no-store')
})

test("a page of Next's says that it does not depend on the query; errors and other responses do not", async () => {
  const says = async (path: string) => (await fetch(origin + path)).headers.get('no-vary-search')
  const caching = encodeURIComponent(NEXT_PAGE)
  expect(await says(`/200/${caching}`)).toBe('params')
  expect(await says(`/404/${caching}`)).toBeNull()
  expect(await says(`/200/${encodeURIComponent('private, no-store')}`)).toBeNull()
  expect(await says(`/200/${encodeURIComponent('public, max-age=0, s-maxage=60')}`)).toBeNull()
})

test('Next gets the query as it was sent, whatever the client says it was (B294)', async () => {
  const headers = { [SEARCH_HEADER]: '?made=up' }
  const seen = async (path: string) => (await fetch(origin + path, { headers })).headers.get('x-seen-search')
  expect(await seen('/200//?flag&x=%FF&y=?')).toBe('?flag&x=%FF&y=?')
  expect(await seen('/201')).toBe('')
})

function send(method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; allow?: string }>((resolve, reject) => {
    const request = httpRequest(`${origin}/200`, { method, headers, timeout: 3000 }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, allow: response.headers.allow })
    })
    request.on('timeout', () => request.destroy(new Error('no response')))
    request.on('error', reject)
    request.end()
  })
}

/** What a server responds to lines that no client of the fetch standard would send. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test.each(['localhost', 'localhost:3000', '127.0.0.1:80', '10.1.2.3', '[::1]:3000', 'WWW.localhost'])(
  'the host %s is taken',
  async (host) => expect(await raw('GET /200/ HTTP/1.0', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /),
)

test.each(['evil.example', 'localhost.evil.example', '203.0.113.9', 'a b', '', '[::ffff:203.0.113.9]'])(
  'the host "%s", which is made up, is refused, but for the probe (B471)',
  async (host) => {
    expect(await raw('GET /200/ HTTP/1.0', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 421 [\s\S]*no-store/)
    expect(await raw('GET /api/health?ready HTTP/1.0', `Host: ${host}`)).not.toMatch(/^HTTP\/1\.1 421 /)
  },
)

test('a request of HTTP/1.0 without a host is for this site (B471)', async () => {
  expect(await raw('GET /200/ HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /)
})

test('HEAD says no other length than GET (B472)', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0']) {
    const headers = { 'accept-encoding': encoding }
    const lengthOf = async (method: string, path: string) => {
      const response = await fetch(origin + path, { method, headers })
      await response.text()
      return response.headers.get('content-length')
    }
    for (const path of ['/200/long', '/200/short'])
      expect(await lengthOf('HEAD', path)).toBe(await lengthOf('GET', path))
    expect((await lengthOf('HEAD', '/200/long')) === null).toBe(/^(br|gzip)$/.test(encoding))
  }
})

test('a response that no cache shares has the id of its request (B475)', async () => {
  const headers = { 'x-request-id': 'from-the-proxy' }
  const idOf = async (path: string) => (await fetch(origin + path, { headers })).headers.get('x-request-id')
  expect(await idOf('/502/no-store')).toBe('from-the-proxy')
  expect(await idOf(`/200/${encodeURIComponent(NEXT_PAGE)}`)).toBeNull()
  const given = (await fetch(`${origin}/200/no-store`)).headers.get('x-request-id')
  expect(given).toMatch(/^[\w-]{36}$/)
})

const BARE_POLICY = [
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'nosniff',
  'no-referrer',
  'same-origin',
]

function policyOf({ headers }: Response): (string | null)[] {
  const names = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy']
  return names.map((name) => headers.get(name))
}

test('where the site is reached by https, what is refused says so, too (B477)', async () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://www.example.com.au'
  await jest.isolateModulesAsync(async () => {
    const { createSiteServer: create } = await import('@/lib/server/http/site-server')
    const secure = create(async (_, response) => void response.end())
    const response = await fetch(`${await listen(secure)}/%`)
    secure.close()
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
  delete process.env.NEXT_PUBLIC_SITE_URL
  expect((await fetch(`${origin}/%`)).headers.has('strict-transport-security')).toBe(false)
})

test('where the site is reached by https, cookies of drafts have the prefix __Host-, and count with it only (B486)', async () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://www.example.com.au'
  await jest.isolateModulesAsync(async () => {
    const { createSiteServer: create } = await import('@/lib/server/http/site-server')
    const secure = create(async ({ headers }, response) => {
      response.setHeader('Set-Cookie', ['draft-secret=a; Path=/; HttpOnly', 'theme=b; Path=/'])
      response.end(headers.cookie)
    })
    const cookie = '__prerender_bypass=x; __Host-__prerender_bypass=y'
    const response = await fetch(`${await listen(secure)}/200`, { headers: { cookie } })
    secure.close()
    expect(await response.text()).toBe('__prerender_bypass=y')
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-draft-secret=a; Path=/; HttpOnly; Secure',
      'theme=b; Path=/',
    ])
  })
  delete process.env.NEXT_PUBLIC_SITE_URL
})

test('a refused request leaves a line in the log, without the query (B487)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await jest.isolateModulesAsync(async () => {
    const { createSiteServer: create } = await import('@/lib/server/http/site-server')
    const fresh = create(async (_, response) => void response.end())
    await fetch(`${await listen(fresh)}/%?q=private`)
    fresh.close()
  })
  expect(String(warn.mock.lastCall?.[0])).toMatch(/"event":"http.refused".*"status":400,"method":"GET","path":"\/%"/)
  expect(String(warn.mock.lastCall?.[0])).not.toContain('private')
  warn.mockRestore()
})

test('a request whose end is named in two ways is refused, and what follows in it is no request', async () => {
  const smuggled = ['0', '', 'GET /200/ HTTP/1.1', 'Host: localhost']
  const lengths = ['Content-Length: 5', 'Transfer-Encoding: chunked']
  const response = await raw('POST /200/ HTTP/1.1', 'Host: localhost', ...lengths, '', ...smuggled)
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test('TRACE is refused', async () => {
  expect(await send('TRACE')).toEqual({ status: 405, allow: 'GET, HEAD, POST' })
})

test.each(['/200/%', '/200/%E0%A4%A', '/200/%zz', '/studio/%E9', '/api/v1/blog-post/%FF', '/_next/static/%C3%28.js'])(
  'a path that cannot be decoded is 400: %s (B447)',
  async (path) => {
    const response = await fetch(origin + path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(policyOf(response)).toEqual(BARE_POLICY)
  },
)

test.each(['/200//caf%E9', '/200//%E2%82%AC', '/200//?x=%'])(
  'a path that may be redirected is not: %s',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(200)
  },
)

test('a request to upgrade to HTTP/2 is answered in HTTP/1.1, although the server listens for upgrades as Next does', async () => {
  const response = await send('GET', {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMA',
  })
  expect(response.status).toBe(200)
})

test('an error of the handler becomes one line in the log and a response without details', async () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => {})
  const response = await fetch(`${origin}/error/?brief=secret`)
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error'])
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(policyOf(response)).toEqual(BARE_POLICY)
  expect(write.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'http.failed', path: '/error/', reason: 'Next has failed' }),
  ])
})
