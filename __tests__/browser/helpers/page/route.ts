/** Opens a route, and checks at each width what holds for every route. */

import type { Locator, Page } from '@playwright/test'
import { expect, type Open } from '../../fixtures.ts'
import { axeProblems } from './axe.ts'
import { readThrough, rests } from './browser.ts'
import { measureLayout } from './measure-layout.ts'

/** An element's text with single spaces. */
export async function wordsOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replace(/\s+/g, ' ').trim()
}

/** Problems allowed on an error page: the browser reports its status. */
type Expected = { status?: number }

type Check = (page: Page) => Promise<void>

/**
 * Opens a route on a phone, makes the window smaller and wider, and checks (B151): status, one h1, title and
 * description, nothing cut or beside the window
 * from 320 to 1680 px (B196), no requests to other hosts and no cookies (B153), no console errors, axe on a phone and on a
 * desktop; then the route's own assertions at 1280 px.
 */
export async function expectRoute(
  open: Open,
  path: string,
  check: Check = async () => undefined,
  { status = 200 }: Expected = {},
): Promise<void> {
  const { page, problems, foreign } = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const response = await page.goto(path)
  expect([path, response?.status()]).toEqual([path, status])
  await rests(page)
  await readThrough(page)

  expect(await page.title()).toMatch(/^Bowerbird Audio - \S/)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
  expect(await wordsOf(page.locator('main'))).not.toMatch(/lorem ipsum|undefined|\[object Object\]|\bNaN\b/i)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await axeProblems(page)).toEqual([])
  for (const width of [1680, 320, 360, 390, 768, 820, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect([path, width, await page.evaluate(measureLayout)]).toEqual([path, width, []])
  }
  // The colours are those of the phone.
  expect(await axeProblems(page, undefined, { contrast: false })).toEqual([])
  await check(page)
  expect(foreign).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(problems.filter((problem) => status === 200 || !problem.includes(String(status)))).toEqual([])
}

/** The visible headings of a level, in order. */
export async function headings(page: Page, level: number, within = 'main'): Promise<string[]> {
  const all = page.locator(within).getByRole('heading', { level })
  return (await all.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
}

/** Presses a button that opens the enquiry dialog, checks its title and closes it. */
export async function expectEnquiryDialog(page: Page, button: string | RegExp, title: string): Promise<void> {
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

/** Opens routes with a hash and checks that each time its target is in the window. */
export async function expectAnchors(open: Open, addresses: readonly `/${string}#${string}`[]): Promise<void> {
  const { page } = await open({ reducedMotion: 'reduce' })
  for (const address of addresses) {
    await page.goto(address)
    await rests(page)
    await page.waitForFunction(() => {
      const top = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top
      return top !== undefined && top > -8 && top < window.innerHeight / 2
    })
  }
}
