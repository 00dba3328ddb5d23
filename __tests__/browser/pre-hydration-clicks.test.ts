/** @jest-environment node */
/** A visitor on a slow line presses Play before the page's code has come: it plays once the code is there. */
import { open, PHONE } from './helpers/browser'
import { untilPlaying, watchMedia } from './helpers/media'
import { healed } from './helpers/stand-ins'

beforeAll(async () => {
  await healed('/', 'Tamsin Reed')
})

test('Play pressed before the page has come alive plays afterwards', async () => {
  const { page, context, problems } = await open({ viewport: PHONE })
  await watchMedia(page)
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => url.pathname.startsWith('/_next/static/chunks/'),
    async (route) => {
      await gate
      await route.continue()
    },
  )
  await page.goto('/', { waitUntil: 'commit' })
  // The little script that notes presses is the only one that may come before the press.
  await page.waitForFunction(
    () => performance.getEntriesByName(`${location.origin}/pre-hydration-clicks.js`).length > 0,
  )
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
  await context.close()
})
