/** Headers of every response, as next.config.js gives them to a build. */
afterEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL
  jest.resetModules()
})

async function headersFor(siteUrl: string): Promise<Map<string, string>> {
  process.env.NEXT_PUBLIC_SITE_URL = siteUrl
  const { default: config } = await import('../next.config.js')
  const rules = (await config.headers?.()) ?? []
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
