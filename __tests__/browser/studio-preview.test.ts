/** The Studio's preview keeps up with the typing, names sections, and moves them by keyboard. */

import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPublished, lake, removeCreated } from './helpers/lake.ts'
import { openStudioForFile, pressUntil, textbox } from './helpers/studio.ts'

const PATH = '/test-studio-preview'

const section = (_key: string, _type: string, heading: string) => ({ _key, _type, heading, tone: 'mint', items: [] })

let page: Page
let preview: FrameLocator

test.beforeAll(async () => {
  await createPublished('test-studio-preview', 'page', {
    title: 'Studio preview',
    path: PATH,
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'First words', tone: 'cream' },
      section('one', 'benefits', 'Section one'),
      section('two', 'steps', 'Section two'),
    ],
  })
})

openStudioForFile((studio) => {
  page = studio.page
  preview = page.frameLocator('iframe')
})

test.afterAll(removeCreated)

/** The next request that sends what was typed. */
const sent = () => page.waitForRequest((request) => request.url().includes('studio.document.commit'))

/** Milliseconds between the sending of two keystrokes, the second pressed once the first is sent. */
async function sendingGap(): Promise<number> {
  const first = sent()
  await page.keyboard.press('a')
  await first
  const startedAt = performance.now()
  const second = sent()
  await page.keyboard.press('b')
  await second
  return performance.now() - startedAt
}

/** Types into the heading of the banner and waits until the page shows it. */
async function typeAndSee(view: Page | FrameLocator, words: string): Promise<void> {
  const field = textbox(page, 'Heading').last()
  await field.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words, { delay: 60 })
  await view.getByRole('heading', { level: 1, name: words }).waitFor()
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`typed words are seen beside a form of 480 pixels (${width} × ${height})`, async () => {
    await page.setViewportSize({ width, height })
    await page.goto(`/studio/preview?preview=${encodeURIComponent(PATH)}`)
    const field = textbox(page, 'Heading').last()
    await pressUntil(preview.getByRole('heading', { level: 1 }), field)
    expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(480)
    expect((await page.locator('iframe').boundingBox())?.width).toBeGreaterThanOrEqual(700)
    await typeAndSee(preview, `Typed at ${width} pixels`)
  })
}

test('a keystroke is sent at once, where Sanity would wait for a second', async () => {
  const gaps: number[] = []
  // The fastest of a few, because the machine may be busy.
  while (gaps.length < 8) gaps.push(await sendingGap())
  expect(Math.min(...gaps)).toBeLessThan(700)
})

test('typed words are seen in a window of their own', async () => {
  const view = await page.context().newPage()
  await view.goto(PATH)
  await view.getByText('You are looking at drafts').waitFor()
  await typeAndSee(view, 'Typed for another window')
  await view.close()
})

const order = () => lake().fetch<string[]>('*[_id == "drafts.test-studio-preview"][0].sections[]._key')

test('overlays name the section, and sections are moved by keyboard', async () => {
  await page.goto(`/studio/preview?preview=${encodeURIComponent(PATH)}`)
  const two = preview.locator('[data-sanity*=";path=sections:two;"]')
  const label = preview.getByText('Steps: Section two', { exact: true })
  // Hovers again until the preview knows its fields.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await preview.getByRole('heading', { name: 'Section two' }).hover()
    await label.waitFor({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })

  await two.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await preview.getByRole('status').filter({ hasText: 'Section two: now 2 of 3.' }).waitFor({ state: 'attached' })
  await expect.poll(order).toEqual(['top', 'two', 'one'])
  await expect(two).toBeFocused()
})
