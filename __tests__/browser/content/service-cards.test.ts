/**
 * A click on the picture of a service card follows its link, although the picture moves below the pointer. In a
 * browser for its layout.
 */

import { DESKTOP, untilIdle } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

test('a click on the picture of a card leads to its page', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP, reducedMotion: 'reduce' })
  await page.goto('/voice-overs')
  await untilIdle(page)
  const picture = page.locator('#services li').first().locator('img')
  // Scrolls twice, because hydration replaces the island, and pictures that load above it push it down.
  for (let round = 0; round < 2; round++) {
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }))
    await untilIdle(page)
  }
  const box = await picture.boundingBox()
  if (!box) throw new Error('The card has no picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForURL('**/advertising-voice-overs')
  expect(problems).toEqual([])
})
