/**
 * The webhook's route over real HTTP, with signatures as Sanity creates them. Each test provides the lake and
 * Next's revalidation.
 */

import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { encodeSignatureHeader } from '@sanity/webhook'
import { createHandler, type RevalidationDeps } from '@/lib/revalidation/server/handler'
import { markRenderStarted } from '@/lib/revalidation/server/render-starts'
import { contentEvent } from '../../../helpers/data/content-event'

const SECRET = 'a secret of thirty-two characters'

const nowhere = { path: null }
const ARTICLE = '/knowledge-base/business/usage-fees'

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
      renderedApiPages: async () => [ARTICLE],
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
    headers: over.headers ?? { 'sanity-webhook-signature': signature },
    body: method === 'POST' ? body : undefined,
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

test('an edit revalidates its page', async () => {
  const { site, made } = workingSite()
  expect(await deliver(await serve(site), contentEvent())).toEqual({
    status: 200,
    answer: { revalidated: ['/a'], failed: [] },
  })
  expect(made).toEqual(['/a'])
  expect(logLines()).toEqual([])
})

test('a redirect is on no page: the pages that visitors have opened are not even listed', async () => {
  const renderedApiPages = jest.fn(async () => [ARTICLE])
  const { site, made } = workingSite({ renderedApiPages })
  const delivered = await deliver(await serve(site), contentEvent({ type: 'redirect' }))
  expect(delivered).toEqual({ status: 200, answer: { revalidated: [], failed: [] } })
  expect(made).toEqual([])
  expect(renderedApiPages).not.toHaveBeenCalled()
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
    refreshRoutes: (change) => {
      steps.push('refresh')
      return site.refreshRoutes(change)
    },
    revalidate: (path) => {
      steps.push(path)
      return site.revalidate(path)
    },
  })
  await deliver(origin, contentEvent())
  expect(steps).toEqual(['read', 'read', 'refresh', '/a'])
})

test.each([
  ['a fact', contentEvent({ id: 'facts', type: 'facts', before: nowhere, after: nowhere }), ['/', '/a', '/b', '/c']],
  ['a page in the navigation, which has moved', contentEvent({ after: { path: '/c' } }), ['/c', '/a', '/', '/b']],
])('%s reaches the articles that visitors have opened, after the pages', async (_, event, pages) => {
  const { site, made } = workingSite({ readDependents: async () => ({ pages: [], settings: true }) })
  expect((await deliver(await serve(site), event)).status).toBe(200)
  await waitFor(() => made.includes(ARTICLE))
  expect(made).toEqual([...pages, '/404', '/500', ARTICLE])
})

test('an article that cannot be rendered now is logged, and the sender has nothing to repeat', async () => {
  const { site } = workingSite()
  const origin = await serve({
    ...site,
    revalidate: async (path) => {
      if (path === ARTICLE) throw new Error('Invalid response 500')
      await site.revalidate(path)
    },
  })
  const facts = contentEvent({ id: 'facts', type: 'facts', before: nowhere, after: nowhere })
  expect((await deliver(origin, facts)).status).toBe(200)
  await waitFor(() => logLines().length > 0)
  expect(logLines()).toEqual([expect.stringMatching(/"event":"revalidate.api_pages_failed".*"failed":1/)])
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
  expect((await deliver(origin, contentEvent())).status).toBe(200)
  expect(made).toEqual(['/a'])
  expect(joined).toBe(2)
})

test('one failing page does not stop the others, and the sender is told to retry', async () => {
  const { site, made } = workingSite({ renderedApiPages: async () => [] })
  const origin = await serve({
    ...site,
    revalidate: async (path) => {
      if (path === '/b') throw new Error('Failed to revalidate /b: Invalid response 500')
      await site.revalidate(path)
    },
  })
  const settings = contentEvent({ id: 'siteSettings', type: 'siteSettings', before: nowhere, after: nowhere })
  const { status, answer } = await deliver(origin, settings)
  expect(status).toBe(500)
  expect(answer).toEqual({
    revalidated: ['/', '/a', '/c', '/404', '/500'],
    failed: [{ path: '/b', reason: 'Failed to revalidate /b: Invalid response 500' }],
  })
  expect(made).toEqual(['/', '/a', '/c', '/404', '/500'])
  expect(logLines()).toEqual([expect.stringMatching(/"event":"revalidate.failed".*"path":"\/b"/)])
})

test('a late event of a document that has been deleted since leaves its path gone', async () => {
  const { site, made } = workingSite({ readRevision: async () => null })
  expect((await deliver(await serve(site), contentEvent())).status).toBe(200)
  expect(made).toEqual(['/a'])
  expect(logLines()).toEqual([expect.stringContaining('revalidate.not_visible')])
})

test('while the Content Lake is down the sender has to retry', async () => {
  const { site, made } = workingSite({ refreshRoutes: () => Promise.reject(new Error('connect ECONNREFUSED')) })
  expect((await deliver(await serve(site), contentEvent())).status).toBe(503)
  expect(made).toEqual([])
  expect(logLines()).toEqual([expect.stringMatching(/revalidate.content_unreadable.*ECONNREFUSED/)])
})

test('without a secret nothing is accepted, whatever the signature', async () => {
  const { site, made } = workingSite({ secret: () => null })
  expect((await deliver(await serve(site), contentEvent())).status).toBe(503)
  expect(made).toEqual([])
  expect(logLines()).toEqual([expect.stringMatching(/revalidate.no_secret.*SANITY_WEBHOOK_SECRET/)])
})

test.each<[string, number, Delivery]>([
  ['a signature made with another secret', 401, { secret: 'another secret' }],
  ['a missing signature', 401, { headers: {} }],
  ['a malformed signature', 401, { headers: { 'sanity-webhook-signature': 'let me in' } }],
  ['a signature of another body', 401, { headers: { 'sanity-webhook-signature': `t=${Date.now()},v1=AAAA` } }],
  ['a signature from two hours ago', 401, { timestamp: Date.now() - 2 * 60 * 60_000 }],
  ['a signature from tomorrow', 401, { timestamp: Date.now() + 24 * 60 * 60_000 }],
  ['a signed body that is no JSON', 400, { body: 'id=page-a' }],
  ['a signed list', 400, { body: '[]' }],
  ['a signed body of another shape', 400, { body: '{"_id":"page-a"}' }],
  ['a signed draft', 400, { body: JSON.stringify(contentEvent({ id: 'drafts.page-a' })) }],
  ['a body larger than 64 KB', 413, { body: JSON.stringify({ ...contentEvent(), more: 'x'.repeat(70_000) }) }],
  ['a method other than POST', 405, { method: 'GET' }],
])('%s is refused with %i', async (_, status, delivery) => {
  const { site, made } = workingSite()
  expect((await deliver(await serve(site), contentEvent(), delivery)).status).toBe(status)
  expect(made).toEqual([])
})

test('a transcript reaches the opened page of its voice, and of the voice that it was of before (B702)', async () => {
  const pages = ['/voice-over-artists/wren-4', '/voice-over-artists/rook-5', '/voice-over-artists/lark-6']
  const { site, made } = workingSite({ renderedApiPages: async () => [ARTICLE, ...pages] })
  const event = contentEvent({
    id: 'transcript-4-40',
    type: 'transcript',
    before: { path: null, voiceId: '5' },
    after: { path: null, voiceId: '4' },
  })
  expect((await deliver(await serve(site), event)).status).toBe(200)
  await waitFor(() => made.length === 2)
  expect(made).toEqual(pages.slice(0, 2))
})
