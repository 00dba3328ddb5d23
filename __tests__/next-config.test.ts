/** Headers of every response, as next.config.js gives them to a build. */
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL
  jest.resetModules()
})

async function rulesFor(siteUrl: string) {
  process.env.NEXT_PUBLIC_SITE_URL = siteUrl
  const { default: config } = await import('../next.config.js')
  return (await config.headers?.()) ?? []
}

async function headersFor(siteUrl: string): Promise<Map<string, string>> {
  const rules = await rulesFor(siteUrl)
  const everywhere = rules.find(({ source }) => source === '/:path*')?.headers ?? []
  return new Map(everywhere.map(({ key, value }) => [key, value]))
}

test('browsers are told to use https only where the site is served by it', async () => {
  const secure = await headersFor('https://www.example.com.au')
  expect(secure.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  jest.resetModules()
  const plain = await headersFor('http://localhost:3000')
  expect(plain.has('Strict-Transport-Security')).toBe(false)
  expect(plain.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
  expect(plain.get('X-Content-Type-Options')).toBe('nosniff')
})

test('the policy names no plugin, base or frame of another site (B477)', async () => {
  const policy = (await headersFor('https://www.example.com.au')).get('Content-Security-Policy')?.split('; ')
  for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"])
    expect(policy).toContain(directive)
})

test('other sites may show pictures of this one, and nothing else (B477)', async () => {
  const rules = await rulesFor('https://www.example.com.au')
  const policyOf = (path: string) =>
    rules
      .filter(({ source }) => getPathMatch(source)(path))
      .flatMap(({ headers }) => headers)
      .findLast(({ key }) => key === 'Cross-Origin-Resource-Policy')?.value
  for (const path of ['/api/og/services.png', '/images/a.webp', '/flags/au.svg', '/favicon.ico', '/icon-192.png'])
    expect([path, policyOf(path)]).toEqual([path, 'cross-origin'])
  for (const path of ['/', '/services', '/icon-', '/api/v1/voices', '/_next/static/chunks/a.js', '/studio'])
    expect([path, policyOf(path)]).toEqual([path, 'same-origin'])
})
