/** Whole addresses in the lists of the Studio: in a browser, because jsdom has no layout. */

import type { Page } from '@playwright/test'
import { createPublished, removeCreated } from '../helpers/content/lake.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import { goInStudio, openStudioForFile } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const PATH = '/test-studio-finding/a-page-whose-address-is-as-long-as-that-of-a-campaign-with-its-season'

let page: Page

test.beforeAll(async () => {
  await setFaults([])
  await createPublished('test-finding', 'page', {
    title: 'Finding',
    path: PATH,
    sections: [{ _key: 'top', _type: 'pageBanner', heading: 'Finding', tone: 'cream' }],
  })
})

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(removeCreated)

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`addresses of pages are read whole in their list at ${width} × ${height} (B204)`, async () => {
    await page.setViewportSize({ width, height })
    await goInStudio(page, '/studio/content/pages;test-finding')
    await page.getByRole('heading', { level: 2, name: 'Finding', exact: true }).waitFor()
    const list = page.getByTestId('document-list-pane')
    await list.getByText('/knowledge-base/audio-production').waitFor()
    await list.getByText('/knowledge-base/sound-design').waitFor()
    const cut = await list
      .locator('span')
      .evaluateAll((spans) =>
        spans
          .filter(
            (span) => span.childElementCount === 0 && span.scrollWidth > span.clientWidth + 1 && span.clientWidth > 0,
          )
          .map((span) => span.textContent),
      )
    expect(cut).toEqual([])
    await page.getByPlaceholder('Search list').fill('Finding')
    await expect(list.getByRole('option', { name: /^Finding/ })).toContainText(PATH)
    await page.getByPlaceholder('Search list').fill('')
  })
}

test('no row of a list stands over the next, however long its address (B242)', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await goInStudio(page, '/studio/content/redirects;all-redirects')
  const rows = page.getByTestId('document-list-pane').getByRole('option')
  // In a narrow pane these take three lines.
  await rows.filter({ hasText: 'marketing-on-a-small-budget' }).waitFor()
  await expect(async () => {
    const gaps = await rows.evaluateAll((elements) => {
      const boxes = elements.map((element) => {
        const lines = Array.from(element.querySelectorAll('span'), (span) => span.getBoundingClientRect())
        return { top: Math.min(...lines.map(({ top }) => top)), bottom: Math.max(...lines.map(({ bottom }) => bottom)) }
      })
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
    })
    expect(gaps.length).toBeGreaterThan(5)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
  }).toPass({ timeout: 15_000 })
})
