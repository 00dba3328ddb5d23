/** The stopwatch in a real browser: accuracy, layout, keyboard and splits (B120-B124). */

import type { Page } from '@playwright/test'
import { expect, type Open, test } from './fixtures.ts'
import { axeProblems } from './helpers/axe.ts'
import { DESKTOP, PHONE } from './helpers/browser.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openStopwatch(open: Open, options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await visit.page.goto('/stopwatch')
  // Hydrates it, so that presses are timed exactly.
  await button(visit.page, 'Start').hover()
  await visit.page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main button')).some(
      (element) =>
        element.textContent === 'Start' && Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
  return visit
}

/** What the stopwatch shows, in milliseconds. */
function shown(page: Page): Promise<number> {
  return page.evaluate(() => {
    const text = document.querySelector('[role=timer]')?.textContent ?? ''
    const [hours = 0, minutes = 0, seconds = 0, hundredths = 0] = text.replace(/[a-z]/g, '').split(':').map(Number)
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + hundredths * 10
  })
}

/** Waits for a tick within 50 ms of the page's clock: drift would never allow one. */
async function untilOnTime(page: Page, started: number): Promise<void> {
  await page.waitForFunction(
    (start) => {
      const text = document.querySelector('[role=timer]')?.textContent ?? ''
      const [hours = 0, minutes = 0, seconds = 0, hundredths = 0] = text.replace(/[a-z]/g, '').split(':').map(Number)
      const time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + hundredths * 10
      return Math.abs(time - (performance.now() - start)) < 50
    },
    started,
    { timeout: 5000 },
  )
}

/** Presses Start or Pause, and returns when. */
function press(page: Page): Promise<number> {
  return page.evaluate(() => {
    const toggle = Array.from(document.querySelectorAll('main button')).find((element) =>
      /^(Start|Pause)$/.test(element.textContent ?? ''),
    )
    const now = performance.now()
    if (toggle instanceof HTMLElement) toggle.click()
    return now
  })
}

test('keeps time with the clock of the page, also when the page is blocked (B123)', async ({ open }) => {
  const { page, problems } = await openStopwatch(open)
  const started = await press(page)
  await page.waitForTimeout(2000)
  await untilOnTime(page, started)
  // No ticks run meanwhile.
  await page.evaluate(() => {
    for (const end = performance.now() + 1500; performance.now() < end; );
  })
  await untilOnTime(page, started)
  const paused = await press(page)
  await button(page, 'Start').waitFor()
  const time = await shown(page)
  expect(Math.abs(time - (paused - started))).toBeLessThan(50)
  await page.waitForTimeout(300)
  expect(await shown(page)).toBe(time)
  expect(problems).toEqual([])
})

test('responds to a key that is pressed before anything else (B124)', async ({ open }) => {
  const { page, problems } = await open()
  await page.goto('/stopwatch')
  await page.locator('html[data-hydrated]').waitFor()
  await page.keyboard.press('Space')
  await button(page, 'Pause').waitFor()
  await page.keyboard.press('r')
  await button(page, 'Start').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(problems).toEqual([])
})

test('runs by keyboard: space and R, unless the focus needs the key (B124)', async ({ open }) => {
  const { page } = await openStopwatch(open)
  await page.getByRole('timer').click()
  await page.keyboard.press('Space')
  await button(page, 'Pause').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.waitForFunction(() => /[1-9]/.test(document.querySelector('[data-unit=seconds]')?.textContent ?? ''))
  await page.keyboard.press('Space')
  await button(page, 'Start').waitFor()
  expect(await shown(page)).toBeGreaterThanOrEqual(1000)
  await page.keyboard.press('r')
  expect(await shown(page)).toBe(0)

  // A click on the figures or on plain text does not count as focus in a control.
  await page.getByRole('timer').click()
  await page.keyboard.press('Space')
  await button(page, 'Pause').waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  await button(page, 'Start').waitFor()

  // On a button the space bar presses that button, once.
  await button(page, 'Start').focus()
  await page.keyboard.press('Space')
  await button(page, 'Split').focus()
  await page.keyboard.press('Space')
  await page.getByRole('list', { name: 'Splits' }).getByRole('listitem').waitFor()
  await button(page, 'Pause').waitFor()
  await page.keyboard.press('r')
  await button(page, 'Start').waitFor()

  // In a field both are letters.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /response/ })
    .click()
  const brief = page.getByRole('dialog').getByRole('textbox', { name: 'Brief' })
  await brief.fill('')
  await brief.pressSequentially('r r')
  expect(await brief.inputValue()).toBe('r r')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await shown(page)).toBe(0)
  await button(page, 'Start').waitFor()

  // The shortcuts can be switched off (WCAG 2.1.4).
  await page.getByRole('checkbox', { name: /Space/ }).uncheck()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('r')
  await page.keyboard.press('Space')
  expect(await button(page, 'Start').count()).toBe(1)
})

test('splits are copied; where the browser refuses, they are selected', async ({ open }) => {
  const { page, context } = await openStopwatch(open)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page)
  await page.waitForTimeout(50)
  await button(page, 'Split').click()
  await page.waitForTimeout(50)
  await button(page, 'Split').click()
  await button(page, 'Copy splits').click()
  await button(page, 'Splits copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Split 1\t00:00:\d\d:\d\d\t\+00:00:\d\d:\d\d\nSplit 2\t00:00:\d\d:\d\d\t\+00:00:\d\d:\d\d$/)
  await button(page, 'Copy splits').waitFor()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await button(page, 'Copy splits').click()
  const field = page.getByRole('textbox', { name: 'Copy these splits' })
  await field.waitFor()
  expect(await field.inputValue()).toBe(copied)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied)
})

test('is large, does not shift and passes axe', async ({ open }) => {
  const { page, problems } = await openStopwatch(open, { viewport: PHONE, reducedMotion: 'reduce' })
  const places = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll('[role=timer] > span, [role=timer] ~ div, main section:first-of-type button'),
      )
        .filter((element) => !/cop/i.test(element.textContent ?? ''))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y + window.scrollY, width, height].map(Math.round).join(' ')
        }),
    )
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    const before = await places()
    expect(before.length).toBeGreaterThanOrEqual(10)
    await press(page)
    for (let look = 0; look < 5; look += 1) {
      await page.waitForTimeout(130)
      expect(await places()).toEqual(before)
    }
    await button(page, 'Split').click()
    expect(await places()).toEqual(before)
    const size = await page
      .locator('[role=timer]')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(viewport.width / 8)
    const fits = await page.evaluate(() => {
      const timer = document.querySelector('[role=timer]')
      return timer !== null && timer.scrollWidth <= timer.clientWidth
    })
    expect(fits).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    for (const control of await page.locator('main section').first().getByRole('button').all()) {
      expect((await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    }
    await button(page, 'Reset').click()
  }
  await press(page)
  await button(page, 'Split').click()
  expect(await axeProblems(page)).toEqual([])
  expect(problems).toEqual([])
})

test('without JavaScript it says so and offers no dead buttons (B159)', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/stopwatch')
  expect(await page.getByText('The stopwatch needs JavaScript').isVisible()).toBe(true)
  expect(await button(page, 'Start').isVisible()).toBe(false)
})
