/** What folds away natively: FAQ items (B103) and reviews on phones (B771), in print and with all of them open. In a browser for its print styles and axe. */

import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, PHONE, untilIdle } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

const PATH = '/services/podcast-production'

test('print shows every answer', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(PATH)
  const answer = page.getByText('The library tracks that you hear while choosing')
  const isVisible = () => answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isVisible()).toBe(true)
})

test('passes axe with all items open', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/advertising-voice-overs#questions')
  await untilIdle(page)
  for (const row of await page.locator('#questions summary').all()) await row.click()
  expect(await axeProblems(page, '#questions')).toEqual([])
})

test('on phones the reviews after the fourth fold away, without JavaScript too (B771)', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto('/for-agencies')
  const reviews = page.getByRole('region', { name: 'Overheard on the talkback' }).getByRole('listitem')
  await expect(reviews.filter({ visible: true })).toHaveCount(4)
  await reviews.nth(3).scrollIntoViewIfNeeded()
  const fourth = await reviews.nth(3).boundingBox()
  await page.getByText('All 12 reviews').click()
  await expect(reviews.filter({ visible: true })).toHaveCount(12)
  // What unfolds comes below what has been read.
  expect(await reviews.nth(3).boundingBox()).toEqual(fourth)
  await page.getByText('Fewer reviews').click()
  await expect(reviews.filter({ visible: true })).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  await expect(reviews.filter({ visible: true })).toHaveCount(12)
  await expect(page.getByText('All 12 reviews')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(DESKTOP)
  await expect(reviews.filter({ visible: true })).toHaveCount(12)
  await expect(page.getByText('All 12 reviews')).toBeHidden()
})
