/**
 * The list of voice artists. In a browser for the keys in its filters, the focus in the sheet, shared links, Back, and layout
 * shift.
 */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, PHONE, untilStill } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

declare global {
  interface Window {
    /** Sum of layout shifts as CLS counts them: shifts within half a second of input, such as chips, do not count. */
    shifted: number
  }
}

const LIST = '/voice-over-artists'

const status = (page: Page) => page.locator('#results [role=status]').first()
const counted = (page: Page, text: string) => status(page).getByText(text).waitFor()
const query = (page: Page) => new URL(page.url()).search
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' })
/** Scrolls to the results without animation. */
const scrollToResults = (page: Page) =>
  page.evaluate(() => document.querySelector('#results')?.scrollIntoView({ behavior: 'instant' }))

/** Clicks a link of the header at its position; Playwright's click may scroll the page first. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))

async function openList(page: Page, address = LIST): Promise<void> {
  await page.goto(address)
  await scrollToResults(page)
  await untilHydrated(page)
  await scrollToResults(page)
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          window.shifted += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('the list follows its banner of one low row without the space that is between sections', async ({ open }) => {
  for (const [viewport, top] of [
    [DESKTOP, '28px'],
    [PHONE, '12px'],
  ] as const) {
    const { page } = await open({ viewport })
    await page.goto(LIST)
    await expect(page.locator('#results')).toHaveCSS('padding-top', top)
  }
})

test('on desktop every filter is set by keyboard, shown as a chip and kept in the URL; the casting dialog has its own texts (B36, B57)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await openList(page)
  await counted(page, 'Showing 1 to 12 of 15 results')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('a')
  await page.keyboard.press('Enter')
  await page.waitForURL(/name=a/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('region_id')
  await page.keyboard.type('United K')
  await page.waitForURL(/region_id=3/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/gender_id=1/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Young')
  await page.waitForURL(/age_id=3/)
  await counted(page, 'Showing 1 to 1 of 1 results')
  expect(query(page)).toBe('?name=a&region_id=3&gender_id=1&age_id=3')
  await expect(chips(page).getByRole('button')).toHaveText([
    'Remove “a”',
    'Remove Nationality: United Kingdom',
    'Remove Male',
    'Remove Young Adult',
    'Clear filters',
  ])
  await chips(page).getByRole('button', { name: 'Remove Male' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !window.location.search.includes('gender_id'))
  await chips(page).getByRole('button', { name: 'Clear filters' }).focus()
  await page.keyboard.press('Enter')
  await counted(page, 'Showing 1 to 12 of 15 results')
  expect(query(page)).toBe('')
  await page.getByRole('button', { name: 'Let us help you cast a voice' }).first().click()
  const modal = page.getByRole('dialog', { name: 'Let us help you cast a voice' })
  await modal.getByText('Tell us who should be speaking').waitFor()
  expect(problems).toEqual([])
})

test('on a phone the filters are a sheet with a count, and the results behind it update (B66)', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE, hasTouch: true })
  await openList(page)
  const opener = page.getByRole('button', { name: 'Filters' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Show 15 voices' }).waitFor()
  await sheet.getByText('Female', { exact: true }).click()
  await sheet.getByRole('button', { name: 'Show 7 voices' }).waitFor()
  await sheet.getByRole('combobox', { name: 'Age Range' }).selectOption('Senior')
  await sheet.getByRole('button', { name: 'Show 1 voice', exact: true }).waitFor()
  // The results are visible above the sheet.
  await expect(page.locator('#results article')).toHaveCount(1)
  await untilStill(sheet)
  await untilStill(page.locator('#results article'))
  const card = await page.locator('#results article').first().boundingBox()
  const top = (await sheet.boundingBox())?.y ?? 0
  expect(card && card.y > 0 && card.y < top - 60).toBe(true)
  // The focus stays in the sheet.
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && activeElement?.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect(page.locator(':focus')).toHaveText('Filters (2)')

  await page.getByRole('button', { name: 'Filters (2)' }).click()
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  await sheet.getByRole('button', { name: 'Show 15 voices' }).click()
  await sheet.waitFor({ state: 'detached' })
  await counted(page, 'Showing 1 to 12 of 15 results')
  expect(query(page)).toBe('')
  expect(problems).toEqual([])
})

test('on a phone a compact list has a card at a glance, opens it in place, and is remembered without a shift (B496)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE })
  await watchShifts(page)
  await openList(page)
  const cards = page.locator('#results article')
  const tall = (await cards.first().boundingBox())?.height ?? 0
  const compact = page.getByRole('button', { name: 'Compact list' })
  await compact.click()
  await expect(compact).toHaveAttribute('aria-pressed', 'true')
  const low = (await cards.first().boundingBox())?.height ?? 0
  expect(low).toBeLessThan(170)
  expect(low).toBeLessThan(tall / 3)

  const card = page.getByRole('article', { name: 'Tamsin Reed' })
  await expect(card.getByRole('button', { name: 'Play Tamsin Reed' })).toBeVisible()
  await expect(card.getByRole('button', { name: /shortlist/ })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Enquire now/ })).toBeHidden()
  await expect(card.getByRole('slider')).toBeHidden()
  expect(await axeProblems(page, '#results')).toEqual([])
  await card.getByRole('button', { name: 'Card of Tamsin Reed' }).click()
  await expect(card.getByRole('button', { name: /^Enquire now/ })).toBeVisible()
  await expect(card.getByRole('slider')).toBeVisible()

  await page.reload()
  await untilHydrated(page)
  await expect(compact).toHaveAttribute('aria-pressed', 'true')
  expect((await cards.first().boundingBox())?.height).toBeLessThan(170)
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
  await compact.click()
  await expect(card.getByRole('button', { name: /^Enquire now/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.voices)).toBeUndefined()
  expect(problems).toEqual([])
})

test('a shared link shows the same list, and never another one undimmed', async ({ open }) => {
  const { page, context, problems } = await open({ viewport: DESKTOP })
  // The response is held until the state without it has been checked.
  const seen = Promise.withResolvers<void>()
  await context.route(/\/api\/v1\/voices\?/, (route) => seen.promise.then(() => route.fallback()))
  await page.goto(`${LIST}?region_id=3&gender_id=2&category_name=Narration`)
  await scrollToResults(page)
  await page.locator('#results ul[aria-busy=true]').waitFor()
  await status(page).getByText('Loading...').waitFor()
  seen.resolve()
  await counted(page, 'Showing 1 to 2 of 2 results')
  await expect(page.locator('#results h3')).toHaveText(['Beatrix Lane', 'Odette Finch'])
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('3')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expect(page.getByRole('article', { name: 'Beatrix Lane' }).getByRole('tab', { selected: true })).toHaveText(
    'Narration',
  )
  expect(problems).toEqual([])
})

test('Back from another page restores list, page and scroll position (B57)', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await openList(page)
  await page.getByRole('radio', { name: 'Male', exact: true }).check({ force: true })
  await counted(page, 'Showing 1 to 8 of 8 results')
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'))
  const last = page.locator('#results article').last()
  await last.scrollIntoViewIfNeeded()
  await untilStill(last)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
  const topOf = () => last.evaluate((card) => card.getBoundingClientRect().top)
  const before = await topOf()
  await follow(page, 'For agencies')
  await page.waitForURL('**/for-agencies')
  await page.goBack()
  await counted(page, 'Showing 1 to 8 of 8 results')
  expect(query(page)).toBe('?gender_id=1')
  // Loaded anew, it is filtered after the browser has scrolled: the line with the filter is above it only then.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(32)
  expect(problems).toEqual([])
})

