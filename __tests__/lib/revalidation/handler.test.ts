/**
 * The webhook's route over real HTTP, with signatures as Sanity creates them. Each test provides the lake and
 * Next's revalidation.
 */

import { encodeSignatureHeader } from '@sanity/webhook'
import { createHandler, type RevalidationDeps } from '@/lib/revalidation/handler'
import { markRenderStarted } from '@/lib/revalidation/render-starts'
import { startHttpServer } from '../../helpers/http-server'

const SECRET = 'a secret of thirty-two characters'

const payload = (over: object = {}) => ({
  operation: 'update',
  id: 'page-a',
  type: 'page',
  rev: 'r2',
  previousRev: 'r1',
  updatedAt: '2026-01-01T00:00:10Z',
  before: { path: '/a' },
  after: { path: '/a' },
  ...over,
})

type Site = RevalidationDeps & { revalidate(path: string): Promise<void> }

/** A site on which everything works: changes can be read, and renders start at once. */
function workingSite(over: Partial<Site> = {}): { site: Site; made: string[] } {
  const made: string[] = []
  return {
    made,
    site: {
      secret: () => SECRET,
      readRevision: async () => ({ rev: 'r2', updatedAt: '2026-01-01T00:00:10Z' }),
      readDependents: async () => ({ pages: [], settings: false }),
      refreshRoutes: async () => ({ paths: new Set(['/', '/a', '/b', '/c']) }),
      revalidate: async (path) => {
        markRenderStarted(path)
        made.push(path)
      },
      timeoutMs: 200,
      ...over,
    },
  }
}

let logged: jest.SpyInstance[]

beforeEach(() => {
  logged = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')].map((spy) => spy.mockImplementation(() => {}))
})

afterEach(() => jest.restoreAllMocks())

const logLines = () => logged.flatMap((spy) => spy.mock.calls.map(([line]) => String(line)))

async function serve(site: Site): Promise<string> {
  const handle = createHandler(site)
  const server = await startHttpServer((request, response) =>
    handle(request, Object.assign(response, { revalidate: site.revalidate })),
  )
  return server.origin
}

type Delivery = {
  body?: string
  secret?: string
  timestamp?: number
  headers?: Record<string, string>
  method?: string
}

