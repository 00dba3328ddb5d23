/** Enabling and disabling draft mode over real HTTP: Next's own route handling, secrets in a real Content Lake. */
import { requestLake, startLake } from '@bowerbird/content-lake/testing/lake'
import { serveApiRoute } from '../../../helpers/servers/api-route'

const SECRET = 'a-secret-that-the-studio-made'
const EXPIRED = 'a-secret-of-yesterday'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

function secret(id: string, value: string, age: number): Record<string, unknown> {
  const at = hoursAgo(age)
  return {
    _id: `drafts.${id}`,
    _type: 'sanity.previewUrlSecret',
    _createdAt: at,
    _updatedAt: at,
    secret: value,
    source: 'sanity/presentation',
    studioUrl: 'http://localhost:3000/studio/presentation',
  }
}

/** A site that reads its secrets from the lake. */
let site: string
beforeAll(async () => {
  const lake = await startLake({ dataset: { lines: [secret('fresh', SECRET, 0.5), secret('old', EXPIRED, 1.1)] } })
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  site = await serve('enableDrafts')
})
afterEach(() => jest.restoreAllMocks())

/** Serves a handler of a site with further variables. */
async function serve(handler: 'enableDrafts' | 'disableDrafts', variables: Record<string, string> = {}) {
  const environment = { ...process.env }
  Object.assign(process.env, variables)
  jest.resetModules()
  const { origin } = await serveApiRoute((await import('@/lib/draft/server/http'))[handler])
  // The variables are read when they are needed first.
  ;(await import('@/lib/env')).env()
  process.env = environment
  return origin
}

/** Sends a path exactly as written: `fetch` would normalise it. */
async function visit(origin: string, path: string, method = 'GET') {
  const { status, headers, text } = await requestLake({ origin }, path, { method })
  return { status, headers, cookies: headers['set-cookie'] ?? [], text }
}

const enablePath = (parameters: Record<string, string>) => `/api/draft/enable?${new URLSearchParams(parameters)}`

test("the Studio's secret enables drafts and redirects to the page", async () => {
  const { status, headers, cookies } = await visit(
    site,
    enablePath({
      'sanity-preview-secret': SECRET,
      'sanity-preview-perspective': 'drafts',
      'sanity-preview-pathname': '/services?page=2#prices',
    }),
  )
  expect(status).toBe(307)
  // The secret and the Studio's own parameters are not kept in the URL.
  expect(headers.location).toBe('/services?page=2#prices')
  expect(headers['cache-control']).toBe('no-store')
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__prerender_bypass',
    '__next_preview_data',
    'draft-secret',
  ])
})

test('cookies are same-site, HTTP-only, and Secure on https', async () => {
  const request = enablePath({ 'sanity-preview-secret': SECRET })
  for (const cookie of (await visit(site, request)).cookies) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax$/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Secure|SameSite=None/i)
  }
  const secure = (await visit(await serve('enableDrafts', { NEXT_PUBLIC_SITE_URL: 'https://site.test' }), request))
    .cookies
  expect(secure).toHaveLength(3)
  for (const cookie of secure) expect(cookie).toMatch(/; HttpOnly.*; SameSite=Lax; Secure$/)
})

test.each([
  ['a wrong secret', enablePath({ 'sanity-preview-secret': 'guessed' })],
  ['no secret', '/api/draft/enable'],
  ['an empty secret', '/api/draft/enable?sanity-preview-secret='],
  ['an expired secret', enablePath({ 'sanity-preview-secret': EXPIRED })],
  ['GROQ in the secret', enablePath({ 'sanity-preview-secret': '" || true || "' })],
  ['an invalid target', enablePath({ 'sanity-preview-secret': SECRET, 'sanity-preview-pathname': 'http://[' })],
])('%s is refused with a readable page', async (_, path) => {
  const { status, headers, cookies, text } = await visit(site, path)
  expect(status).toBe(401)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('Preview links last for one hour')
  expect(text).toContain('href="/studio"')
  expect(text).not.toContain('guessed')
  expect(cookies).toEqual([])
  expect(headers.location).toBeUndefined()
})

test('a refused secret leaves a line in the log, without the secret (B487)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await visit(await serve('enableDrafts'), enablePath({ 'sanity-preview-secret': 'guessed-again' }))
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/"event":"http.refused".*"status":401.*"path":"\/api\/draft\/enable"/)],
  ])
  expect(String(warn.mock.calls)).not.toContain('guessed')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/api/draft/disable',
  '/_next/data/x.json',
  '',
])('the redirect cannot leave the pages of this site: %j', async (target) => {
  const { status, headers } = await visit(
    site,
    enablePath({ 'sanity-preview-secret': SECRET, 'sanity-preview-pathname': target }),
  )
  expect(status).toBe(307)
  const landed = new URL(String(headers.location), 'http://site.test')
  expect(landed.origin).toBe('http://site.test')
  expect(landed.pathname).not.toMatch(/^\/(api|_next)\b/i)
  expect(headers.location).not.toMatch(/[\r\n\t\\]/)
})

test('POST does nothing, and HEAD is answered as GET is', async () => {
  const path = enablePath({ 'sanity-preview-secret': SECRET })
  const { status, headers, cookies } = await visit(site, path, 'POST')
  expect([status, headers.allow, cookies]).toEqual([405, 'GET, HEAD', []])
  const [head, get] = [await visit(site, path, 'HEAD'), await visit(site, path)]
  expect([head.status, head.headers.location, head.cookies.length]).toEqual([
    307,
    get.headers.location,
    get.cookies.length,
  ])
})

test('without access to drafts, and while the lake is down, it says so and enables nothing', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const request = enablePath({ 'sanity-preview-secret': SECRET })
  for (const server of [
    await serve('enableDrafts', { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de' }),
    await serve('enableDrafts', { LOCAL_LAKE_PORT: '9' }),
  ]) {
    const { status, cookies, text } = await visit(server, request)
    expect(status).toBe(503)
    expect(text).toContain('could not reach the drafts')
    expect(cookies).toEqual([])
  }
  expect(log).toHaveBeenCalledTimes(2)
  expect(JSON.stringify(log.mock.calls)).not.toContain(SECRET)
})

test('leaving clears all cookies and redirects back', async () => {
  const server = await serve('disableDrafts')
  const { status, headers, cookies } = await visit(server, '/api/draft/disable?path=%2Fservices%3Fpage%3D2')
  expect([status, headers.location]).toEqual([307, '/services?page=2'])
  expect(cookies).toHaveLength(3)
  for (const cookie of cookies) expect(cookie).toMatch(/=; .*Expires=Thu, 01 Jan 1970.*; SameSite=Lax$/)
  for (const path of ['//evil.example', '/%5Cevil.example', 'https://evil.example'])
    expect((await visit(server, `/api/draft/disable?path=${encodeURIComponent(path)}`)).headers.location).toMatch(
      /^\/(?!\/)/,
    )
  expect((await visit(server, '/api/draft/disable')).headers.location).toBe('/')
  expect((await visit(server, '/api/draft/disable', 'POST')).status).toBe(405)
})
