/**
 * Site-wide checks: the narrowest window, the content security policy, and the code that is sent. (Each route:
 * routes-*.test.ts.)
 */

import { documents } from '../helpers/demo-pages.ts'
import { expect, test } from './fixtures.ts'
import { rests } from './helpers/browser.ts'
import { siteOrigin } from './helpers/stand-ins.ts'

const PAGES = documents.flatMap(({ _type, path }) => (_type === 'page' && typeof path === 'string' ? [path] : []))

test('nothing scrolls sideways at 320 px (B151)', async ({ open }) => {
  const { page } = await open({ viewport: { width: 320, height: 640 } })
  for (const path of PAGES) {
    await page.goto(path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
})

test('the policy allows scripts from this site only', async () => {
  const response = await fetch(siteOrigin())
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(await response.text()).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/)
})

test('the browser bundle holds no server code', async ({ open }) => {
  const scripts: string[] = []
  for (const path of ['/', '/voice-over-artists']) {
    const { page, context } = await open()
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text())
    })
    await page.goto(path)
    await rests(page)
    await context.close()
  }
  const code = scripts.join('\n')
  expect(code.length).toBeGreaterThan(100_000)
  for (const secret of ['API_BASE_URL', 'SANITY_API_READ_TOKEN', 'sanitize-html', 'apicdn.sanity.io'])
    expect(code).not.toContain(secret)
})

test('the health route reports what is up', async () => {
  expect(await (await fetch(`${siteOrigin()}/api/health?ready`)).json()).toEqual({ status: 'ok', down: [] })
})
