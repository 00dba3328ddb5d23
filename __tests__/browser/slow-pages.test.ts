/**
 * What a visitor sees while a page or an island loads: the progress line, and counters that wait for their count
 * (B148, B150).
 */

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axeProblems } from './helpers/axe.ts'
import { DESKTOP, PHONE, rests } from './helpers/browser.ts'
import { healed } from './helpers/stand-ins.ts'

const HUB = '/knowledge-base'
const PODCAST = `${HUB}/podcast`
const POST = `${PODCAST}/show-notes-worth-reading`
const ARTICLE = 'Show notes worth reading'

test.beforeAll(async () => {
  await healed(HUB, 'Showing 1 to 6 of 6 results')
  await healed(PODCAST, ARTICLE)
  await healed(POST, 'id="the-top-line"')
})

/** Holds the requests for a page's data until the returned function is called. */
async function hold(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => url.pathname.startsWith('/_next/data/') && url.pathname.endsWith(`/${name}.json`),
    async (route) => {
      await gate
      await route.continue()
    },
  )
  return release
}

const line = (page: Page) => page.locator('[data-progress]')
const isBusy = (page: Page) => page.locator('main').getAttribute('aria-busy')
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

/** Clicks a link once the root is hydrated: before, the browser itself would load the page. */
async function press(page: Page, within: string, name: string): Promise<void> {
  const link = page.locator(within).getByRole('link', { name }).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await link.click()
}

/** Records whether the progress line was ever shown. Call it before the page is opened. */
async function watchLine(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-progress]')) document.documentElement.dataset.lineSeen = ''
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => 'lineSeen' in document.documentElement.dataset)
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`a slow navigation shows a progress line and marks its link at ${viewport.width} px`, async ({ open }) => {
    const { page, problems } = await open({ viewport })
    const release = await hold(page, 'knowledge-base')
    // An island that is rendered anew from newer data replaces the link, and its mark is lost.
    const releaseArticle = await hold(page, 'show-notes-worth-reading')
    await page.goto(POST)
    await untilHydrated(page)
    await press(page, 'main nav', 'Knowledge base')
    await line(page).waitFor()
    expect(await line(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(1)
    expect(await isBusy(page)).toBe('true')
    expect(await page.locator('a[data-pending]').allTextContents()).toEqual(['Knowledge base'])
    expect(await page.getByRole('status').getByText('Loading...').count()).toBe(1)
    // The current page stays readable meanwhile.
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await line(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    expect(await line(page).evaluate((element) => getComputedStyle(element, '::after').transform)).toBe('none')
    release()
    releaseArticle()
    await page.waitForURL(`**${HUB}`)
    await line(page).waitFor({ state: 'detached' })
    expect(await isBusy(page)).toBeNull()
    expect(await page.locator('[data-pending]').count()).toBe(0)
    expect(problems).toEqual([])
  })
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`an article that is loading shows its own Loading... at ${viewport.width} px`, async ({ open }) => {
    const { page, problems } = await open({ viewport })
    const release = await hold(page, 'show-notes-worth-reading')
    await page.goto(PODCAST)
    await untilHydrated(page)
    const main = page.getByRole('main')
    await press(page, 'main', ARTICLE)
    await main.getByRole('status').getByText('Loading...').waitFor()
    expect(await main.getByRole('heading', { level: 1 }).allTextContents()).toEqual([ARTICLE])
    expect(await isBusy(page)).toBe('true')
    expect(await scrollTop(page)).toBe(0)
    expect(await line(page).count()).toBe(1)
    expect(await axeProblems(page)).toEqual([])
    release()
    await main.getByText('3 March 2026').waitFor()
    expect(await main.getByRole('heading', { level: 1 }).allTextContents()).toEqual([ARTICLE])
    expect(await isBusy(page)).toBeNull()
    expect(await line(page).count()).toBe(0)
    expect(problems).toEqual([])
  })
}

test('a visitor who goes elsewhere while an article loads finds the list unchanged', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  const release = await hold(page, 'show-notes-worth-reading')
  const releaseHub = await hold(page, 'knowledge-base')
  await page.goto(PODCAST)
  await untilHydrated(page)
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name: ARTICLE })
  await link.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(0)
  await press(page, 'main', ARTICLE)
  await main.getByRole('status').getByText('Loading...').waitFor()
  await press(page, 'footer', 'Knowledge base')
  await link.waitFor()
  expect(await scrollTop(page)).toBe(before)
  release()
  releaseHub()
  await page.waitForURL(`**${HUB}`)
})

test('a change of only the query or hash shows no line, however slow', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  const wasSeen = await watchLine(page)
  await page.goto(PODCAST)
  const box = page.getByRole('searchbox', { name: 'Search these articles' })
  // Its island needs the page's data; from then on nothing does.
  await Promise.all([page.waitForResponse(/\/_next\/data\/.*\/podcast\.json/), box.focus()])
  const release = await hold(page, 'podcast')
  await box.fill('echo')
  await page.waitForURL(/search=echo/)
  await page.evaluate(() => {
    window.location.hash = 'articles'
  })
  await page.waitForTimeout(600)
  expect(await wasSeen()).toBe(false)
  release()
  await rests(page)
  expect(problems).toEqual([])
})

/** Records each figure of the statistics that is visible, frame by frame. Call it before the page is opened. */
async function watchFigures(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenFigures: () => seen })
    function look(): void {
      const figure = document.querySelector('dd [aria-hidden]')
      if (figure) {
        const { top, bottom } = figure.getBoundingClientRect()
        const isSeen = bottom > 0 && top < window.innerHeight && getComputedStyle(figure).visibility === 'visible'
        const text = figure.textContent ?? ''
        if (isSeen && seen.at(-1) !== text) seen.push(text)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => window.seenFigures())
}

declare global {
  interface Window {
    /** Set by `watchFigures`. */
    seenFigures(): string[]
  }
}

const jumpToFigures = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('dd [aria-hidden]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })

for (const viewport of [PHONE, DESKTOP]) {
  test(`statistics reached by a jump count from zero and never show the end first at ${viewport.width} px`, async ({
    open,
  }) => {
    const { page, problems } = await open({ viewport })
    const seenFigures = await watchFigures(page)
    await page.route('**/_next/static/chunks/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto('/')
    await untilHydrated(page)
    await jumpToFigures(page)
    await page.waitForFunction(() => window.seenFigures().includes('620,000+'), undefined, { timeout: 15_000 })
    const figures = (await seenFigures()).map((figure) => Number(figure.replace(/\D/g, '')))
    expect(figures[0]).toBeLessThan(100_000)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    expect(figures.at(-1)).toBe(620_000)
    expect(problems).toEqual([])
  })
}

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
