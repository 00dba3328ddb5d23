/** Redirects lead only where an editor wrote, whatever path is requested and whatever a document holds. */

import { get } from 'node:http'
import { createPublished, removeCreated } from '../helpers/content/lake.ts'
import { followRedirect, measureUntil, toPath, toUrl } from '../helpers/content/redirects.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

/** One request with its path unchanged; `fetch` would normalise it. */
function request(path: string): Promise<{ status: number; location: string; cookies: string[] }> {
  const { hostname, port } = new URL(siteOrigin())
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume()
      const { statusCode = 0, headers } = response
      resolve({ status: statusCode, location: headers.location ?? '', cookies: headers['set-cookie'] ?? [] })
    }).on('error', reject)
  })
}

/** Paths that lead to another host, and URLs that are not http(s). */
const UNSAFE = [
  ...['//evil.example', '/\\evil.example', '/\t/evil.example'].map(toPath),
  ...['javascript:alert(1)', 'data:text/html,x', 'https://user:word@evil.example', 'file:///etc/passwd'].map(toUrl),
]

test.afterAll(removeCreated)

test.beforeAll(async () => {
  await createPublished('test-out', 'redirect', {
    source: '/test-out/*',
    ...toUrl('https://example.com/*'),
    permanent: true,
  })
  for (const [index, target] of UNSAFE.entries()) {
    await createPublished(`test-unsafe-${index}`, 'redirect', { source: `/test-unsafe-${index}`, ...target })
  }
  // Last, so that the site knows all of them once it knows this one.
  await createPublished('test-go', 'redirect', { source: '/test-go/*', ...toPath('/*'), permanent: true })
  await measureUntil('/test-go/our-story', ({ to }) => to === '/our-story')
})

const EVIL = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '/\\evil.example/',
  '/\\/evil.example/',
  '/%2F%2Fevil.example',
  '/%2F%2Fevil.example/',
  '/%5C%5Cevil.example/',
  '/%2e%2e//evil.example/',
  '/.//evil.example/',
  '/@evil.example/',
  '/https://evil.example/',
  '/https:%2F%2Fevil.example/',
  '/%09/evil.example/',
  '//evil.example/%2e%2e',
  '/x%0d%0aSet-Cookie:%20a=1/',
  '/x%0aLocation:%20https:%2F%2Fevil.example/',
  '/?a=%0d%0aSet-Cookie:%20a=1',
]

for (const path of EVIL) {
  test(`${path}`, async () => {
    for (const requested of [path, `/test-go${path}`, `/test-out${path}`, `/Our-Story/${path.replace(/^[^?]*/, '')}`]) {
      const { status, location, cookies } = await request(requested)
      expect([requested, status >= 500]).toEqual([requested, false])
      const { origin } = new URL(location, siteOrigin())
      const allowed = requested.startsWith('/test-out') ? ['https://example.com', siteOrigin()] : [siteOrigin()]
      expect([requested, location, allowed.includes(origin)]).toEqual([requested, location, true])
      expect(cookies).toEqual([])
    }
  })
}

test('a target that is unsafe is no redirect', async () => {
  for (const [index, target] of UNSAFE.entries()) {
    expect([target, await followRedirect(`/test-unsafe-${index}`)]).toEqual([target, { status: 404, to: '' }])
  }
})
