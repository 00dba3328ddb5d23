/**
 * The now-playing bar: appears when the playing card leaves the window, works by keyboard, covers nothing (B91). In a browser for its
 * layout and its focus.
 */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, PHONE } from '../helpers/page/browser.ts'
import { untilHydrated, untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { expect, type Open, test } from '../shared-stack.ts'

const VOICES = '/voice-over-artists'
const TABLET = { width: 768, height: 1024 }

const bar = (page: Page) => page.getByRole('region', { name: 'Now playing' })
const card = (page: Page, name: string) => page.getByRole('article', { name })

/** Plays the first voice and scrolls well past its card. */
async function playAndLeave(open: Open, viewport: { width: number; height: number }) {
  const visit = await open({ viewport, reducedMotion: 'reduce' })
  const { page } = visit
  await watchMedia(page)
  await page.goto(VOICES)
  await untilHydrated(page)
  await card(page, 'Tamsin Reed').getByRole('button', { name: 'Play Tamsin Reed' }).click()
  await untilPlaying(page, 0.1)
  await page.waitForFunction(() => navigator.mediaSession.metadata)
  await expect(bar(page)).toHaveCount(0)
  const left = card(page, 'Merle Dowd')
  await left.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await bar(page).waitFor()
  return visit
}

/** Focuses forty elements in turn, beginning below the playing card. @returns those that the bar hides */
async function coveredByBar(page: Page): Promise<string[]> {
  await card(page, 'Merle Dowd').getByRole('slider').focus()
  const hidden: string[] = []
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const floating = document.querySelector('section[aria-label="Now playing"]')
      if (!focused || !floating || floating.contains(focused) || focused.closest('header')) return null
      const [box, over] = [focused.getBoundingClientRect(), floating.getBoundingClientRect()]
      const isCovered = box.top >= over.top && box.bottom <= over.bottom
      return isCovered ? (focused.getAttribute('aria-label') ?? focused.textContent) : null
    })
    if (covered !== null) hidden.push(covered)
  }
  return hidden
}

test('appears when the card scrolls out, covers nothing at any width, and disappears when the card is back', async ({
  open,
}) => {
  const { page, problems } = await playAndLeave(open, PHONE)
  await bar(page).getByText('Tamsin Reed').waitFor()
  expect(await axeProblems(page, 'section[aria-label="Now playing"]')).toEqual([])
  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(viewport)
    await bar(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    for (const button of await bar(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expect(await coveredByBar(page)).toEqual([])
  }

  await page.setViewportSize(PHONE)
  const box = await bar(page).boundingBox()
  const help = await page
    .getByRole('banner')
    .getByRole('button', { name: /turnaround/ })
    .boundingBox()
  if (!box || !help) throw new Error('Both bars are on the page')
  expect(box.y + box.height).toBeLessThanOrEqual(help.y)
  expect(box.height).toBeLessThanOrEqual(72)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByText(/^ACN /).waitFor()
  // The footer is replaced when it hydrates, and the page may grow once more.
  await page.waitForFunction((top) => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const last = Array.from(document.querySelectorAll('footer *')).find(({ textContent }) => /^ACN /.test(textContent))
    return last !== undefined && last.getBoundingClientRect().bottom <= top
  }, box.y)

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await card(page, 'Tamsin Reed').scrollIntoViewIfNeeded()
  await bar(page).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

test('works by keyboard alone: pause, seek, back to the card, close', async ({ open }) => {
  const { page } = await playAndLeave(open, DESKTOP)
  // The last element in tab order: one step back from the end.
  await bar(page).getByRole('button', { name: 'Pause Tamsin Reed' }).focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Play Tamsin Reed' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
  await expect(bar(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:03 of 0:1\d$/)
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime)).toBe(3)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const button = card(page, 'Tamsin Reed').getByRole('button', { name: 'Play Tamsin Reed' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Play Tamsin Reed')
  await expect(button).toBeFocused()
  await bar(page).waitFor({ state: 'detached' })

  await card(page, 'Merle Dowd').evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await bar(page).getByRole('button', { name: 'Stop and close' }).focus()
  await page.keyboard.press('Enter')
  await bar(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
})

test('when a carousel moves the playing voice out of view, the bar appears and brings it back', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP, reducedMotion: 'reduce' })
  await watchMedia(page)
  await page.goto('/')
  await untilHydrated(page)
  const carousel = page
    .getByRole('region', { name: /voices/i })
    .filter({ has: page.getByRole('article') })
    .first()
  const first = carousel.getByRole('button', { name: /^Play / }).first()
  const name = (await first.getAttribute('aria-label'))?.replace('Play ', '') ?? ''
  await first.click()
  await untilPlaying(page, 0.1)
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Next voices' }).click()
  await bar(page).getByText(name).waitFor()
  await bar(page).getByRole('button', { name: 'Back to sample' }).click()
  await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, `Pause ${name}`)
  await bar(page).waitFor({ state: 'detached' })
})
