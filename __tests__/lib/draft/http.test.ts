/** Enabling and disabling draft mode over real HTTP: Next's own route handling, secrets in a real Content Lake. */
import { createDisableHandler, createEnableHandler } from '@/lib/draft/http'
import { serveApiRoute } from '../../helpers/api-route'
import { ask, clientOf, startLake } from '../../local/content-lake/support'

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
  site = await enableServer()
})
afterEach(() => jest.restoreAllMocks())

type Options = { isSecure?: boolean; lakeOrigin?: string; token?: string | null }

async function enableServer({ isSecure = false, lakeOrigin, token = 'local' }: Options = {}): Promise<string> {
  const origin =
    lakeOrigin ??
    (await startLake({ dataset: { lines: [secret('fresh', SECRET, 0.5), secret('old', EXPIRED, 1.1)] } })).origin
  const client = () => {
    if (!token) throw new Error('Drafts cannot be read')
    return clientOf({ origin }, { token, perspective: 'drafts' })
  }
  return (await serveApiRoute(createEnableHandler({ client, isSecure }))).origin
}

/** Sends a path exactly as written: `fetch` would normalise it. */
async function visit(origin: string, path: string, method = 'GET') {
  const { status, headers, text } = await ask({ origin }, path, { method })
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
  const secure = (await visit(await enableServer({ isSecure: true }), request)).cookies
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
  ['a secret that is too long', enablePath({ 'sanity-preview-secret': 'x'.repeat(5000) })],
])('%s is refused with a readable page', async (_, path) => {
  const { status, headers, cookies, text } = await visit(site, path)
  expect(status).toBe(401)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('This preview link does not work')
  expect(text).toContain('href="/studio"')
  expect(text).not.toContain('guessed')
  expect(cookies).toEqual([])
  expect(headers.location).toBeUndefined()
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

test.each(['POST', 'HEAD'])('%s does nothing', async (method) => {
  const { status, headers, cookies } = await visit(site, enablePath({ 'sanity-preview-secret': SECRET }), method)
  expect([status, headers.allow, cookies]).toEqual([405, 'GET', []])
})

test('without access to drafts, and while the lake is down, it says so and enables nothing', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const request = enablePath({ 'sanity-preview-secret': SECRET })
  for (const server of [
    await enableServer({ token: null }),
    await enableServer({ lakeOrigin: 'http://127.0.0.1:9' }),
  ]) {
    const { status, cookies, text } = await visit(server, request)
    expect(status).toBe(503)
    expect(text).toContain('Previews do not work right now')
    expect(cookies).toEqual([])
  }
  expect(log).toHaveBeenCalledTimes(2)
  expect(JSON.stringify(log.mock.calls)).not.toContain(SECRET)
})

test('leaving clears all cookies and redirects back', async () => {
  const server = await serveApiRoute(createDisableHandler({ isSecure: false }))
  const { status, headers, cookies } = await visit(server.origin, '/api/draft/disable?path=%2Fservices%3Fpage%3D2')
  expect([status, headers.location]).toEqual([307, '/services?page=2'])
  expect(cookies).toHaveLength(3)
  for (const cookie of cookies) expect(cookie).toMatch(/=; .*Expires=Thu, 01 Jan 1970.*; SameSite=Lax$/)
  for (const path of ['//evil.example', '/%5Cevil.example', 'https://evil.example'])
    expect(
      (await visit(server.origin, `/api/draft/disable?path=${encodeURIComponent(path)}`)).headers.location,
    ).toMatch(/^\/(?!\/)/)
  expect((await visit(server.origin, '/api/draft/disable')).headers.location).toBe('/')
  expect((await visit(server.origin, '/api/draft/disable', 'POST')).status).toBe(405)
})
