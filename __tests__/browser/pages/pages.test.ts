/** Site-wide checks: the content security policy, and the code that is sent. (Each route: routes-*.test.ts.) */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

test('the policy allows scripts from this site, and two inline scripts by their hashes', async () => {
  const response = await fetch(siteOrigin())
  const inline = /<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs
  const scripts = Array.from((await response.text()).matchAll(inline), ([, script = '']) => script)
  expect(scripts).toHaveLength(2)
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${hashes.join(' ')};`)
})

/** One of each kind of response, by its path, with its status and its type. */
const RESPONSES: readonly (readonly [path: string, status: number, type: string | null])[] = [
  ['/', 200, 'text/html; charset=utf-8'],
  ['/enquiry', 200, 'text/html; charset=utf-8'],
  ['/nothing-is-here', 404, 'text/html; charset=utf-8'],
  ['/Services/', 308, null],
  ['/studio', 200, 'text/html; charset=utf-8'],
  ['/api/v1/voices/regions', 200, 'application/json; charset=utf-8'],
  ['/api/v1/nothing', 404, 'application/json; charset=utf-8'],
  ['/api/draft/enable', 401, 'text/html; charset=utf-8'],
  ['/api/samples/1/nothing', 404, 'text/plain; charset=utf-8'],
  ['/api/og/services.png', 200, 'image/png'],
  ['/sitemap.xml', 200, 'application/xml; charset=utf-8'],
  ['/robots.txt', 200, 'text/plain; charset=utf-8'],
  ['/other-media.css', 200, 'text/css; charset=utf-8'],
  ['/favicon.svg', 200, 'image/svg+xml'],
  ['/%', 400, null],
]

test('every kind of response has its type and the headers of the site, and is closed to pages of other sites (B477)', async () => {
  for (const [path, status, type] of RESPONSES) {
    const response = await fetch(siteOrigin() + path, {
      redirect: 'manual',
      headers: { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' },
    })
    const { headers } = response
    expect([path, response.status, type && headers.get('content-type')?.toLowerCase()]).toEqual([path, status, type])
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null])
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    const policy = headers.get('content-security-policy') ?? ''
    expect([path, policy]).toEqual([path, expect.stringMatching(/base-uri 'none'.*frame-ancestors '(self|none)'/)])
    const isBare = status === 400
    const referrer = isBare ? 'no-referrer' : 'strict-origin-when-cross-origin'
    expect([path, headers.get('referrer-policy')]).toEqual([path, referrer])
  }
})

test('the scripts for browsers hold no server code', () => {
  const folder = join(process.env.NEXT_DIST_DIR ?? '', 'static')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  expect(code.length).toBeGreaterThan(100_000)
  for (const secret of ['API_BASE_URL', 'SANITY_API_READ_TOKEN', 'sanitize-html', 'apicdn.sanity.io'])
    expect(code).not.toContain(secret)
})

test('the health route reports what is up', async () => {
  expect(await (await fetch(`${siteOrigin()}/api/health?ready`)).json()).toEqual({ status: 'ok', down: [] })
})
