/**
 * The Studio that the site serves: opens without a login on this machine, groups content for editors, and
 * publishes to the site.
 */

import type { Page } from '@playwright/test'
import { lake, textIn, untilCached, untilResponse, visit } from '../helpers/content/lake.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import {
  button,
  openListed,
  openRedirects,
  openStudioForFile,
  pressUntil,
  publishInStudio,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

let page: Page

test.beforeAll(() => setFaults([]))

openStudioForFile((studio) => {
  page = studio.page
})

const lists = () => page.getByRole('listbox', { name: 'Content' })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })

test('opens without a login and lists the content by purpose', async () => {
  await lists().waitFor()
  await expect(page.getByText(/log in|sign in/i)).toHaveCount(0)
  await expect(lists().getByRole('option')).toHaveText([
    'Site settings',
    'Facts',
    'Words',
    'Pages by address',
    'Terms and privacy',
    'Samples of our services',
    'Words of recordings',
    'Reviews',
    'Redirects',
    'Launches',
    'Unpublished changes',
    'Invented content to replace',
  ])
  await link('Pages by address').click()
  // The list is rendered again once it has loaded, and may lose a click.
  await pressUntil(page.getByRole('option', { name: /^Home/ }), page.getByRole('heading', { level: 2, name: 'Home' }))
  await expect(textbox(page, 'Path')).toHaveValue('/')
  await expect(page.getByRole('tab')).toHaveText(['All fields', 'Content', 'Search and sharing', 'Settings'])
  await page.getByRole('button', { name: /Home banner with featured voices$/ }).waitFor()
})

test('a headline changes in the preview while typing, and on the site soon after publishing', async () => {
  const [home] = await lake().fetch<{ _id: string; sections: { _key: string; heading: string }[] }[]>(
    '*[_type == "page" && path == "/" && !(_id in path("drafts.**"))]',
  )
  if (!home) throw new Error('There is no home page')
  const before = home.sections[0]?.heading ?? ''
  const after = 'Words that were typed a moment ago'
  try {
    expect(textIn((await untilCached('/')).html)).toContain(before)
    await link('Preview').click()
    const preview = page.frameLocator('iframe')
    // Clicking the headline in the preview opens its field, once the preview knows its fields.
    const field = textbox(page, 'Heading')
    await pressUntil(preview.getByRole('heading', { level: 1, name: before }), field)
    await field.fill(after)
    await preview.getByRole('heading', { level: 1, name: after }).waitFor()
    expect(textIn((await visit('/')).html)).toContain(before)
    expect((await visit('/')).html).not.toContain(after)

    await publishInStudio(page)
    await untilResponse('/', ({ html }) => html.includes(after))
  } finally {
    await lake()
      .transaction()
      .createOrReplace({ _type: 'page', ...home })
      .delete(`drafts.${home._id}`)
      .commit()
  }
  await untilResponse('/', ({ html }) => textIn(html).includes(before) && !html.includes(after))
})

test('the site settings are a single document that cannot be deleted or duplicated', async () => {
  await link('Content').click()
  await link('Site settings').click()
  await textbox(page, 'Tagline').waitFor({ timeout: 30_000 })
  await button(page, 'Publish').waitFor()
  await expect(button(page, 'Open document actions')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /duplicate|delete|unpublish/i })).toHaveCount(0)
  await button(page, 'Published').click()
  await page.waitForURL(/perspective=published/)
  await expect(page.getByRole('button', { name: /duplicate|delete|unpublish/i })).toHaveCount(0)
  await button(page, 'Draft').click()
  await button(page, 'Create new document').click()
  await page.getByRole('link', { name: 'Review', exact: true }).waitFor()
  await expect(page.getByRole('link', { name: /settings/i }).filter({ visible: true })).toHaveText(['Site settings'])
  await page.keyboard.press('Escape')
})

test('Redirects are listed: all of them, and by target', async () => {
  const old = '/blog/2017/05/game-audio'
  await openRedirects(page, 'All redirects')
  await openListed(page, old)

  await openRedirects(page, 'By new address')
  await page.getByRole('link', { name: /^\d+ → \/for-agencies$/ }).click()
  await page.getByRole('option', { name: /^\/television\/tv-commercials → \/for-agencies/ }).waitFor()
  await expect(page.getByRole('option', { name: /^\/.* → \/services/ })).toHaveCount(0)
})