test('Find Similar names its voice, also after a reload; Back and removing the chip lead to the list (B57, B67)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await openList(page)
  const card = page.getByRole('article', { name: 'Flint' })
  await card.getByRole('button', { name: 'Find Similar' }).click()
  const chip = page.getByRole('button', { name: 'Remove Similar to Flint' })
  await chip.waitFor()
  expect(query(page)).toBe('?voice_id=102&region_id=1')
  await page.getByRole('heading', { name: 'Voices similar to Flint' }).waitFor()
  await card.waitFor({ state: 'detached' })
  await page.goBack()
  await counted(page, 'Showing 1 to 12 of 15 results')
  await page.goForward()
  await chip.waitFor()
  await page.reload()
  await chip.waitFor()
  await page.waitForFunction(() => window.scrollY > 100)
  await chip.click()
  await counted(page, 'Showing 1 to 12 of 15 results')
  expect(query(page)).toBe('')
  expect(problems).toEqual([])
})

test('a filter change with a slow response shifts nothing on the screen', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP })
  await watchShifts(page)
  await openList(page)
  await page.evaluate(() => document.querySelector('#results > div')?.scrollIntoView({ behavior: 'instant' }))
  await untilStill(page.locator('#results > div').first())
  await setFaults([{ match: '/voices', delayMs: 1200 }])
  await page.evaluate(() => {
    window.shifted = 0
  })
  // By keyboard: a selection by Playwright does not count as input for layout shift.
  await page.getByRole('combobox', { name: 'Age Range' }).focus()
  await page.keyboard.type('Sen')
  await counted(page, 'Showing 1 to 3 of 3 results')
  await page.getByRole('combobox', { name: 'Nationality' }).focus()
  await page.keyboard.type('Ire')
  await page.getByText('No voices found.').waitFor()
  await page.getByRole('button', { name: 'Remove Senior' }).click()
  await counted(page, 'Showing 1 to 2 of 2 results')
  await untilStill(page.locator('#results article').first())
  expect(await page.evaluate(() => window.shifted)).toBe(0)
})

test('passes axe at every width when filtered, and with the sheet open', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP, reducedMotion: 'reduce' })
  await openList(page, `${LIST}?gender_id=1&age_id=4`)
  // The unfiltered cards of the server's HTML are faded until the filtered ones replace them.
  await expect(page.locator('[data-stale], main [aria-busy=true]')).toHaveCount(0)
  await chips(page).getByRole('button').first().waitFor()
  expect(await axeProblems(page, '#results')).toEqual([])
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const sheet = page.getByRole('button', { name: 'Filters (2)' })
    await sheet.waitFor()
    expect(await axeProblems(page, '#results', { contrast: false })).toEqual([])
    await sheet.click()
    await page.getByRole('dialog').waitFor()
    expect(await axeProblems(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
})

test('nothing scrolls sideways at 320 px, with chips and with the sheet open', async ({ open }) => {
  const { page } = await open({ viewport: { width: 320, height: 640 } })
  await openList(page, `${LIST}?region_id=3&name=${'a'.repeat(40)}&age_id=4&category_id=3`)
  await counted(page, 'No voices found.')
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await isWide()).toBe(false)
  await page.getByRole('button', { name: 'Filters (4)' }).click()
  const sheet = page.getByRole('dialog')
  expect(await isWide()).toBe(false)
  expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  // The button that shows the results stays reachable.
  const box = await sheet.getByRole('button', { name: 'Show 0 voices' }).boundingBox()
  expect(box && box.y + box.height <= 640).toBe(true)
})
