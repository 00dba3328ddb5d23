/** What every HTTP server of the site does after `installServerHooks`, over real sockets. */
import { createServer, request as httpRequest, Server } from 'node:http'
import { installServerHooks } from '@/lib/http/server-hooks'

const NEXT_PAGE = 's-maxage=60, stale-while-revalidate=600'

const { emit } = Server.prototype
let server: Server
let origin: string

beforeAll(async () => {
  installServerHooks()
  server = createServer(({ url = '' }, response) => {
    const [, status, caching] = url.split('/')
    response.statusCode = Number(status)
    if (caching) response.setHeader('Cache-Control', decodeURIComponent(caching))
    response.setHeader('x-middleware-rewrite', 'http://localhost:3000/404')
    response.end('body')
  })
  server.on('upgrade', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  Server.prototype.emit = emit
})

test.each([
  [200, NEXT_PAGE, `public, max-age=0, ${NEXT_PAGE}, stale-if-error=86400`],
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

test('TRACE is refused', async () => {
  expect(await send('TRACE')).toEqual({ status: 405, allow: 'GET, HEAD, POST' })
})

test('a request to upgrade to HTTP/2 is answered in HTTP/1.1, although the server listens for upgrades as Next does', async () => {
  const response = await send('GET', {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMA',
  })
  expect(response.status).toBe(200)
})
