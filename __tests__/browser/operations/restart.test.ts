/** A restarted site: what it knew before is still there, whatever is down. */
import type { ChildProcess } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '../../../lib/env.ts'
import { freePorts } from '../../../local/processes/free-ports.ts'
import { serve, untilServing } from '../../../local/site/next.ts'
import { expect, test } from '../fixtures.ts'
import { healed, setFaults, storedEnquiries } from '../helpers/servers/stand-ins.ts'

const running: ChildProcess[] = []
test.afterEach(() => {
  for (const server of running.splice(0)) server.kill('SIGKILL')
})

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

/** Lets every rendered page look two minutes old, so that the next visit revalidates it. */
function age(buildFolder: string): void {
  const then = Date.now() / 1000 - 120
  const folder = join(buildFolder, 'server', 'pages')
  for (const name of readdirSync(folder).filter((file) => /\.(html|json)$/.test(file))) {
    utimesSync(join(folder, name), then, then)
  }
}

const ENQUIRY = { name: 'Rosa Marsh', phone: '0400000000', email: 'rosa@example.com.au', brief: 'After a restart.' }

for (const [what, environment] of [
  ['last good responses', {}],
  ['last rendered page alone', { STATE_DIR: ':memory:' }],
] as const) {
  test(`with the ${what} a page keeps its voices when the site restarts while the API is down`, async ({ stack }) => {
    await healed('/', 'Tamsin Reed')
    await setFaults([{ match: '*', drop: true }])
    age(stack.env.NEXT_DIST_DIR ?? '')
    const { origin } = await start(stack.env, environment)
    const home = async () => (await fetch(origin)).text()
    await home()
    for (let count = 0; count < 5; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      expect(await home()).toContain('Tamsin Reed')
    }
  })
}

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

test('caches in front may keep pages and nothing else', async ({ stack }) => {
  const { origin } = await start(stack.env)
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
  const page = /^public, max-age=0, s-maxage=(5|60), stale-while-revalidate=6\d\d, stale-if-error=86400$/
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

test('the HTML of a page does not depend on its query, and one copy of it serves every campaign', async ({ stack }) => {
  const { origin } = await start(stack.env)
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
  const kept = await Promise.all(Array.from({ length: 20 }, (_, click) => get(`/services?gclid=${click}`)))
  expect(new Set(kept.map(({ headers }) => headers.get('no-vary-search')))).toEqual(new Set(['params']))
  expect(new Set(kept.map(({ text }) => text))).toEqual(new Set([page.text]))
})

test('what does depend on the query still gets it', async ({ stack }) => {
  const { origin } = await start(stack.env)
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
