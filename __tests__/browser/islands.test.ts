/** What a first visit loads, and what a visitor finds when the data or the code of an island are newer or missing. */
import type { Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { DESKTOP, PHONE, rests } from './helpers/browser.ts'
import { untilHydrated } from './helpers/media.ts'

const PAGE = '/services/jingles'
const QUESTIONS = 'What you pay, what you get, what you own'
const SAMPLES = 'Listen to samples of our work'

test('a first visit loads neither Chakra nor the props of the page; what most presses need is fetched and not run', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE })
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') fetched.add(new URL(request.url()).pathname)
  })
  const scripts: Promise<string>[] = []
  function noteScript(response: Response): void {
    const isScript = response.request().resourceType() === 'script'
    if (isScript && /\/_next\/static\/.*\.js$/.test(response.url())) scripts.push(response.text())
  }
  page.on('response', noteScript)
  await page.goto(PAGE)
  await untilHydrated(page)
  page.off('response', noteScript)
  for (const script of await Promise.all(scripts)) expect(script).not.toContain('ChakraProvider')
  const data = await page.locator('script#__NEXT_DATA__').textContent()
  expect(data).not.toContain('settings')
  expect(data).not.toContain(QUESTIONS)
  expect(await page.locator('style[data-page-styles]').count()).toBe(1)
  expect(await page.locator('body style').count()).toBe(0)

  const likely = (await page.locator('body').getAttribute('data-likely-scripts'))?.split(' ') ?? []
  expect(likely.length).toBeGreaterThan(5)
  await expect.poll(() => likely.filter((url) => !fetched.has(url))).toEqual([])
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length)
  await page.getByRole('main').getByRole('button', { name: /quote/i }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).waitFor()
  const again = await page.evaluate(
    (count) =>
      performance
        .getEntriesByType('resource')
        .slice(count)
        .filter((entry) => entry.name.endsWith('.js') && entry instanceof PerformanceResourceTiming)
        .filter((entry) => Reflect.get(entry, 'transferSize') > 0)
        .map(({ name }) => new URL(name).pathname),
    before,
  )
  // From the cache.
  expect(again.filter((url) => likely.includes(url))).toEqual([])
  expect(problems).toEqual([])
})

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
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).waitFor()
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
  // The dialog's.
  expect(styles.inserted).toBeGreaterThan(0)
  expect(styles.again).toEqual([])
  expect('movedStyles' in (await page.locator('html').evaluate(({ dataset }) => ({ ...dataset })))).toBe(false)
})

test('islands take over data that are newer than the HTML', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await page.route(`**/_next/data/*${PAGE}.json`, async (route) => {
    const response = await route.fetch()
    const text = (await response.text())
      .replaceAll(SAMPLES, 'Newer words')
      .replace(/"revision":"[^"]*"/, '"revision":"newer"')
    await route.fulfill({ response, body: text })
  })
  await page.goto(PAGE)
  await page.getByRole('heading', { name: SAMPLES }).hover()
  await page.getByRole('heading', { name: 'Newer words' }).waitFor()
  await page.getByRole('button', { name: 'Play Harbour Lights' }).click()
  await page.getByRole('button', { name: 'Pause Harbour Lights' }).waitFor()
  expect(problems).toEqual([])
})

test('without its data a page stays readable and its controls act natively', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.route(`**/_next/data/*${PAGE}.json`, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(PAGE)
  await untilHydrated(page)
  await rests(page)
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
