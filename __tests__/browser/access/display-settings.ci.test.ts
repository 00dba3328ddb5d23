/** Low windows, forced colours, text spacing and large text (B194, B196). */
import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../../local/programs/chromium.ts'
import { PHONE, readThrough } from '../helpers/page/browser.ts'
import { measureLayout } from '../helpers/page/measure-layout.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
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
  await readThrough(page)
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
    const keep = page.getByRole('button', { name: /^Add .* to shortlist/ }).first()
    await keep.click()
    const kept = page.getByRole('button', { name: /^Remove .* from shortlist/ }).first()
    await expect(kept).toHaveAttribute('aria-pressed', 'true')
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

/** Together they hold every type of section and its layouts. */
const ALL_SECTIONS = [
  ...[
    '/',
    '/for-agencies',
    '/services',
    '/services/jingles',
    '/services/podcast-production',
    '/services/post-production',
  ],
  ...[
    '/voice-overs',
    '/advertising-voice-overs',
    '/voice-over-artists',
    '/voice-over-artists/ethical-ai',
    '/shortlist',
  ],
  ...['/our-story', '/our-team', '/why-choose-us', '/join-us', '/contact-us', '/login', '/enquiry', '/stopwatch'],
  ...['/knowledge-base', '/knowledge-base/podcast', '/knowledge-base/podcast/show-notes-worth-reading'],
]

test('text of twice the usual size cuts nothing on phones (B196)', async ({ browser }) => {
  // A setting of the browser, which nothing changes while it runs.
  const withLargeText = await browser.browserType().launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  })
  try {
    const page = await withLargeText.newPage({ baseURL: siteOrigin(), reducedMotion: 'reduce' })
    for (const path of ALL_SECTIONS) {
      await page.goto(path)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        const found = await page.evaluate(measureLayout)
        // A long word may be longer than a line.
        expect([path, width, found.filter((problem) => !/^is broken.* at "\p{L}{10,}"$/u.test(problem))]).toEqual([
          path,
          width,
          [],
        ])
      }
    }
  } finally {
    await withLargeText.close()
  }
})
