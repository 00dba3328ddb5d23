/**
 * What a visitor sees while a page loads, and figures that do not count (B148, B150).
 */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, PHONE } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const PODCAST = '/knowledge-base/podcast'
const POST = `${PODCAST}/show-notes-worth-reading`
const ARTICLE = 'Show notes worth reading'

test.beforeAll(async () => {
  await untilPageHas(PODCAST, ARTICLE)
  await untilPageHas(POST, 'id="the-top-line"')
})

/** Keeps the article back for ever. Chromium lets nobody look into a page that it is leaving, so the page itself must tell. */
async function holdArticle(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === POST,
    () => undefined,
  )
}

const linkToArticle = (page: Page) => page.getByRole('main').getByRole('link', { name: ARTICLE }).first()
const line = (page: Page) => page.locator('[data-progress]')
const loading = (page: Page) => page.getByRole('status').getByText('Loading...')

test('a slow navigation says Loading... and marks its link', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.goto(PODCAST)
  await untilHydrated(page)
  await expect(line(page)).toHaveCount(0)
  // After the page's own listeners: the navigation is not begun, as if its response never came.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
  await linkToArticle(page).click()
  await line(page).waitFor()
  expect(await line(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(1)
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('a[data-pending]')).toHaveText([ARTICLE])
  await expect(loading(page)).toBeVisible()
  // The current page stays readable meanwhile.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await line(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  expect(await line(page).evaluate((element) => getComputedStyle(element, '::after').transform)).toBe('none')
  expect(problems).toEqual([])
})

test('a visitor who stops a slow navigation reads on', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP })
  // A page that is fetched while the pointer is on its link passes no route of Playwright's.
  await page.route('**/speculation-rules.json', (route) => route.abort())
  await page.goto(PODCAST)
  await untilHydrated(page)
  await holdArticle(page)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('[data-progress]')) return
      document.documentElement.dataset.wasLoading = ''
      window.stop()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await linkToArticle(page).click()
  await page.locator('html[data-was-loading]').waitFor()
  await line(page).waitFor({ state: 'detached' })
  await expect(page.locator('a[data-pending]')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(PODCAST)
})

const jumpToFigures = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('dd [aria-hidden]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })

for (const [condition, options] of [
  ['without JavaScript', { javaScriptEnabled: false }],
  ['with reduced motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`the final figures are shown ${condition}`, async ({ open }) => {
    const { page } = await open({ viewport: PHONE, ...options })
    await page.goto('/')
    await jumpToFigures(page)
    const figure = page.locator('dd [aria-hidden]').first()
    expect([await figure.textContent(), await figure.isVisible()]).toEqual(['620,000+', true])
  })
}
