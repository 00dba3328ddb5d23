/** Play pressed on a slow connection before the page's code has loaded is repeated once it has (B152). */

import { holdRequests, PHONE } from '../helpers/page/browser.ts'
import { untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { expect, test } from '../shared-stack.ts'

test('Play pressed before hydration plays afterwards', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await watchMedia(page)
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  expect(await page.getByRole('button', { name: /^Pause / }).count()).toBe(0)
  release()
  await page
    .getByRole('button', { name: /^Pause / })
    .first()
    .waitFor()
  await untilPlaying(page, 0.2)
  expect(problems).toEqual([])
})
