/** Opens a route once, and checks what holds for every route: layout at its widths, head, console, other hosts. */

import type { Locator, Page } from '@playwright/test'
import { expect, type Open } from '../../fixtures.ts'
import { axeProblems } from './axe.ts'
import { scrollThrough, untilIdle } from './browser.ts'
import { measureLayout } from './measure-layout.ts'

/** An element's text with single spaces. */
export async function wordsOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replace(/\s+/g, ' ').trim()
}

type Check = (page: Page) => Promise<void>

type Options = {
  /** @default 200; the browser reports another on the console */
  status?: number
  /** A rule of axe that it breaks on purpose. */
  exceptRule?: string
}

/** From the narrowest phone to a wide screen, in this order: the window is made smaller and wider. */
const WIDTHS = [1680, 320, 360, 768, 820, 1024, 1100, 1280]

const PHONE_AND_DESKTOP = [320, 1280]

async function expectLayout(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect([path, width, await page.evaluate(measureLayout)]).toEqual([path, width, []])
  }
}

/**
 * One visit of a route: opens it on a phone, scrolls through it with every island hydrated, and checks (B151): status, one h1,
 * title and description, no requests to other hosts and no cookies (B153), no console errors. `check` runs once all is there.
 */
async function visitRoute(open: Open, path: string, check: Check, { status = 200 }: Options = {}): Promise<void> {
  const { page, problems, foreign } = await open({ viewport: { width: 320, height: 844 }, reducedMotion: 'reduce' })
  const response = await page.goto(path)
  expect([path, response?.status()]).toEqual([path, status])
  await scrollThrough(page)
  expect(await page.title()).toMatch(/^Bowerbird Audio - \S/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
  expect(await wordsOf(page.locator('main'))).not.toMatch(/lorem ipsum|undefined|\[object Object\]|\bNaN\b/i)
  await expect(page.locator('h1')).toHaveCount(1)
  await check(page)
  expect(foreign).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(problems.filter((problem) => status === 200 || !problem.includes(String(status)))).toEqual([])
}

/**
 * A page of a template, or of sections that no template has: nothing is cut or beside the window from 320 to 1680 px (B196), axe
 * on a phone and on a desktop; then the route's own assertions at 1280 px.
 */
export function expectTemplate(open: Open, path: string, check?: Check, options: Options = {}): Promise<void> {
  const { exceptRule } = options
  async function checkPage(page: Page): Promise<void> {
    await expectLayout(page, path, [390])
    expect(await axeProblems(page, undefined, { exceptRule })).toEqual([])
    await expectLayout(page, path, WIDTHS)
    // The colours are those of the phone.
    expect(await axeProblems(page, undefined, { exceptRule, contrast: false })).toEqual([])
    await check?.(page)
  }
  return visitRoute(open, path, checkPage, options)
}

/** Any other page, whose sections others have as well: on a phone, and on a desktop with the route's own assertions. */
export function expectRoute(open: Open, path: string, check?: Check): Promise<void> {
  return visitRoute(open, path, async (page) => {
    await expectLayout(page, path, PHONE_AND_DESKTOP)
    await check?.(page)
  })
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
export async function expectAnchors(open: Open, anchors: readonly `/${string}#${string}`[]): Promise<void> {
  const { page } = await open({ reducedMotion: 'reduce' })
  for (const address of anchors) {
    await page.goto(address)
    await untilIdle(page)
    await page.waitForFunction(() => {
      const top = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top
      return top !== undefined && top > -8 && top < window.innerHeight / 2
    })
  }
}
