import type { ContentLake } from '../../src/server.ts'
import { requestLake, startLake } from '../../testing/lake.ts'
import { listenPath, openStream } from './streams.ts'

const listen = listenPath('*')
const live = '/v2025-02-19/data/live/events/production'
const query = '/v2025-02-19/data/query/production?query=1'
const page = 'http://localhost:3000'

let lake: ContentLake
let host: string
beforeAll(async () => {
  lake = await startLake()
  host = `localdemo.localhost:${lake.port}`
})

/** The host to which a page's stream is redirected. */
async function moved(path: string, from = host): Promise<string> {
  const response = await requestLake(lake, path, { headers: { host: from, origin: page } })
  expect(response.status).toBe(307)
  expect(response.headers['access-control-allow-origin']).toBe(page)
  expect(response.headers['access-control-allow-credentials']).toBe('true')
  expect(response.headers['cache-control']).toBe('no-store')
  const location = new URL(response.headers.location ?? '')
  expect(`${location.pathname}${location.search}`).toBe(path)
  return location.host
}

/** Requests a stream, and closes it at once. */
async function begin(path: string, headers: Record<string, string>) {
  const stream = await openStream(lake, path, headers)
  stream.close()
  return stream
}

test.each([listen, live])("redirects a page's stream to its own host name: %s", async (path) => {
  const own = await moved(path)
  expect(own).toMatch(/^sse-[0-9a-f]{32}-\d+\.localdemo\.localhost:\d+$/)
  expect(await moved(path)).not.toBe(own)
  expect(await moved(path, `localhost:${lake.port}`)).toMatch(/^sse-[0-9a-f]{32}-\d+\.localhost:\d+$/)
  const stream = await openStream(lake, path, { host: own, origin: 'null' })
  expect(stream.status).toBe(200)
  expect(stream.headers['access-control-allow-origin']).toBe('null')
  expect(stream.headers['access-control-allow-credentials']).toBe('true')
  expect((await stream.next()).event).toBe('welcome')
  stream.close()
})

test('allows a CORS preflight', async () => {
  const own = await moved(listen)
  const headers = { host: own, origin: 'null', 'access-control-request-headers': 'last-event-id' }
  const preflight = await requestLake(lake, listen, { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(204)
  expect(preflight.headers['access-control-allow-headers']).toBe('last-event-id')
})

test('responds directly to requests that come from no browser page, or are already redirected', async () => {
  const accepted: Record<string, string>[] = [
    { host },
    { host: `127.0.0.1:${lake.port}`, origin: page },
    { host: await moved(listen), origin: page },
  ]
  for (const headers of accepted) {
    expect((await begin(listen, headers)).status).toBe(200)
  }
})

test("a stream's host name admits a page without origin to nothing but streams", async () => {
  const headers = { host: await moved(listen), origin: 'null' }
  expect((await begin(live, headers)).status).toBe(200)
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    expect(
      (await requestLake(lake, query, { method, headers, body: method === 'POST' ? '{}' : undefined })).status,
    ).toBe(403)
  }
})

test.each(['null', 'https://evil.example', 'http://localhost.evil.example'])(
  'pages of %s get no stream and no redirect',
  async (origin) => {
    for (const path of [listen, live]) {
      for (const name of [host, `127.0.0.1:${lake.port}`, `sse-${'a'.repeat(32)}-1.${host}`]) {
        const response = await begin(path, { host: name, origin })
        expect(response.status).toBe(403)
        expect(response.headers.location).toBeUndefined()
        expect(response.headers['access-control-allow-origin']).toBeUndefined()
      }
    }
  },
)

test('a page of another origin cannot use a leaked host name', async () => {
  const own = await moved(listen)
  expect((await begin(listen, { host: own, origin: 'https://evil.example' })).status).toBe(403)
  const rebound = own.replace('localdemo.localhost', 'evil.example')
  expect((await begin(listen, { host: rebound, origin: 'null' })).status).toBe(403)
})

test('a page of another origin cannot hold streams open through image elements', async () => {
  const headers = { host, 'sec-fetch-site': 'cross-site' }
  for (const path of [listen, live, query]) {
    expect((await begin(path, { ...headers, 'sec-fetch-mode': 'no-cors' })).status).toBe(403)
  }
  expect((await begin(query, { ...headers, 'sec-fetch-mode': 'navigate' })).status).toBe(200)
})
