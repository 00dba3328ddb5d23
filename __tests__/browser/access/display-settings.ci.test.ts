/** Low windows, forced colours, text spacing and large text (B194, B196), which only a browser has. */
import type { Page } from '@playwright/test'
import { PHONE, scrollThrough } from '../helpers/page/browser.ts'
import { expectLargeText } from '../helpers/page/large-text.ts'
import { measureLayout } from '../helpers/page/measure-layout.ts'
import { expect, test } from '../shared-stack.ts'

/** A window of 1280 × 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 }

/** @returns the visible elements that stay where they are while the page scrolls */
const stuck = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *:not(#skip)'))
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.clientHeight > 0)
      .map((element) => element.outerHTML.slice(0, 80)),
  )

/** @returns what covers the middle of the focused element; undefined when nothing does */
function coverOfFocus(): string | undefined {
  const { activeElement: focused } = document
  if (!focused || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const visibleTop = Math.max(top, 0)
  const visibleBottom = Math.min(top + height, window.innerHeight)
  const hit = document.elementFromPoint(left + width / 2, (visibleTop + visibleBottom) / 2)
  if (hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused)))
    return undefined
  return `${focused.outerHTML.slice(0, 80)} below ${hit?.outerHTML.slice(0, 80)}`
}

test('nothing is sticky in a low window, and the focused element is always seen (B194)', async ({ open }) => {
  const { page, problems } = await open({ viewport: ZOOMED, reducedMotion: 'reduce' })
  await page.goto('/voice-over-artists')
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Pause / })
    .first()
    .waitFor()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(coverOfFocus)).toBeUndefined()
  }
  expect(await stuck(page)).toEqual([])
  await page.goto('/#estimate')
  await scrollThrough(page)
  expect(await stuck(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL(/\/contact-us$/)
  expect(problems).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours, ${colorScheme}: what is chosen, current and played is told from the rest (B196)`, async ({
    open,
  }) => {
    const { page } = await open({ forcedColors: 'active', colorScheme })
    const background = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.goto('/voice-over-artists')
    await page.getByRole('article').first().waitFor()
    for (const [chosen, other] of [
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['#header nav a[aria-current=page]', '#header nav a:not([aria-current])'],
      ['label:has(> [type=radio]:checked)', 'label:has(> [type=radio]:not(:checked))'],
    ] as const)
      expect([chosen, await background(chosen)]).not.toEqual([chosen, await background(other)])
    const addButton = page.getByRole('button', { name: /^Add .* to shortlist/ }).first()
    await addButton.click()
    const removeButton = page.getByRole('button', { name: /^Remove .* from shortlist/ }).first()
    await expect(removeButton).toHaveAttribute('aria-pressed', 'true')
    expect(await background('button[aria-pressed=true]')).not.toBe(await background('button[aria-pressed=false]'))
  })
}

test('the text spacing of WCAG 1.4.12 cuts nothing (B196)', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, bypassCSP: true })
  for (const path of ['/', '/stopwatch', '/voice-over-artists', '/contact-us']) {
    await page.goto(path)
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    })
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const found = await page.evaluate(measureLayout)
      // A word may be broken there.
      expect([path, width, found.filter((problem) => !problem.startsWith('is broken'))]).toEqual([path, width, []])
    }
  }
})

/** One page of each template; every section: content/any-sections. */
const TEMPLATES = [
  ...[
    '/',
    '/voice-over-artists',
    '/voice-over-artists/tamsin-reed-101',
    '/shortlist',
    '/stopwatch',
    '/enquiry',
    '/login',
  ],
  ...['/knowledge-base', '/knowledge-base/podcast/show-notes-worth-reading', '/terms-conditions', '/no-such-page'],
]

test('text of twice the usual size cuts nothing on phones (B196)', ({ browser }) =>
  expectLargeText(browser.browserType(), TEMPLATES))
