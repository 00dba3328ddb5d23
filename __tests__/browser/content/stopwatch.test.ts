/** The stopwatch (B120-B124). In a browser for its accuracy, its layout, where the keys go, and the clipboard. */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { PHONE } from '../helpers/page/browser.ts'
import { expect, type Open, test } from '../shared-stack.ts'

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
  await page.waitForFunction((start) => {
    const text = document.querySelector('[role=timer]')?.textContent ?? ''
    const [hours = 0, minutes = 0, seconds = 0, hundredths = 0] = text.replace(/[a-z]/g, '').split(':').map(Number)
    const time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + hundredths * 10
    return Math.abs(time - (performance.now() - start)) < 50
  }, started)
}

/** Presses Start or Pause. @returns the times of the page's clock around it, between which the processor may be taken away */
function press(page: Page): Promise<{ before: number; after: number }> {
  return page.evaluate(() => {
    const toggle = Array.from(document.querySelectorAll('main button')).find((element) =>
      /^(Start|Pause)$/.test(element.textContent ?? ''),
    )
    const before = performance.now()
    if (toggle instanceof HTMLElement) toggle.click()
    return { before, after: performance.now() }
  })
}

test('keeps time with the clock of the page, also when the page is blocked (B123)', async ({ open }) => {
  const { page, problems } = await openStopwatch(open)
  const started = await press(page)
  await expect.poll(() => shown(page)).toBeGreaterThan(500)
  await untilOnTime(page, started.before)
  // No ticks run meanwhile.
  await page.evaluate(() => {
    for (const end = performance.now() + 1500; performance.now() < end; );
  })
  await untilOnTime(page, started.before)
  const paused = await press(page)
  await button(page, 'Start').waitFor()
  const time = await shown(page)
  // It shows hundredths of a second.
  expect(time).toBeGreaterThanOrEqual(paused.before - started.after - 10)
  expect(time).toBeLessThanOrEqual(paused.after - started.before + 10)
  await page.waitForFunction((since) => performance.now() - since > 300, paused.after)
  expect(await shown(page)).toBe(time)
  expect(problems).toEqual([])
})

test('responds to a key that is pressed before anything else, and leaves the keys to a focused button and to fields (B124)', async ({
  open,
}) => {
  const { page, problems } = await open()
  await page.goto('/stopwatch')
  await page.locator('html[data-hydrated]').waitFor()
  await page.keyboard.press('Space')
  await button(page, 'Pause').waitFor()
  await page.keyboard.press('r')
  await button(page, 'Start').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

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
  await expect(brief).toHaveValue('r r')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await shown(page)).toBe(0)

  // WCAG 2.1.4.
  await page.getByRole('checkbox', { name: /Space/ }).uncheck()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('Space')
  await expect(button(page, 'Start')).toHaveCount(1)
  expect(problems).toEqual([])
})

test('does not shift while it runs, fits on a phone and passes axe; its splits are copied (B122)', async ({ open }) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page, problems } = await openStopwatch(open, { viewport: PHONE, reducedMotion: 'reduce', permissions })
  const boxes = async () => {
    const parts = await page.locator('main section').first().getByRole('button').all()
    const all = await Promise.all([page.getByRole('timer'), ...parts].map((part) => part.boundingBox()))
    return all.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round))
  }
  const before = await boxes()
  await press(page)
  for (const time of [100, 200, 300]) {
    await expect.poll(() => shown(page)).toBeGreaterThan(time)
    expect(await boxes()).toEqual(before)
  }
  await button(page, 'Split').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(await axeProblems(page)).toEqual([])
  await button(page, 'Split').click()
  await button(page, 'Copy splits').click()
  await button(page, 'Splits copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Split 1\t00:00:\d\d:\d\d\t\+00:00:\d\d:\d\d\nSplit 2\t00:00:\d\d:\d\d\t\+00:00:\d\d:\d\d$/)
  expect(problems).toEqual([])
})

test('without JavaScript it says so and offers no dead buttons (B159)', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/stopwatch')
  await expect(page.getByText('The stopwatch needs JavaScript')).toBeVisible()
  await expect(button(page, 'Start')).toBeHidden()
})