async function deliver(origin: string, event: object, over: Delivery = {}) {
  const { body = JSON.stringify(event), secret = SECRET, timestamp = Date.now(), method = 'POST' } = over
  const signature = await encodeSignatureHeader(body, timestamp, secret)
  const response = await fetch(origin, {
    method,
    headers: over.headers ?? { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    body: method === 'POST' ? body : undefined,
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

test('an edit revalidates its page', async () => {
  const { site, made } = workingSite()
  expect(await deliver(await serve(site), payload())).toEqual({
    status: 200,
    answer: { revalidated: ['/a'], failed: [] },
  })
  expect(made).toEqual(['/a'])
  expect(logLines()).toEqual([])
})

test('a moved page revalidates both paths and the pages that refer to it', async () => {
  const readDependents = jest.fn(async () => ({ pages: ['/c'], settings: false }))
  const { site, made } = workingSite({ readDependents })
  const { status } = await deliver(await serve(site), payload({ after: { path: '/b' } }))
  expect(status).toBe(200)
  expect(made).toEqual(['/b', '/a', '/c'])
  expect(readDependents).toHaveBeenCalledWith('page-a', ['blogCategoryList'])
})

test('caches are refreshed after the change can be read and before pages are revalidated', async () => {
  const steps: string[] = []
  const states = [null, { rev: 'r2', updatedAt: '2026-01-01T00:00:10Z' }]
  const { site } = workingSite()
  const origin = await serve({
    ...site,
    readRevision: async () => {
      steps.push('read')
      return states.shift() ?? null
    },
    refreshRoutes: () => {
      steps.push('refresh')
      return site.refreshRoutes()
    },
    revalidate: (path) => {
      steps.push(path)
      return site.revalidate(path)
    },
  })
  await deliver(origin, payload())
  expect(steps).toEqual(['read', 'read', 'refresh', '/a'])
})

test('a render that started before the change does not count', async () => {
  const { site, made } = workingSite()
  let joined = 0
  const origin = await serve({
    ...site,
    revalidate: async (path) => {
      joined += 1
      if (joined > 1) await site.revalidate(path)
    },
  })
  expect((await deliver(origin, payload())).status).toBe(200)
  expect(made).toEqual(['/a'])
  expect(joined).toBe(2)
})

test('one failing page does not stop the others, and the sender is told to retry', async () => {
  const { site, made } = workingSite()
  const origin = await serve({
    ...site,
    revalidate: async (path) => {
      if (path === '/b') throw new Error('Failed to revalidate /b: Invalid response 500')
      await site.revalidate(path)
    },
  })
  const settings = payload({ id: 'siteSettings', type: 'siteSettings', before: {}, after: {} })
  const { status, answer } = await deliver(origin, settings)
  expect(status).toBe(500)
  expect(answer).toEqual({
    revalidated: ['/', '/a', '/c', '/404', '/500'],
    failed: [{ path: '/b', reason: 'Failed to revalidate /b: Invalid response 500' }],
  })
  expect(made).toEqual(['/', '/a', '/c', '/404', '/500'])
  expect(logLines()).toEqual([expect.stringMatching(/"event":"revalidate.failed".*"path":"\/b"/)])
})

test('revalidates a few pages at a time', async () => {
  let running = 0
  let most = 0
  const { site } = workingSite()
  const paths = new Set(Array.from({ length: 30 }, (_, index) => `/page-${index}`))
  const origin = await serve({
    ...site,
    refreshRoutes: async () => ({ paths }),
    revalidate: async (path) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running -= 1
      await site.revalidate(path)
    },
  })
  await deliver(origin, payload({ type: 'siteSettings' }))
  expect(most).toBe(4)
})

test('two events out of order: the late one waits for nothing and shows the current content', async () => {
  const { site, made } = workingSite({ readRevision: async () => ({ rev: 'r3', updatedAt: '2026-01-01T00:00:20Z' }) })
  const origin = await serve(site)
  const newer = payload({ rev: 'r3', previousRev: 'r2', updatedAt: '2026-01-01T00:00:20Z' })
  expect((await deliver(origin, newer)).status).toBe(200)
  expect((await deliver(origin, payload())).status).toBe(200)
  expect(made).toEqual(['/a', '/a'])
})

test('an update that arrives after a later delete: the path stays gone, without waiting', async () => {
  const { site, made } = workingSite({ readRevision: async () => null, timeoutMs: 60_000 })
  const origin = await serve(site)
  const gone = payload({ operation: 'delete', rev: null, previousRev: 'r2', after: {} })
  expect((await deliver(origin, gone)).status).toBe(200)
  expect((await deliver(origin, payload())).status).toBe(200)
  expect(made).toEqual(['/a', '/a'])
})

test('a change that cannot be read revalidates nothing: the sender has to retry', async () => {
  const { site, made } = workingSite({ readRevision: async () => null })
  expect((await deliver(await serve(site), payload())).status).toBe(503)
  expect(made).toEqual([])
  expect(logLines()).toEqual([expect.stringContaining('revalidate.not_visible')])
})

test('continues to wait while the Content Lake is down', async () => {
  const { site, made } = workingSite({ refreshRoutes: () => Promise.reject(new Error('connect ECONNREFUSED')) })
  expect((await deliver(await serve(site), payload())).status).toBe(503)
  expect(made).toEqual([])
  expect(logLines()).toEqual([expect.stringMatching(/revalidate.content_unreadable.*ECONNREFUSED/)])
})

test('concurrent duplicates of a delivery are handled once', async () => {
  const { site, made } = workingSite()
  const start = Promise.withResolvers<void>()
  const origin = await serve({ ...site, revalidate: (path) => start.promise.then(() => site.revalidate(path)) })
  const both = [deliver(origin, payload()), deliver(origin, payload())]
  setTimeout(start.resolve, 50)
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect(made).toEqual(['/a'])
})

test('without a secret nothing is accepted, whatever the signature', async () => {
  const { site, made } = workingSite({ secret: () => null })
  expect((await deliver(await serve(site), payload())).status).toBe(503)
  expect(made).toEqual([])
  expect(logLines()).toEqual([expect.stringMatching(/revalidate.no_secret.*SANITY_WEBHOOK_SECRET/)])
})

const json = { 'content-type': 'application/json' }

test.each<[string, Delivery]>([
  ['made with another secret', { secret: 'another secret' }],
  ['that is missing', { headers: json }],
  ['that is malformed', { headers: { ...json, 'sanity-webhook-signature': 'let me in' } }],
  ['of another body', { headers: { ...json, 'sanity-webhook-signature': `t=${Date.now()},v1=AAAA` } }],
  ['from two hours ago', { timestamp: Date.now() - 2 * 60 * 60_000 }],
  ['from tomorrow', { timestamp: Date.now() + 24 * 60 * 60_000 }],
])('a signature %s is refused', async (_, delivery) => {
  const { site, made } = workingSite()
  expect((await deliver(await serve(site), payload(), delivery)).status).toBe(401)
  expect(made).toEqual([])
})

test.each([
  ['no JSON', 'id=page-a'],
  ['a list', '[]'],
  ['another shape', '{"_id":"page-a"}'],
  ['a draft', JSON.stringify(payload({ id: 'drafts.page-a' }))],
])('a signed body that is %s is a bad request', async (_, body) => {
  const { site, made } = workingSite()
  expect((await deliver(await serve(site), {}, { body })).status).toBe(400)
  expect(made).toEqual([])
})

test('a body larger than 64 KB is not read', async () => {
  const { site } = workingSite()
  const body = JSON.stringify(payload({ more: 'x'.repeat(70_000) }))
  expect((await deliver(await serve(site), {}, { body })).status).toBe(413)
})

test('only POST is allowed', async () => {
  const { site } = workingSite()
  expect((await deliver(await serve(site), payload(), { method: 'GET' })).status).toBe(405)
})
