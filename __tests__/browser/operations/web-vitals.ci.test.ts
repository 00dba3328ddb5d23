/**
 * Two sites behind nginx that count how pages are for visitors: what a real browser reports when a page is left, once, and
 * what it never does (B230, B431).
 */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { editPublished } from '../helpers/content/lake.ts'
import { DESKTOP } from '../helpers/page/browser.ts'
import { fillIn, NOTICE, newEmail, sendButton } from '../helpers/page/enquiry.ts'
import { untilHydrated, untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { expect, type TestCluster, test } from '../helpers/servers/cluster.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'

declare global {
  interface Window {
    /** Google's library, where a test has added it. */
    webVitals: typeof import('web-vitals')
  }
}

const PAGE = 'route="/[[...path]]"'
const ARTICLE = 'route="/knowledge-base/[categorySystemName]/[systemName]"'
const ARTICLE_PATH = '/knowledge-base/podcast/show-notes-worth-reading'
const REPORT_PATH = '/api/vitals'

let cluster: TestCluster

test.describe.configure({ timeout: 180_000 })

/** Waits until each site serves the page with the script, and with the data of the API. */
async function reports(path: string, content: string): Promise<void> {
  for (const { origin } of cluster.sites) {
    await expect
      .poll(async () => {
        const html = await (await fetch(origin + path)).text()
        return html.includes(content) && html.includes('data-route')
      })
      .toBe(true)
  }
}

test.beforeAll(async ({ cluster: shared }) => {
  cluster = shared
  await cluster.reset()
  // The build does not know the setting: every page is rendered anew, as it is within a minute.
  await editPublished('siteSettings', { tagline: 'Voices and sound' })
  await reports('/', 'Tamsin Reed')
  await reports('/services', 'Voices and sound')
  await reports(ARTICLE_PATH, '</h1>')
})

/** The sum of a series over the sites, 0 when there is none. */
async function counted(series: string, sites = cluster.sites): Promise<number> {
  const texts = await Promise.all(sites.map(async ({ metrics }) => (await fetch(metrics)).text()))
  const values = texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith(`${series} `))
  return values.reduce((sum, line) => sum + Number(line.slice(series.length)), 0)
}

const reportCount = (sites = cluster.sites) => counted('site_visit_reports_total{outcome="counted"}', sites)

/** What changed in these series while something was done and one report more had arrived. */
async function changeOf(series: readonly string[], run: () => Promise<void>): Promise<number[]> {
  const read = () => Promise.all(series.map((name) => counted(name)))
  const [before, arrived] = [await read(), await reportCount()]
  await run()
  await expect.poll(() => reportCount()).toBe(arrived + 1)
  return (await read()).map((value, index) => value - (before[index] ?? 0))
}

/** Leaves a page for one that reports nothing. */
const leave = (page: Page) => page.goto('about:blank')

async function open(context: BrowserContext, path: string, origin = cluster.front): Promise<Page> {
  const page = await context.newPage()
  await watchMedia(page)
  await page.goto(origin + path)
  await untilHydrated(page)
  await page.locator('script[data-route]').waitFor({ state: 'attached' })
  return page
}

