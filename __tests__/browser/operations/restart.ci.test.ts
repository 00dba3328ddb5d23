/** A restarted site: what it knew before is still there, whatever is down. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { readEnv } from '../../../lib/env.ts'
import { freePorts } from '../../../local/processes/free-ports.ts'
import { serve, untilServing } from '../../../local/site/next.ts'
import { createPublished, removeCreated } from '../helpers/content/lake.ts'
import { setFaults, siteOrigin, storedEnquiries, untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const running: ChildProcess[] = []
// Ended as operators end it: a process that is killed while it writes a page leaves half of it to the next test.
test.afterEach(() => Promise.all(running.splice(0).map(end)))

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

/** A new process of the site, with the build and the state of the worker's own. */
async function start(
  env: NodeJS.ProcessEnv,
  over: Record<string, string> = {},
): Promise<{ origin: string; kill(): void }> {
  const [port = 0] = await freePorts(1)
  const own = { ...env, ...over, PORT: String(port) }
  const server = serve(readEnv(own), own, 'pipe')
  running.push(server)
  const origin = `http://127.0.0.1:${port}`
  await untilServing(`${origin}/api/health`, server)
  return { origin, kill: () => void server.kill('SIGKILL') }
}

const DAY_SECONDS = 86_400

/** Lets every rendered page look three days old, so that nobody has visited it for longer than any cache keeps it. */
function age(buildFolder: string): void {
  const then = Date.now() / 1000 - 3 * DAY_SECONDS
  const server = join(buildFolder, 'server')
  for (const folder of ['pages', 'route-cache'].map((name) => join(server, name)).filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true }).map(String)) {
      if (/\.(html|json|meta)$/.test(name)) utimesSync(join(folder, name), then, then)
    }
  }
}

/** Paths of the pages that the build has rendered. */
function builtPaths(buildFolder: string): string[] {
  const manifest: { routes: object } = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  return Object.keys(manifest.routes).filter((path) => !/^\/[45]0\d$/.test(path))
}

/** A page past lib/server/http/microcache.ts: what Next itself has. */
async function getThroughNext(origin: string, path: string) {
  const response = await fetch(origin + path, { headers: { 'next-through': '1' }, redirect: 'manual' })
  return { path, status: response.status, cache: response.headers.get('x-nextjs-cache'), text: await response.text() }
}

const statusesOf = async (origin: string, paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await getThroughNext(origin, path)).status])))

const allWith = (status: number, paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, status]))

for (const [what, environment] of [
  ['last good responses', {}],
  ['last rendered page alone', { STATE_DIR: ':memory:' }],
] as const) {
  test(`with the ${what} every page keeps what it has, however old, when the site restarts while the API is down (B341)`, async ({
    stack,
  }) => {
    const folder = stack.env.NEXT_DIST_DIR ?? ''
    await untilPageHas('/', 'Tamsin Reed')
    const paths = builtPaths(folder)
    // What files before this one have changed is rendered.
    await expect.poll(() => statusesOf(stack.env.SITE_ORIGIN ?? '', paths)).toEqual(allWith(200, paths))
    await setFaults([{ match: '*', drop: true }])
    age(folder)
    const { origin } = await start(stack.env, environment)
    expect(await statusesOf(origin, paths)).toEqual(allWith(200, paths))
    // It has been rendered again, or that has failed.
    await expect
      .poll(async () => {
        const { cache, text } = await getThroughNext(origin, '/')
        expect(text).toContain('Tamsin Reed')
        return cache
      })
      .toBe('HIT')
  })
}

test('while the Content Lake is down a restarted site has every page, however old, and its redirects and 404s (B341)', async ({
  stack,
}) => {
  test.setTimeout(240_000)
  const folder = stack.env.NEXT_DIST_DIR ?? ''
  const article = '/knowledge-base/podcast/show-notes-worth-reading'
  let lakeIs: 'up' | 'gone' | 'silent' = 'up'
  const lakeOrigin = stack.env.LAKE_ORIGIN ?? ''
  const lakeProxy = createServer((request, response) => {
    if (lakeIs === 'gone') request.socket.destroy()
    if (lakeIs !== 'up') return
    const sent = httpRequest(
      lakeOrigin + request.url,
      { method: request.method, headers: request.headers },
      (found) => {
        response.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(response)
      },
    )
    request.pipe(sent.on('error', () => response.destroy()))
  })
  const [lakePort = 0, metricsPort = 0] = await freePorts(2)
  lakeProxy.listen(lakePort, '127.0.0.1')
  const over = { LOCAL_LAKE_PORT: String(lakePort), METRICS_PORT: String(metricsPort) }
  const staleSeconds = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/^site_stale_page_seconds (\d+)$/m.exec(text)?.[1])
  }
  try {
    await createPublished('redirect-restart', 'redirect', {
      source: '/moved-restart',
      permanent: true,
      target: { _type: 'redirectTarget', kind: 'path', path: '/services' },
    })
    const before = await start(stack.env, over)
    await expect.poll(async () => (await getThroughNext(before.origin, '/moved-restart')).status).toBe(308)
    expect((await getThroughNext(before.origin, article)).status).toBe(200)
    before.kill()

    const { build }: { build: string } = JSON.parse(readFileSync(join(folder, 'core-files.json'), 'utf8'))
    const paths = builtPaths(folder)
    const dataPaths = paths.map((path) => `/_next/data/${build}${path === '/' ? '/index' : path}.json`)
    for (const state of ['gone', 'silent'] as const) {
      lakeIs = state
      age(folder)
      const { origin, kill } = await start(stack.env, over)
      const startedAt = performance.now()
      const cold = [...paths, ...dataPaths, article]
      expect(await statusesOf(origin, cold)).toEqual(allWith(200, cold))
      expect(performance.now() - startedAt).toBeLessThan(15_000)
      expect(await statusesOf(origin, ['/moved-restart', '/nothing-is-here'])).toEqual({
        '/moved-restart': 308,
        '/nothing-is-here': 404,
      })
      const ready = await fetch(`${origin}/api/health?ready`)
      expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded', down: ['content'] }])
      await expect.poll(staleSeconds).toBeGreaterThan(2 * DAY_SECONDS)
      if (state === 'silent') {
        lakeIs = 'up'
        // Each page is rendered again when it is visited next.
        await expect
          .poll(
            async () => {
              await statusesOf(origin, cold)
              return staleSeconds()
            },
            { timeout: 90_000, intervals: [1000] },
          )
          .toBe(0)
      }
      kill()
    }
  } finally {
    lakeProxy.closeAllConnections()
    lakeProxy.close()
    await removeCreated()
  }
})

