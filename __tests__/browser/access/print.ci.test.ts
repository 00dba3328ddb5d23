/** Pages on paper (B195), which only a browser lays out. */
import type { Page } from '@playwright/test'
import { scrollThrough } from '../helpers/page/browser.ts'
import { htmlWith } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

const ARTICLE = '/knowledge-base/podcast/how-long-should-an-episode-be-follow-the-commute'

/** Runs in the page. @returns what is shown and should not be, or is not dark on white */
function printProblems(): string[] {
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 30)}"`
  const problems = new Set<string>()
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Brightness of a colour on white paper, 0 to 255. */
  function brightness(colour: string): number {
    if (!canvas) return Number.NaN
    canvas.fillStyle = 'white'
    canvas.fillRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || element.closest('svg')) continue
    // A mark of a script is text on paper.
    if (
      element.matches(
        'button:not([data-start]), input, select, textarea, form, nav, header#header, footer, audio, [role=tablist]',
      )
    )
      problems.add(`is printed: ${name(element)}`)
    const { color, backgroundColor, position } = getComputedStyle(element)
    const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (hasText && brightness(color) > 110) problems.add(`is pale: ${name(element)}`)
    if (brightness(backgroundColor) < 250) problems.add(`has a background: ${name(element)}`)
    if (position === 'fixed') problems.add(`is on each sheet: ${name(element)}`)
    const { left, right, width } = element.getBoundingClientRect()
    if (hasText && width > 2 && (right > window.innerWidth + 1 || left < -1)) problems.add(`is cut: ${name(element)}`)
  }
  return Array.from(problems)
}

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('home, an article and the terms are printed as texts, dark on white', async ({ open }) => {
  await htmlWith('Show notes worth reading', '/knowledge-base/podcast')
  // A sheet of A4 is about as wide.
  const { page, problems } = await open({ viewport: { width: 720, height: 1000 }, reducedMotion: 'reduce' })
  for (const [path, most] of [
    ['/', 10],
    [ARTICLE, 4],
    ['/terms-conditions', 7],
    ['/services/podcast-production', 6],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await scrollThrough(page)
    if (path === '/') {
      // Something plays, and the carousel has moved.
      await page
        .getByRole('button', { name: 'Next voices' })
        .or(page.getByRole('button', { name: /next/i }))
        .first()
        .click()
      await page.locator('[data-carousel]').waitFor()
    }
    await page.emulateMedia({ media: 'print' })
    expect([path, await page.evaluate(printProblems)]).toEqual([path, []])
    const count = await sheets(page)
    expect(count, path).toBeGreaterThan(0)
    expect(count, path).toBeLessThanOrEqual(most)
    if (path === '/') {
      const slides = page.locator('voice-carousel li')
      for (const slide of await slides.all()) await expect(slide).toBeVisible()
      const lefts = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left))
      expect(Math.max(...lefts)).toBeLessThan(720)
      await expect(page.getByText('Booking ref: BB-101')).toBeVisible()
    }
    const closed = page.locator('main details:not([open])').filter({ visible: true }).first()
    if ((await closed.count()) > 0) {
      const shown = await closed.evaluate((details) => getComputedStyle(details, '::details-content').contentVisibility)
      expect([path, shown]).toEqual([path, 'visible'])
    }
  }
  expect(problems).toEqual([])
})

test('a script is printed whole, as it was written, without what is for the screen (B195)', async ({ open }) => {
  const { page, problems } = await open({ viewport: { width: 720, height: 1000 }, reducedMotion: 'reduce' })
  await page.goto('/script')
  const text = 'VO: Cherries, just $4.99 a kilo. Call 1300 975 707.'
  await page.getByRole('textbox', { name: 'Your script' }).fill(text)
  // After the choices of kinds, which have the same name.
  const marked = page.getByRole('group', { name: 'How it is read' }).last()
  await marked.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(marked).toBeVisible()
  // As a person reads it: without what is hidden.
  await expect(marked).toHaveText(text, { useInnerText: true })
  await expect(page.getByText('Drop a file here')).toBeHidden()
  await expect(page.getByText('Stays on this computer')).toBeHidden()
  expect(await page.evaluate(printProblems)).toEqual([])
  expect(problems).toEqual([])
})
