/** A route as visitors on a phone, a tablet and a desktop find it, and what has to hold for every one. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { open } from './browser'

/** Widths in CSS pixels. */
export const WIDTHS = [390, 768, 1280]

/** Scrolls through the page and back, so that what loads late has loaded. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

/** What a part says, with single spaces. */
export async function wordsOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replace(/\s+/g, ' ').trim()
}

/** What axe has against the page as it is, as `rule: elements`. */
export async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Only what is wrong: putting together the rest takes longer than finding it.
    .options({ resultTypes: ['violations'], preload: false })
    // Its other mode opens a second page to put frames together, which takes most of the time. There is no frame here.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What may be wrong on a page that is meant to be an error page: the browser reports its own status. */
type Expected = { status?: number }

async function visit(path: string, width: number, check: (page: Page, width: number) => Promise<void>, status: number) {
  const { page, context, problems, foreign } = await open({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  })
  const response = await page.goto(path)
  expect([path, response?.status()]).toEqual([path, status])
  await page.waitForLoadState('networkidle')
  await readThrough(page)

  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await page.title()).toMatch(/^Bowerbird Audio - \S/)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
  expect(await wordsOf(page.locator('main'))).not.toMatch(/lorem ipsum|undefined|\[object Object\]|\bNaN\b/i)
  expect(await axeProblems(page)).toEqual([])
  await check(page, width)
  expect(foreign).toEqual([])
  expect(problems.filter((problem) => status === 200 || !problem.includes(String(status)))).toEqual([])
  await context.close()
}

/**
 * Opens a route at 390, 768 and 1280 px at once: status, one h1, title and description, nothing beside the window, nothing from
 * elsewhere, no console error, axe clean; then what the specification says of the route.
 */
export async function expectRoute(
  path: string,
  check: (page: Page, width: number) => Promise<void> = async () => undefined,
  { status = 200 }: Expected = {},
): Promise<void> {
  await Promise.all(WIDTHS.map((width) => visit(path, width, check, status)))
}

/** The names of the headings of a level, in their order, that are seen. */
export async function headings(page: Page, level: number, within = 'main'): Promise<string[]> {
  const all = page.locator(within).getByRole('heading', { level })
  return (await all.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
}

/** Presses a button that opens the quote modal, checks its title and closes it. */
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

/** Opens a route with a hash of its own: the place stands in the window. */
export async function expectAnchor(path: string, anchor: string): Promise<void> {
  const { page, context } = await open({ reducedMotion: 'reduce' })
  await page.goto(`${path}#${anchor}`)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top > -8 && top < window.innerHeight / 2
  }, anchor)
  await context.close()
}
