/** FAQ items in print and with all of them open (B103). In a browser for its print styles and axe. */

import { axeProblems } from '../helpers/page/axe.ts'
import { PHONE, untilIdle } from '../helpers/page/browser.ts'
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
