/** The carousel's slides that the browser does not lay out before they are near: only a browser lays out. */
import type { Locator, Page } from '@playwright/test'
import { PHONE } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

const slides = (page: Page) => page.locator('voice-carousel [aria-roledescription=slide]')
const heading = (slide: Locator) => slide.getByRole('heading').first()

const isLaidOut = (slide: Locator) =>
  slide.locator('article').evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))

const heightOf = (page: Page) =>
  page
    .locator('voice-carousel ul')
    .first()
    .evaluate((list: HTMLElement) => list.offsetHeight)

test('a slide that is not laid out counts with its height (B467)', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  for (const width of [320, 360, 390, 430, 600, 768, 900, 1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await isLaidOut(slides(page).first())).toBe(true)
    expect([width, await isLaidOut(slides(page).last())]).toEqual([width, false])
    const height = await heightOf(page)
    await slides(page).evaluateAll((all) => {
      for (const slide of all) if (slide instanceof HTMLElement) slide.style.contentVisibility = 'visible'
    })
    expect([width, await heightOf(page)]).toEqual([width, height])
    await slides(page).evaluateAll((all) => {
      for (const slide of all) slide.removeAttribute('style')
    })
  }
  expect(problems).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test(`it is found in the page and takes the focus, ${javaScriptEnabled ? 'as one of the others' : 'without JavaScript as well'} (B467)`, async ({
    open,
  }) => {
    const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce', javaScriptEnabled })
    await page.goto('/')
    const [last, other] = [slides(page).last(), slides(page).nth(5)]
    expect(await isLaidOut(last)).toBe(false)
    // As the browser's own search in the page does.
    expect(await page.evaluate(`window.find(${JSON.stringify(await heading(last).textContent())})`)).toBe(true)
    expect(await last.evaluate((slide) => slide.contains(getSelection()?.anchorNode ?? null))).toBe(true)

    await other.getByRole('link').first().focus()
    await expect(other.getByRole('link').first()).toBeInViewport()
    expect(await isLaidOut(other)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await other.evaluate((slide) => slide.contains(document.activeElement))).toBe(true)
    expect(problems).toEqual([])
  })
}
