/**
 * The estimator: the price stays visible on a phone, covers nothing focused, and is announced (B46). In a browser for its layout
 * and its focus.
 */

import type { Locator, Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { PHONE, untilStill } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

const calculator = (page: Page) => page.getByRole('region', { name: 'What will it cost?' })
const finalise = (page: Page) => calculator(page).getByRole('button', { name: 'Finalise your quote' })

/** Scrolls the first question of the estimator to the top of the window. */
async function toFirstQuestion(page: Page): Promise<void> {
  const first = page.getByRole('radiogroup', { name: 'Duration' })
  await first.scrollIntoViewIfNeeded()
  await first.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { ...box, bottom: box.y + box.height }
}

test('on a phone and a low tablet the price and its button are visible at each choice, once, above the bottom bar', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  for (const [viewport, duration, amount] of [
    [PHONE, '30 seconds', '$840'],
    [{ width: 768, height: 600 }, '15 seconds', '$690'],
  ] as const) {
    await page.setViewportSize(viewport)
    await toFirstQuestion(page)
    for (const name of [duration, 'National', 'TV']) {
      const radio = calculator(page).getByRole('radio', { name })
      await radio.check()
      const price = await boxOf(calculator(page).getByText('+ GST', { exact: true }))
      const button = await boxOf(finalise(page))
      const bar = page.getByRole('banner').getByRole('button', { name: /^Get a quick quote/ })
      const floor = viewport.width < 768 ? (await boxOf(bar)).y : viewport.height
      expect(price.y).toBeGreaterThan(0)
      expect(price.bottom).toBeLessThanOrEqual(floor)
      expect(button.bottom).toBeLessThanOrEqual(floor)
    }
    await calculator(page).getByText(amount, { exact: true }).waitFor()
    const total = await boxOf(calculator(page).getByText('including GST', { exact: true }))
    expect(total.bottom).toBeLessThanOrEqual(viewport.height)
    await expect(calculator(page).getByText('+ GST', { exact: true })).toHaveCount(1)
    await expect(finalise(page)).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
  expect(await axeProblems(page, 'section:has([role=radiogroup])')).toEqual([])

  // Below the section the price is no longer shown.
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }))
  expect((await boxOf(finalise(page))).bottom).toBeLessThan(0)
  expect(problems).toEqual([])
})

test('on a phone nothing covers the focused element', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  const tab = calculator(page).getByRole('tab', { name: 'Commercial' })
  await tab.scrollIntoViewIfNeeded()
  await tab.focus()
  const covered: string[] = []
  const stops: string[] = []
  // Tab, then the arrows of each group of radio buttons.
  for (const key of [
    '',
    'Tab',
    'ArrowRight',
    'ArrowRight',
    'Tab',
    'ArrowRight',
    'ArrowRight',
    'Tab',
    'ArrowRight',
    'ArrowRight',
    'Tab',
  ]) {
    if (key) await page.keyboard.press(key)
    // The window may still be scrolling.
    await untilStill(page.locator(':focus'))
    const { name, isCovered } = await page.evaluate(() => {
      const focused = document.activeElement
      const target = focused?.closest('label') ?? focused
      if (!(target instanceof HTMLElement)) throw new Error('Nothing has the focus')
      const { x, y, width, height } = target.getBoundingClientRect()
      const corners = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width / 2, y + height * part))
      return {
        name: target.textContent ?? '',
        isCovered: corners.some((seen) => !seen || !(target.contains(seen) || seen.contains(target))),
      }
    })
    stops.push(name)
    if (isCovered) covered.push(name)
  }
  expect(stops.at(0)).toBe('Commercial')
  expect(stops).toContain('Digital')
  expect(stops.at(-1)).toBe('Finalise your quote')
  expect(covered).toEqual([])
})

test('announces an estimate once (B46)', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  await calculator(page).getByRole('radio', { name: '15 seconds' }).check()
  await page.evaluate(() => {
    const region = document.querySelector('[aria-busy] [aria-live=polite]')
    if (!region) throw new Error('There is no live region')
    const announcements: string[] = []
    Object.assign(window, { announcements })
    new MutationObserver(() => region.textContent && announcements.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  const announcements = () => page.evaluate(() => Reflect.get(window, 'announcements'))
  for (const name of ['National', 'TV']) await calculator(page).getByRole('radio', { name }).check()
  await calculator(page).getByText('$690', { exact: true }).waitFor()
  await page.waitForFunction(() => Reflect.get(window, 'announcements').length > 0)
  expect(await announcements()).toEqual(['Estimate: $690 + GST, $759 including GST'])
})