const ENQUIRY = { name: 'Rosa Marsh', phone: '0400000000', email: 'rosa@example.com.au', brief: 'After a restart.' }

test('an enquiry that was sent before kill -9 is not forwarded again', async ({ stack }) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `restart-${Date.now()}` }
  const body = JSON.stringify(ENQUIRY)
  const send = async (origin: string) =>
    (await fetch(`${origin}/api/v1/send-contactus`, { method: 'POST', headers, body })).status
  const count = () => storedEnquiries().filter(({ brief }) => brief === ENQUIRY.brief).length
  const before = await start(stack.env)
  expect(await send(before.origin)).toBe(200)
  before.kill()
  const after = await start(stack.env)
  expect(await send(after.origin)).toBe(200)
  expect(count()).toBe(1)
  const other = JSON.stringify({ ...ENQUIRY, brief: 'Something else.' })
  expect((await fetch(`${after.origin}/api/v1/send-contactus`, { method: 'POST', headers, body: other })).status).toBe(
    409,
  )
})

test('caches in front may keep pages and nothing else', async () => {
  const origin = siteOrigin()
  const caching = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(origin + path, init)
    expect(headers.get('x-middleware-rewrite')).toBeNull()
    return [status, headers.get('cache-control')]
  }
  const { headers } = await fetch(`${origin}/services`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  const moved = await fetch(`${origin}/Services/`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('vary')]).toEqual([308, expect.stringContaining('x-nextjs-data')])
  // Five seconds for a page that was built without the API.
  const page = /^public, max-age=0, s-maxage=(5|60), stale-while-revalidate=600, stale-if-error=86400$/
  expect(await caching('/services')).toEqual([200, expect.stringMatching(page)])
  for (const path of [
    '/nothing',
    '/_next/static/chunks/none.js',
    '/knowledge-base/podcast/nothing',
    '/_next/data/x/a.json',
  ]) {
    const [status, value] = await caching(path)
    expect([path, status]).toEqual([path, 404])
    expect(value).toMatch(/no-store/)
  }
})

/** Queries of campaigns, and names that mean something inside Next. */
const QUERIES = [
  ...['gclid=Cj0KCQ', 'utm_source=news&utm_campaign=spring', 'fbclid=IwAR2', '=', '&&', 'a'.repeat(4000)],
  ...[
    'path=our-story',
    'path=a&path=b',
    'nxtPpath=our-story',
    'nxtIpath=our-story',
    '__nextDataReq=1',
    '__nextLocale=de',
  ],
  ...['_rsc=1', '__nextFallback=1', '__nextNotFoundSrcPage=/x', 'amp=1', 'x-nextjs-data=1', '__nextppronly=1'],
]

test('the HTML of a page does not depend on its query, and one copy of it serves every campaign', async () => {
  const origin = siteOrigin()
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  // Past lib/server/http/microcache.ts: what Next itself makes of the query.
  const throughNext = (path: string) => get(path, { 'next-through': '1' })
  // Rendered by this process and fresh, so that no render falls into the comparison.
  await expect.poll(async () => (await throughNext('/services')).headers.get('x-nextjs-cache')).toBe('HIT')
  const page = await throughNext('/services')
  expect(page.headers.get('no-vary-search')).toBe('params')
  for (const query of QUERIES) {
    const { status, headers, text } = await throughNext(`/services?${query}`)
    expect([query, status, headers.get('no-vary-search'), text === page.text]).toEqual([query, 200, 'params', true])
  }
  await get('/services?gclid=first')
  const responses = await Promise.all(Array.from({ length: 20 }, (_, click) => get(`/services?gclid=${click}`)))
  expect(new Set(responses.map(({ headers }) => headers.get('no-vary-search')))).toEqual(new Set(['params']))
  expect(new Set(responses.map(({ text }) => text))).toEqual(new Set([page.text]))
})

test('what does depend on the query still gets it', async () => {
  const origin = siteOrigin()
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
  const moved = await get('/Services/?gclid=1&utm_source=a%20b')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    expect.stringMatching(/\/services\?gclid=1&utm_source=/),
  ])
  const enquiry = await get('/enquiry?brief=A+jingle+of+ours')
  expect(enquiry.headers.get('no-vary-search')).toBeNull()
  expect(await enquiry.text()).toContain('A jingle of ours')
  const voices = async (query: string) => (await get(`/api/v1/voices?${query}`)).text()
  const first = await voices('pageSize=2&page=1')
  expect(first).not.toBe(await voices('pageSize=2&page=2'))
  expect(await voices('pageSize=2&page=1')).toBe(first)
})
