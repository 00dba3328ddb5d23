/** Two windows of the Studio on one document: each sees the other's edits and presence. */

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { createPublished, lake, removeCreated } from '../helpers/content/lake.ts'
import { openPage, openStudio, textbox, unexpected } from '../helpers/studio/studio.ts'

test.afterAll(removeCreated)

const TITLE = 'Page for two'

/** Waits until a field holds a text. */
async function untilHolds(page: Page, name: string, text: string): Promise<void> {
  const field = await textbox(page, name).elementHandle()
  await page.waitForFunction(([input, expected]) => input instanceof HTMLInputElement && input.value === expected, [
    field,
    text,
  ] as const)
}

const somebodyElse = (page: Page) => page.getByTestId('document-level-presence').getByLabel('Local editor')

test('two windows edit the same document', async ({ open }) => {
  await createPublished('test-studio-together', 'page', {
    title: TITLE,
    path: '/test-studio-together',
    sections: [{ _key: 'top', _type: 'pageBanner', heading: 'For two', tone: 'cream' }],
    showStatistics: false,
    showLogos: false,
  })
  const one = await openStudio(open)
  const two = await openStudio(open)
  await openPage(one.page, TITLE)
  expect(await somebodyElse(one.page).count()).toBe(0)
  await openPage(two.page, TITLE)
  await somebodyElse(one.page).first().waitFor()
  await somebodyElse(two.page).first().waitFor()

  await textbox(one.page, 'Title').press('End')
  await one.page.keyboard.type(' who write')
  await untilHolds(two.page, 'Title', `${TITLE} who write`)
  await two.page.getByRole('heading', { level: 2, name: `${TITLE} who write` }).waitFor()
  await textbox(two.page, 'Path').press('End')
  await two.page.keyboard.type('-again')
  await untilHolds(one.page, 'Path', '/test-studio-together-again')

  expect(await lake().getDocument('drafts.test-studio-together')).toMatchObject({
    title: `${TITLE} who write`,
    path: '/test-studio-together-again',
  })

  expect(unexpected([...one.problems, ...two.problems])).toEqual([])
  await two.context.close()
  await somebodyElse(one.page).first().waitFor({ state: 'hidden' })
})
