/**
 * The controls of the voice list and its first results are on the first screen, and on phones the filters stay
 * reachable (B50, B66).
 */

import type { Locator, Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

const LIST = '/voice-over-artists'

/** Whether an element is fully on the screen and not covered. */
const isUncoveredNow = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ]
    // The corners of round buttons are empty.
    const isRound = element.matches('button, a')
    const middle = (left + right) / 2
    const points = isRound
      ? [
          [middle, top + 2],
          [middle, bottom - 2],
        ]
      : corners
    return points.every(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })

/** Elements are replaced when their island hydrates. */
async function isUncovered(part: Locator): Promise<boolean> {
  await expect.poll(() => isUncoveredNow(part)).toBe(true)
  return true
}

const firstPlay = (page: Page) => page.locator('main article').first().getByRole('button', { name: /^Play/ })

test('heading, controls and the first card are on the first screen, on desktop three cards (B50)', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.goto(LIST)
  for (const viewport of [PHONE, DESKTOP, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    const parts = [
      page.getByRole('heading', { level: 1, name: 'Find an artist' }),
      viewport === PHONE ? page.getByRole('button', { name: 'Filters' }) : page.getByRole('searchbox'),
      page.getByRole('button', { name: 'Let us help you cast a voice' }).first(),
      firstPlay(page),
    ]
    for (const part of parts) {
      expect([viewport.width, String(part), await isUncovered(part)]).toEqual([viewport.width, String(part), true])
    }
  }
  for (const index of [1, 2]) {
    const card = page.locator('main article').nth(index)
    expect(await isUncovered(card.getByRole('button', { name: /^Play/ }))).toBe(true)
  }
  expect(problems).toEqual([])
})

/** Scrolls to the middle of the list. */
async function scrollIntoList(page: Page): Promise<number> {
  await page.locator('#results article').nth(3).scrollIntoViewIfNeeded()
  await page
    .locator('#results article')
    .nth(3)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))
  return await page.evaluate(() => window.scrollY)
}

/** Clicks at the button's position, because Playwright's own click may scroll first. */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the page')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('on a phone the filters stay below the header while the list is on the screen', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto(`${LIST}?gender_id=1`)
  await page.getByText('Showing 1 to 8 of 8 results').waitFor()
  const position = await scrollIntoList(page)
  expect(position).toBeGreaterThan(1000)
  const button = page.getByRole('button', { name: 'Filters (1)' })
  expect(await isUncovered(button)).toBe(true)
  const header = await page.getByRole('banner').boundingBox()
  const box = await button.boundingBox()
  expect((box?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(24)

  // A changed filter scrolls to the start of the new list.
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await press(page, button)
  await sheet.getByText('Female', { exact: true }).click()
  await sheet.getByRole('button', { name: 'Show 7 voices' }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await isUncovered(firstPlay(page))).toBe(true)
  expect(problems).toEqual([])
})

test('the filter bar never covers the focused element', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto(LIST)
  for (const viewport of [PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport)
    await scrollIntoList(page)
    await page.locator('#results article').nth(3).getByRole('button', { name: /^Play/ }).focus()
    const covered: string[] = []
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press('Shift+Tab')
      const found = await page.evaluate(() => {
        const { activeElement } = document
        const { left, right, top } = activeElement?.getBoundingClientRect() ?? new DOMRect()
        const hit = document.elementFromPoint((left + right) / 2, top + 2)
        const isSeen = activeElement?.contains(hit) || hit?.contains(activeElement)
        return isSeen ? null : `${activeElement?.tagName} ${activeElement?.textContent} at ${top}`
      })
      if (found) covered.push(found)
    }
    expect([viewport.width, covered]).toEqual([viewport.width, []])
  }
})
