/** @jest-environment node */
/** What holds for every page: no console or policy error, nothing from elsewhere, one h1, no sideways scroll, axe finds nothing. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, ViewportSize } from 'playwright-core'
import { DESKTOP, open, PHONE } from './helpers/browser'
import { healed, siteOrigin } from './helpers/stand-ins'

const PAGES = [
  '/',
  '/voice-over-artists',
  '/contact-us',
  '/enquiry',
  '/services',
  '/for-agencies',
  '/our-team',
  '/terms-conditions',
]

beforeAll(async () => {
  for (const path of ['/', '/voice-over-artists', '/our-team'])
    await healed(path, path === '/our-team' ? 'Maeve Harrigan' : 'Tamsin Reed')
})

/** Scrolls through the page, so that what loads late has loaded. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

async function expectClean(path: string, viewport: ViewportSize): Promise<void> {
  const { page, context, problems, foreign } = await open({ viewport, reducedMotion: 'reduce' })
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await page.waitForLoadState('networkidle')
  await readThrough(page)

  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await page.title()).toMatch(/^Bowerbird Audio - \S/)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  expect(foreign).toEqual([])
  expect(problems).toEqual([])
  await context.close()
}

// Both widths at once: axe keeps a core busy for seconds.
test.each(PAGES)('%s works clean at 390 and 1280 px', async (path) => {
  await Promise.all([expectClean(path, PHONE), expectClean(path, DESKTOP)])
})

test('at 320 px nothing scrolls sideways', async () => {
  const { page, context } = await open({ viewport: { width: 320, height: 640 } })
  for (const path of PAGES) {
    await page.goto(path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
  await context.close()
})

test('an unknown address is a helpful page with HTTP 404', async () => {
  const { page, context } = await open()
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await page.getByText('error.404', { exact: true }).waitFor()
  await context.close()
})

test('the policy lets scripts come from the site alone', async () => {
  const response = await fetch(siteOrigin())
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(await response.text()).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/)
})

test('what the browser loads holds no server code', async () => {
  const { page, context } = await open()
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  for (const path of ['/', '/voice-over-artists']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const code = scripts.join('\n')
  expect(code.length).toBeGreaterThan(100_000)
  for (const secret of ['API_BASE_URL', 'SANITY_API_READ_TOKEN', 'sanitize-html', 'apicdn.sanity.io'])
    expect(code).not.toContain(secret)
  await context.close()
})

test('health says what is up', async () => {
  expect(await (await fetch(`${siteOrigin()}/api/health?ready`)).json()).toEqual({ status: 'ok', down: [] })
})