test('a visit with presses reports each value once, when the page is left', async ({ browser }) => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const histograms = ['lcp_seconds', 'inp_seconds', 'cls', 'sound_seconds']
  const series = [
    ...histograms.map((name) => `site_visit_${name}_count{${PAGE}}`),
    ...['sent', 'refused', 'failed'].map((outcome) => `site_visit_enquiries_total{outcome="${outcome}"}`),
  ]
  const sums = histograms.map((name) => `site_visit_${name}_sum{${PAGE}}`)
  const before = await Promise.all(sums.map((name) => counted(name)))
  const reported = await reportCount()
  const changes = await changeOf(series, async () => {
    const page = await open(context, '/?gclid=marked&email=ann@example.com')
    const play = page.getByRole('button', { name: /^Play / }).first()
    await play.click()
    await untilPlaying(page, 0.1)
    // Two presses of Play, of which the second goes on; a press of Pause is none.
    await page
      .getByRole('button', { name: /^Pause / })
      .first()
      .click()
    await play.click()
    await page
      .getByRole('button', { name: /^Pause / })
      .first()
      .waitFor()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Get a quick quote/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
    await sendButton(dialog).click()
    await dialog.getByText('Name is required.').first().waitFor()
    await fillIn(dialog, newEmail(), 'Marked brief')
    await setFaults([{ match: '/send-contactus', status: 500 }])
    const failure = page.waitForResponse(/send-contactus/)
    await sendButton(dialog).click()
    expect((await failure).status()).toBe(502)
    await sendButton(dialog).waitFor()
    await setFaults([])
    await sendButton(dialog).click()
    await page.getByText(NOTICE).first().waitFor()
    expect(await reportCount()).toBe(reported)
    await leave(page)
    await page.close()
  })
  expect(changes).toEqual([1, 1, 1, 2, 1, 1, 1])
  const [lcp = 0, inp = 0, cls = 0, sounds = 0] = (await Promise.all(sums.map((name) => counted(name)))).map(
    (sum, index) => sum - (before[index] ?? 0),
  )
  expect(lcp).toBeGreaterThan(0.01)
  expect(lcp).toBeLessThan(30)
  expect(inp).toBeGreaterThanOrEqual(0.008)
  expect(inp).toBeLessThan(10)
  expect(cls).toBeLessThan(0.25)
  expect(sounds).toBeGreaterThan(0)
  const texts = await Promise.all(cluster.sites.map(async ({ metrics }) => (await fetch(metrics)).text()))
  expect(texts.join('') + cluster.output()).not.toMatch(/gclid|marked|ann@/i)
  await context.close()
})

test('an article is counted under the pattern of its route, and each site counts what reaches it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: DESKTOP })
  for (const site of cluster.sites) {
    const series = `site_visit_lcp_seconds_count{${ARTICLE}}`
    const before = await counted(series, [site])
    const page = await open(context, `${ARTICLE_PATH}?utm_source=news`, site.origin)
    await leave(page)
    await expect.poll(() => counted(series, [site])).toBe(before + 1)
    await page.close()
  }
  await context.close()
})

