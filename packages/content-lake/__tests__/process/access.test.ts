import type { ContentLake } from '../../src/server.ts'
import { picture, requestLake, sha1, startLake } from '../../testing/lake.ts'

const query = '/v2025-02-19/data/query/production?query=1'
let lake: ContentLake
let image: string
beforeAll(async () => {
  const bytes = await picture('png', 8, 8)
  image = `/images/localdemo/production/${sha1(bytes)}-8x8.png`
  lake = await startLake({ dataset: { lines: [], files: { 'images/dot.png': bytes } } })
})

test.each([
  'localhost:3333',
  'LOCALHOST',
  '127.0.0.1:3333',
  '127.8.8.8',
  '[::1]:3333',
  'localdemo.localhost:3333',
  'sse-1.localdemo.localhost',
])('accepts the host name %s', async (host) => {
  expect((await requestLake(lake, query, { headers: { host } })).status).toBe(200)
})

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil-localhost', '192.168.1.5:3333'])(
  'refuses the host name %s',
  async (host) => {
    for (const path of [query, image, '/health'])
      expect((await requestLake(lake, path, { headers: { host } })).status).toBe(403)
    const refused = await requestLake(lake, query, {
      method: 'OPTIONS',
      headers: { host, origin: 'http://localhost:3000' },
    })
    expect(refused.status).toBe(403)
  },
)

test.each(['http://localhost:3000', 'http://127.0.0.1:3001', 'http://studio.localhost', 'https://localhost'])(
  'pages of %s may read, with credentials',
  async (origin) => {
    const response = await requestLake(lake, query, { headers: { origin } })
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    })
    const preflight = await requestLake(lake, query, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-sanity-project-id',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'content-type,x-sanity-project-id',
      'access-control-allow-methods': expect.stringContaining('POST'),
    })
  },
)

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'null',
  'file://',
])('pages of %s may neither read nor send', async (origin) => {
  const body = JSON.stringify({ query: '1' })
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const response = await requestLake(lake, query, {
      method,
      headers: { origin },
      body: method === 'POST' ? body : undefined,
    })
    expect(response.status).toBe(403)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('errors are readable for allowed origins', async () => {
  const origin = 'http://localhost:3000'
  const response = await requestLake(lake, '/v2025-02-19/data/query/production?query=*[', { headers: { origin } })
  expect(response.status).toBe(400)
  expect(response.headers['access-control-allow-origin']).toBe(origin)
})

test('images are served to any origin, without credentials', async () => {
  const response = await requestLake(lake, image, { headers: { origin: 'https://elsewhere.example' } })
  expect(response.status).toBe(200)
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.headers['access-control-allow-credentials']).toBeUndefined()
})
