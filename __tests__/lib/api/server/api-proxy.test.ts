import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { createReadHandler } from '@/lib/api/server/api-proxy'
import { type ApiClient, createApiClient, UpstreamError } from '@/lib/api/server/client'

/** Requests the proxy over HTTP. */
async function request(client: ApiClient, path: string, query: Record<string, string> = {}, method = 'GET') {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const proxy = await startHttpServer(createReadHandler(client))
  const response = await fetch(`${proxy.origin}/api/v1${path}?${new URLSearchParams(query)}`, { method })
  const { status, headers } = response
  const body: unknown = await response.json()
  const lines = log.mock.calls.length
  log.mockRestore()
  return { status, headers, body, lines }
}

/** Requests the proxy in front of an API that responds as given. */
async function requestProxy(
  path: string,
  query: Record<string, string> = {},
  options: { method?: string; status?: number; body?: unknown } = {},
) {
  const requests: string[] = []
  const server = await startHttpServer(({ url = '' }, response) => {
    requests.push(url)
    const body = options.body ?? { voices: [], totalCount: 0, totalPages: 0, blogCategories: [] }
    response.writeHead(options.status ?? 200).end(JSON.stringify(body))
  })
  return { ...(await request(createApiClient(server.origin), path, query, options.method)), requests }
}

test('serves a read of the table with shared cache headers', async () => {
  const { status, headers, body, requests } = await requestProxy('/voices', {
    featuredOnly: 'true',
    page: '1',
    pageSize: '50',
  })
  expect(status).toBe(200)
  expect(body).toEqual({ voices: [], totalCount: 0, totalPages: 0 })
  expect(requests).toEqual(['/api/v1/voices?featuredOnly=true&page=1&pageSize=50'])
  expect(headers.get('cache-control')).toContain('s-maxage=60')
  expect(headers.get('cache-control')).toContain('stale-if-error')
})

test('fills path parameters', async () => {
  expect((await requestProxy('/blog-categories/2/10')).requests).toEqual(['/v1/blog-categories/2/10'])
  expect((await requestProxy('/blog-post/how%20to')).requests).toEqual(['/v1/blog-post/how%20to'])
})

test.each([
  ['/voices', { page: '0', pageSize: '12' }, 'page'],
  ['/voices', { page: '1' }, 'pageSize'],
  ['/voices', { page: '1', pageSize: '12', genderId: '3' }, 'genderId'],
  ['/voices', { page: '1', pageSize: '12', featuredOnly: 'yes' }, 'featuredOnly'],
  ['/voices', { page: '1', pageSize: '12', sort: 'x' }, 'sort'],
  ['/rate/estimated-quote/narration', { wordCount: '151' }, 'wordCount'],
])('%s %j is refused before the API is requested, naming %s', async (path, query, field) => {
  const { status, body, requests } = await requestProxy(path, query)
  expect(status).toBe(400)
  expect(body).toEqual({ error: { field, message: expect.stringContaining(field) } })
  expect(requests).toEqual([])
})

test('anything outside the table is 404, a wrong method 405', async () => {
  expect((await requestProxy('/users')).status).toBe(404)
  expect((await requestProxy('/voices/1/2')).status).toBe(404)
  expect((await requestProxy('/voices', {}, { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD')
})

test('a failing API gives a readable message, is never cached, and is logged once', async () => {
  const { status, headers, body, lines } = await requestProxy('/voices', { page: '1', pageSize: '12' }, { status: 500 })
  expect(status).toBe(502)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({ error: { message: 'We could not load the voices right now. Please try again.' } })
  expect(lines).toBe(1)
})

test('an estimate that cannot be a price is a failure, requested and logged once (B44)', async () => {
  const { status, body, requests, lines } = await requestProxy(
    '/rate/estimated-quote/narration',
    { wordCount: '150' },
    { body: { estimated_quote: { amount: -190 } } },
  )
  expect(status).toBe(502)
  expect(body).toEqual({ error: { message: expect.stringMatching(/^We could not load the estimate right now\./) } })
  expect(requests).toHaveLength(1)
  expect(lines).toBe(1)
})

test.each([
  [404, 'We could not find the nationalities.'],
  [400, 'The request for the nationalities was not understood.'],
])('a %i of the API is passed on, and names the requested data', async (status, message) => {
  const { status: received, body } = await requestProxy('/voices/regions', {}, { status })
  expect(received).toBe(status)
  expect(body).toEqual({ error: { message } })
})

test('a timeout names the requested data', async () => {
  const client = createApiClient('http://127.0.0.1:9')
  const error = new UpstreamError('teamMembers', 'timeout')
  const answer = await request({ ...client, readChecked: () => Promise.reject(error) }, '/team-member/list')
  expect(answer).toMatchObject({
    status: 504,
    body: { error: { message: 'It took too long to load the team. Please try again.' } },
  })
})

test('equal requests at the same time, and within two seconds, cost the API one; failures are not shared later', async () => {
  const requests: string[] = []
  let status = 500
  const api = await startHttpServer(({ url = '' }, response) => {
    requests.push(url)
    setTimeout(() => response.writeHead(status).end('[]'), 50)
  })
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const proxy = await startHttpServer(createReadHandler(createApiClient(api.origin)))
  const regions = async () => (await fetch(`${proxy.origin}/api/v1/voices/regions`)).status
  expect(new Set(await Promise.all(Array.from({ length: 20 }, regions)))).toEqual(new Set([502]))
  expect([requests.length, log.mock.calls.length]).toEqual([1, 1])
  status = 200
  expect(new Set(await Promise.all(Array.from({ length: 20 }, regions)))).toEqual(new Set([200]))
  expect(await regions()).toBe(200)
  expect(requests).toHaveLength(2)
  log.mockRestore()
})
