/** Opens a route on phone, tablet and desktop, and checks what holds for every route. */

import type { Locator, Page } from '@playwright/test'
import { expect, type Open } from '../fixtures.ts'
import { axeProblems } from './axe.ts'
import { rests } from './browser.ts'

/** Scrolls through the page and back, so that what loads late has loaded. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await rests(page)
}

/** An element's text with single spaces. */
export async function wordsOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replace(/\s+/g, ' ').trim()
}

/** Problems allowed on an error page: the browser reports its status. */
type Expected = { status?: number }

type Check = (page: Page, width: number) => Promise<void>

/** What has to hold for every page at every width. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeProblems(page)).toEqual([])
}

/** Opens a route at the first width, resizes to the others in order, and checks the route at the last. */
async function visit(open: Open, path: string, [first = 0, ...others]: number[], check: Check, status: number) {
  const { page, context, problems, foreign } = await open({
    viewport: { width: first, height: 844 },
    reducedMotion: 'reduce',
  })
  const response = await page.goto(path)
  expect([path, response?.status()]).toEqual([path, status])
  await rests(page)
  await readThrough(page)

  expect(await page.title()).toMatch(/^Bowerbird Audio - \S/)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
  expect(await wordsOf(page.locator('main'))).not.toMatch(/lorem ipsum|undefined|\[object Object\]|\bNaN\b/i)
  await expectSound(page)
  for (const width of others) {
    await page.setViewportSize({ width, height: 844 })
    await expectSound(page)
  }
  await check(page, others.at(-1) ?? first)
  expect(foreign).toEqual([])
  expect(problems.filter((problem) => status === 200 || !problem.includes(String(status)))).toEqual([])
  await context.close()
}

/**
 * Opens a route at 390 px, and at 768 and then 1280 px, and checks: status, one h1, title and description, no
 * sideways scrolling, no requests to other hosts, no console errors, axe; then the route's own assertions at 390
 * and 1280 px.
 */
export async function expectRoute(
  open: Open,
  path: string,
  check: Check = async () => undefined,
  { status = 200 }: Expected = {},
): Promise<void> {
  await Promise.all([[390], [768, 1280]].map((widths) => visit(open, path, widths, check, status)))
}

/** The visible headings of a level, in order. */
export async function headings(page: Page, level: number, within = 'main'): Promise<string[]> {
  const all = page.locator(within).getByRole('heading', { level })
  return (await all.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
}

/** Presses a button that opens the quote dialog, checks its title and closes it. */
export async function expectQuoteModal(page: Page, button: string | RegExp, title: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: button, exact: typeof button === 'string' })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await dialog.getByLabel('Brief').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Opens a route with a hash and checks that its target is in the window. */
export async function expectAnchor(open: Open, path: string, anchor: string): Promise<void> {
  const { page, context } = await open({ reducedMotion: 'reduce' })
  await page.goto(`${path}#${anchor}`)
  await rests(page)
  await page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top > -8 && top < window.innerHeight / 2
  }, anchor)
  await context.close()
}
