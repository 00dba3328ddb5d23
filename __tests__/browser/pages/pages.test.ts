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
