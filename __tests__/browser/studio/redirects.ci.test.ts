/** A redirect made, changed, refused and deleted in the Studio: in a browser, because visitors follow it to the site. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Answer, lake, untilResponse, visit } from '../helpers/content/lake.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import {
  button,
  chooseAction,
  goInStudio,
  openRedirects,
  openStudio,
  openStudioForFile,
  publishInStudio,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, type Open, test } from '../own-stack.ts'

let page: Page

test.beforeAll(async () => {
  await setFaults([])
  await removeRedirects()
})

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(removeRedirects)

/** What these tests, or an earlier try, created in the Studio. */
async function removeRedirects(): Promise<void> {
  await lake().delete({ query: '*[_type == "redirect" && string::startsWith(lower(source), "/test-hand-")]' })
}

const objection = (message: string | RegExp) => page.getByText(message).filter({ visible: true }).first()

const leadsTo = (status: number, to: string) => (answer: Answer) =>
  answer.status === status && (answer.location ?? '').endsWith(to)

/** Opens the form of a new redirect. */
async function begin(studio = page): Promise<void> {
  await openRedirects(studio, 'All redirects')
  // The plus above the list.
  await studio.getByRole('link', { name: 'Redirect', exact: true }).click()
  await studio.getByRole('heading', { level: 2, name: 'New Redirect' }).waitFor()
  await studio.getByRole('tab', { name: 'All fields' }).click()
}

async function lead(source: string, path: string, studio = page): Promise<void> {
  await textbox(studio, 'Old address').fill(source)
  await studio.getByRole('radio', { name: 'Another address of this site' }).check({ force: true })
  await textbox(studio, 'Address of this site').fill(path)
}

/** Opens a window in which the browser always has something to do: a callback for idle moments is called at its own limit alone. */
function withoutIdleMoments(open: Open): Open {
  return async (options) => {
    const visit = await open(options)
    await visit.page.addInitScript(() => {
      window.requestIdleCallback = (callback, limits) =>
        limits?.timeout
          ? window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), limits.timeout)
          : 0
    })
    return visit
  }
}

test('creating, changing, disabling and deleting a redirect each work at once', async () => {
  await begin()
  await lead('/test-hand-Old/', '/for-agencies')
  expect((await visit('/test-hand-old')).status).toBe(404)
  await publishInStudio(page)
  await untilResponse('/test-hand-old', leadsTo(308, '/for-agencies'))

  await textbox(page, 'Address of this site').fill('/services?from=old')
  await publishInStudio(page)
  await untilResponse('/test-hand-old', leadsTo(308, '/services?from=old'))

  await page.getByRole('checkbox', { name: 'Moved for good' }).uncheck({ force: true })
  await publishInStudio(page)
  await untilResponse('/test-hand-old', leadsTo(307, '/services?from=old'))

  await chooseAction(page, 'Delete')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await untilResponse('/test-hand-old', ({ status }) => status === 404)
})

test('Publish pressed right after a change publishes it; what is wrong stays unpublished, and it says so (B248)', async () => {
  await begin()
  await page.route('**/data/query/**', async (route) => {
    await pause(600)
    await route.continue()
  })
  await lead('/test-hand-quick', '/for-agencies')
  await button(page, 'Publish').click()
  await untilResponse('/test-hand-quick', leadsTo(308, '/for-agencies'))

  // The error of the text before has been shown: the press is for what stands there now.
  await textbox(page, 'Address of this site').fill('/test-hand-quick')
  await button(page, 'Validation').click()
  await objection('It leads back to the old address.').waitFor()
  await textbox(page, 'Address of this site').fill('/services')
  await button(page, 'Publish').click()
  await untilResponse('/test-hand-quick', leadsTo(308, '/services'))

  await textbox(page, 'Address of this site').fill('/test-hand-quick')
  // The check may end before the press: then the button is disabled, and the form says why.
  await button(page, 'Publish')
    .click({ timeout: 5000 })
    .catch(() => undefined)
  await objection(/^(Not published: something in this document|Not ready to publish)/).waitFor()
  await expect(button(page, 'Publish')).toBeDisabled()
  await untilResponse('/test-hand-quick', leadsTo(308, '/services'))
  await page.unrouteAll({ behavior: 'wait' })
})

test('a publish without a result is made again, as when Sanity drops it for a late save (B248)', async () => {
  await goInStudio(page, '/studio/content')
  await begin()
  await lead('/test-hand-late', '/for-agencies')
  const draft = '*[_type == "redirect" && source == "/test-hand-late" && _id in path("drafts.**")][0]._id'
  let isFirst = true
  await page.route(/sanity\.studio\.document\.publish/, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    // It gets no response. A late save gives the same text a new revision.
    await lake()
      .patch(await lake().fetch<string>(draft))
      .set({ source: '/test-hand-late' })
      .commit()
  })
  await button(page, 'Publish').click()
  await untilResponse('/test-hand-late', leadsTo(308, '/for-agencies'))
  expect(isFirst).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a document is checked and published on a machine that always has something to do (B248)', async ({ open }) => {
  const { page: busy } = await openStudio(withoutIdleMoments(open))
  await begin(busy)
  await lead('/test-hand-busy', '/for-agencies', busy)
  await publishInStudio(busy)
  await untilResponse('/test-hand-busy', leadsTo(308, '/for-agencies'))
  await textbox(busy, 'Address of this site').fill('/test-hand-busy')
  await button(busy, 'Validation').click()
  await busy.getByText('It leads back to the old address.').filter({ visible: true }).first().waitFor()
})
