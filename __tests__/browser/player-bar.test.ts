/** @jest-environment node */
/** The now-playing bar: appears when the playing card leaves the window, works by keyboard, covers nothing (B91). */
import type { Page } from 'playwright-core'
import { axeProblems } from './helpers/axe'
import { bringIntoView, DESKTOP, open, PHONE } from './helpers/browser'
import { untilAlive, untilPlaying, watchMedia } from './helpers/media'
import { healed } from './helpers/stand-ins'

const VOICES = '/voice-over-artists'
const TABLET = { width: 768, height: 1024 }

beforeAll(async () => {
  for (const path of ['/', VOICES]) await healed(path, 'Tamsin Reed')
})

const bar = (page: Page) => page.getByRole('region', { name: 'Now playing' })
const card = (page: Page, name: string) => page.getByRole('article', { name })

/** Plays the first voice and scrolls well past its card. */
async function playAndLeave(viewport: { width: number; height: number }) {
  const visit = await open({ viewport, reducedMotion: 'reduce' })
  const { page } = visit
  await watchMedia(page)
  await page.goto(VOICES)
  await untilAlive(page)
  await card(page, 'Tamsin Reed').getByRole('button', { name: 'Play Tamsin Reed' }).click()
  await untilPlaying(page, 0.1)
  await page.waitForFunction(() => navigator.mediaSession.metadata)
  expect(await bar(page).count()).toBe(0)
  const left = card(page, 'Merle Dowd')
  await left.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await bar(page).waitFor()
  return visit
}

test.each([PHONE, TABLET, DESKTOP])(
  'appears when the card scrolls out, disappears when it is back, and passes axe',
  async (viewport) => {
    const { page, context, problems } = await playAndLeave(viewport)
    await bar(page).getByText('Tamsin Reed').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(await axeProblems(page)).toEqual([])
    for (const button of await bar(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await bringIntoView(card(page, 'Tamsin Reed'))
    await bar(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  },
)

test('covers neither the phone bar with the quote button nor the end of the page', async () => {
  const { page, context } = await playAndLeave(PHONE)
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
  await context.close()
})

test('works by keyboard alone: pause, seek, back to the card, close', async () => {
  const { page, context } = await playAndLeave(DESKTOP)
  // The last element in tab order: one step back from the end.
  await bar(page).getByRole('button', { name: 'Pause Tamsin Reed' }).focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Play Tamsin Reed' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
  expect(await bar(page).getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^0:03 of 0:1\d$/)
  expect(await page.evaluate(() => document.querySelector('audio')?.currentTime)).toBe(3)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const button = card(page, 'Tamsin Reed').getByRole('button', { name: 'Play Tamsin Reed' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Play Tamsin Reed')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await bar(page).waitFor({ state: 'detached' })

  await card(page, 'Merle Dowd').evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await bar(page).getByRole('button', { name: 'Stop and close' }).focus()
  await page.keyboard.press('Enter')
  await bar(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
  await context.close()
})

test.each([PHONE, DESKTOP])('never covers the focused element', async (viewport) => {
  const { page, context } = await playAndLeave(viewport)
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
  expect(hidden).toEqual([])
  await context.close()
})

test('when a carousel moves the playing voice out of view, the bar appears and brings it back', async () => {
  const { page, context } = await open({ viewport: DESKTOP, reducedMotion: 'reduce' })
  await watchMedia(page)
  await page.goto('/')
  await untilAlive(page)
  const carousel = page
    .getByRole('region', { name: /voices/i })
    .filter({ has: page.getByRole('article') })
    .first()
  const first = carousel.getByRole('button', { name: /^Play / }).first()
  const name = (await first.getAttribute('aria-label'))?.replace('Play ', '') ?? ''
  await first.click()
  await untilPlaying(page, 0.1)
  expect(await bar(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Next voices' }).click()
  await bar(page).getByText(name).waitFor()
  await bar(page).getByRole('button', { name: 'Back to sample' }).click()
  await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, `Pause ${name}`)
  await bar(page).waitFor({ state: 'detached' })
  await context.close()
})