test('values agree with those of the library web-vitals, and the report is small, without anything of the visitor', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: DESKTOP })
  // Playwright runs it in a function, where `var` makes no global.
  const library = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')
  await context.addInitScript({ content: library.replace(/^var webVitals=/, 'window.webVitals=') })
  await context.addInitScript(() => {
    const keep = (name: string, value: string) => sessionStorage.setItem(name, value)
    const { onLCP, onINP, onCLS } = window.webVitals
    for (const follow of [onLCP, onINP, onCLS]) {
      follow(({ name, value }) => keep(name, String(value)))
    }
    const send = navigator.sendBeacon
    navigator.sendBeacon = function (url, body) {
      keep('reports', String(Number(sessionStorage.getItem('reports') ?? 0) + 1))
      keep('report', String(body))
      return send.call(this, url, body)
    }
  })
  const page = await open(context, '/services?email=ann@example.com')
  // A shift, and a press that takes long.
  await page.evaluate(async () => {
    const box = Object.assign(document.createElement('div'), { textContent: 'Late' })
    box.style.height = '200px'
    document.getElementById('main')?.prepend(box)
    await new Promise((resolve) => setTimeout(resolve, 200))
    document.body.addEventListener('click', () => {
      for (const end = performance.now() + 120; performance.now() < end; );
    })
  })
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForTimeout(500)
  const arrived = await reportCount()
  await pretend(page, 'hidden')
  await expect.poll(() => reportCount()).toBe(arrived + 1)
  const { reports: count, report = '', LCP, INP, CLS } = await page.evaluate(() => ({ ...sessionStorage }))
  const { lcp, inp, cls, ...rest } = JSON.parse(report)
  expect(rest).toEqual({ route: '/[[...path]]' })
  expect([count, lcp, inp, cls]).toEqual([
    '1',
    Math.round(Number(LCP)),
    Math.round(Number(INP)),
    Number(Number(CLS).toFixed(4)),
  ])
  expect(inp).toBeGreaterThanOrEqual(120)
  expect(cls).toBeGreaterThan(0.05)
  expect(await context.cookies()).toEqual([])
  await context.close()
})

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a browser with ${name} reports nothing`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: DESKTOP })
    await context.addInitScript(
      ([property, set]) => {
        Object.defineProperty(Navigator.prototype, property, { get: () => set, configurable: true })
        navigator.sendBeacon = () => {
          throw new Error('It reports')
        }
      },
      [name, value] as const,
    )
    const sent: string[] = []
    context.on('request', (request) => void sent.push(new URL(request.url()).pathname))
    const errors: string[] = []
    context.on('weberror', (error) => void errors.push(error.error().message))
    const arrived = await reportCount()
    const page = await open(context, '/services')
    await page.getByRole('heading', { level: 1 }).click()
    await page.goto(`${cluster.front}/robots.txt`)
    // Another visitor's report, so that one of this visit would have arrived.
    const other = await browser.newContext()
    await leave(await open(other, '/services'))
    await expect.poll(() => reportCount()).toBe(arrived + 1)
    expect(sent).not.toContain(REPORT_PATH)
    expect(errors).toEqual([])
    for (const opened of [other, context]) await opened.close()
  })
}

/** Puts the page into a state that the headless browser of the tests does not reach: it keeps no pages, and renders none beforehand. */
async function pretend(page: Page, state: 'hidden' | 'shown again' | 'shown'): Promise<void> {
  await page.evaluate((now) => {
    const values = { hidden: true, visibilityState: 'hidden' }
    for (const [name, value] of Object.entries(values)) {
      Reflect.deleteProperty(document, name)
      if (now === 'hidden') Object.defineProperty(document, name, { value, configurable: true })
    }
    if (now === 'shown again') dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    document.dispatchEvent(new Event(now === 'shown' ? 'prerenderingchange' : 'visibilitychange'))
  }, state)
}

const VITALS = ['lcp_seconds', 'inp_seconds', 'cls'].map((name) => `site_visit_${name}_count{${PAGE}}`)

test('a page that is hidden more than once reports once; one that the browser shows again is a visit of its own', async ({
  browser,
}) => {
  const page = await open(await browser.newContext({ viewport: DESKTOP }), '/services')
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForTimeout(300)
  expect(await changeOf(VITALS, () => pretend(page, 'hidden'))).toEqual([1, 1, 1])
  const arrived = await reportCount()
  await pretend(page, 'hidden')
  await pretend(page, 'shown again')
  await page.waitForTimeout(300)
  expect(await reportCount()).toBe(arrived)
  // Without a press.
  expect(await changeOf(VITALS, async () => void (await leave(page)))).toEqual([1, 0, 1])
  await page.context().close()
})

test('a page that was rendered beforehand reports nothing before it is shown', async ({ browser }) => {
  const context = await browser.newContext({ viewport: DESKTOP })
  await context.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { get: () => true }))
  const arrived = await reportCount()
  await leave(await open(context, '/services'))
  const page = await open(context, '/services')
  await pretend(page, 'shown')
  expect(await changeOf(VITALS.slice(0, 1), async () => void (await leave(page)))).toEqual([1])
  expect(await reportCount()).toBe(arrived + 1)
  await context.close()
})

test('what is made up is refused, through nginx as well (B231)', async () => {
  const send = (body: string, headers = {}) =>
    fetch(cluster.front + REPORT_PATH, { method: 'POST', headers, body }).then(({ status }) => status)
  expect(await send('{"route":"/made-up","lcp":1}')).toBe(400)
  expect(await send('{"route":"/[[...path]]","lcp":1}', { origin: 'https://elsewhere.test' })).toBe(403)
  expect(await send('x'.repeat(3000))).toBe(413)
  expect(await send('x'.repeat(5000))).toBe(413)
})
