/** proxy.ts before articles, with a real Content Lake and API: made-up ones, and an API that is down. */
import { NextRequest } from 'next/server'
import { type RunningApi, startApi } from '../local/api/server'
import { startHttpServer } from './helpers/http-server'
import { later, startLake, temporaryFolder } from './local/content-lake/support'

const ARTICLE = '/knowledge-base/podcast/show-notes-worth-reading'

let api: RunningApi
let asked: string[]
let visit: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lake = await startLake({ dataset: { lines: [] } })
  api = await startApi({ dataDir: temporaryFolder() })
  later(api.close)
  // Counts the requests.
  const counter = await startHttpServer(async (request, response) => {
    asked.push(request.url ?? '')
    const answer = await fetch(api.origin + request.url).catch(() => null)
    if (!answer) return void request.socket.destroy()
    response.writeHead(answer.status).end(await answer.text())
  })
  later(counter.close)
  process.env.API_BASE_URL = counter.origin
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  process.env.NEXT_DIST_DIR = temporaryFolder()
  globalThis.brokenLinksCounter = null
  const { default: proxy } = await import('@/proxy')
  visit = (path, headers = {}) => proxy(new NextRequest(`http://site.example${path}`, { headers }))
})

beforeEach(() => {
  asked = []
  api.setFaults([])
})

afterAll(() => {
  for (const name of ['API_BASE_URL', 'LOCAL_LAKE_PORT', 'NEXT_DIST_DIR']) delete process.env[name]
})

test('an article is passed on; a made-up one is a 404 without being rendered, for one API request a minute', async () => {
  expect((await visit(ARTICLE)).headers.get('x-middleware-next')).toBe('1')
  const made = '/knowledge-base/podcast/never-written'
  for (let count = 0; count < 20; count += 1) {
    expect((await visit(made)).headers.get('x-middleware-rewrite')).toBe('http://site.example/404')
  }
  expect((await visit(made, { 'x-nextjs-data': '1' })).status).toBe(404)
  expect(asked.filter((url) => url.includes('never-written'))).toHaveLength(1)
})

test('while the API is down an unknown article is 503, not cached, for one API request a minute', async () => {
  api.setFaults([{ match: '*', status: 503 }])
  for (let count = 0; count < 20; count += 1) {
    const response = await visit('/knowledge-base/podcast/two-microphones-one-room-no-echo')
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toBe('60')
    expect(await response.text()).toContain('cannot be loaded right now')
  }
  // The request and its one retry.
  expect(asked).toHaveLength(2)
})

test('a thousand made-up articles while the API is down cost it a few requests', async () => {
  api.setFaults([{ match: '*', status: 503 }])
  const statuses: number[] = []
  for (let count = 0; count < 1000; count += 1)
    statuses.push((await visit(`/knowledge-base/podcast/made-up-${count}`)).status)
  expect(new Set(statuses)).toEqual(new Set([503]))
  expect(asked.length).toBeLessThan(20)
})
