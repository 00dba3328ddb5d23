/**
 * What a first visit loads, and what a visitor finds when the code of the islands is missing. In a browser for its requests and
 * its hydration.
 */
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, untilIdle } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { expect, test } from '../shared-stack.ts'

const PAGE = '/services/jingles'
const QUESTIONS = 'What you pay, what you get, what you own'

/** Paths of the scripts that the browser runs, in order. */
async function scriptsRun(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const urls: string[] = []
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes('/_next/')) urls.push(new URL(url).pathname)
  })
  await session.send('Debugger.enable')
  return urls
}

for (const path of ['/', PAGE, '/enquiry', '/voice-over-artists', '/shortlist', '/not-there']) {
  test(`${path}: runs the core and no other script until somebody uses the page; what most presses need is fetched`, async ({
    open,
  }) => {
    const { page, problems } = await open({ viewport: PHONE })
    // If the API was down during the build, the page fetches its data in the browser until its first visit has rendered it again.
    await expect.poll(async () => (await page.request.get(path)).text()).not.toContain('data-island="load"')
    const run = await scriptsRun(page)
    const fetched = new Set<string>()
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname))
    // As it was sent: webpack adds an element for each chunk that it loads, at any time after.
    const html = (await (await page.goto(path))?.text()) ?? ''
    await untilHydrated(page)
    const scripts = Array.from(html.matchAll(/<script\b[^>]*?\ssrc="([^"]+)"/g), ([, src]) => src)
    expect(scripts.map((src) => /\/(webpack|core)-[^/]+\.js$/.exec(src ?? '')?.[1])).toEqual(['webpack', 'core'])
    await expect(page.locator('script#__NEXT_DATA__')).toHaveCount(0)
    await expect(page.locator('style[data-page-styles]')).toHaveCount(1)
    await expect(page.locator('body style')).toHaveCount(0)
    const likely = (await page.locator('body').getAttribute('data-likely-scripts'))?.split(' ') ?? []
    expect(likely.length).toBeGreaterThan(2)
    await expect.poll(() => likely.filter((url) => !fetched.has(url))).toEqual([])
    await untilIdle(page)
    // What its islands hydrate from is in the HTML (B420).
    expect([...fetched].filter((url) => url.startsWith('/_next/data/'))).toEqual([])
    // The carousel on the first screen of the home page moves by itself.
    expect(run.slice(0, 2)).toEqual(scripts)
    expect(run.length).toBeLessThanOrEqual(path === '/' ? 3 : 2)

    await page.getByRole('button', { name: /quote/i }).first().click()
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await name.waitFor()
    await name.fill('Rosa')
    // What counts a script is run by its field alone (B712).
    await expect
      .poll(() => likely.filter((url) => !run.includes(url)))
      .toEqual(likely.filter((url) => !url.startsWith('/_next/')))
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })
}

test('hydration neither moves the styles of the server nor inserts them again', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  await page.goto(PAGE)
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const moved = changes
        .flatMap(({ removedNodes }) => [...removedNodes])
        .filter(({ nodeName }) => nodeName === 'STYLE')
      if (moved.length > 0) document.documentElement.dataset.movedStyles = ''
    }).observe(document.head, { childList: true })
  })
  await page.getByText('When do I pay?').click()
  await page.getByText('A non-refundable deposit of 50 percent of the package rate is due').waitFor()
  await page.getByRole('main').getByRole('button', { name: /quote/i }).first().click()
  // A message is in no HTML of the server.
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByRole('dialog').getByText('Name is required.').first().waitFor()
  const styles = await page.evaluate(() => {
    const namesIn = (isWanted: (data: DOMStringMap) => boolean) =>
      Array.from(document.styleSheets)
        .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && isWanted(ownerNode.dataset))
        .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => /\.css-([0-9a-z]+)/.exec(cssText)?.[1] ?? ''))
    const names = new Set(namesIn(({ pageStyles }) => pageStyles !== undefined))
    const inserted = namesIn(({ emotion }) => emotion === 'css')
    return { known: names.size, inserted: inserted.length, again: inserted.filter((name) => names.has(name)) }
  })
  expect(styles.known).toBeGreaterThan(50)
  // Those of the message.
  expect(styles.inserted).toBeGreaterThan(0)
  expect(styles.again).toEqual([])
  expect('movedStyles' in (await page.locator('html').evaluate(({ dataset }) => ({ ...dataset })))).toBe(false)
})

test('without the code of its islands a page stays readable and its controls act natively', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.route('**/_next/static/chunks/hydrate.*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(PAGE)
  await untilHydrated(page)
  await untilIdle(page)
  await page.getByRole('heading', { name: QUESTIONS }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('When do I pay?').click()
  await page.getByText('A non-refundable deposit of 50 percent of the package rate is due').waitFor()
  expect(problems.filter((problem) => !problem.includes('500'))).toEqual([])
})

test('the bar of the header stays on the screen', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  await page.goto(PAGE)
  const logo = page.getByRole('banner').locator('a[href="/"]')
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    const box = await logo.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(60)
  }
})
