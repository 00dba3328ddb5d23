/**
 * Facts and words in the real Studio: facts inserted in texts from a menu, and both changed in one place for the whole
 * site.
 */

import type { Page } from '@playwright/test'
import { isApiPath } from '../../../lib/routing/api-paths.ts'
import { urlsOfSitemap } from '../../../local/smoke/checks/lists.ts'
import { documents } from '../../helpers/data/demo-pages.ts'
import {
  createPublished,
  editPublished,
  forEachPath,
  lake,
  removeCreated,
  untilCached,
  untilResponse,
} from '../helpers/content/lake.ts'
import { setFaults, siteOrigin } from '../helpers/servers/stand-ins.ts'
import {
  button,
  closeDialog,
  goInStudio,
  openSection,
  openStudioForFile,
  publishInStudio,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const OLD = '1300 975 707'
const NEW = '1800 010 020'

const PATHS = documents.flatMap(({ _type, path }) => (_type === 'page' && typeof path === 'string' ? [path] : []))

/** Of what is made for each request. */
async function textOf(path: string): Promise<string> {
  return await (await fetch(siteOrigin() + path)).text()
}

let page: Page

test.beforeAll(() => setFaults([]))

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(async () => {
  if ((await lake().fetch<string>('*[_id == "facts"][0].phone')) !== OLD) await editPublished('facts', { phone: OLD })
  await editPublished('words', { 'enquiry.send': 'Send' })
  await removeCreated()
  // The next file of this worker reads the same pages.
  await forEachPath(PATHS, (path) => untilResponse(path, ({ html }) => html.includes(OLD)))
})

test('a new phone number reaches every page and every link to it (B199)', async () => {
  test.setTimeout(120_000)
  const sitemap = await (await fetch(`${siteOrigin()}/sitemap.xml`)).text()
  const articles = urlsOfSitemap(sitemap)
    .map((url) => new URL(url).pathname)
    .filter(isApiPath)
  expect(articles.length).toBeGreaterThan(20)
  const pages = [...PATHS, ...articles]
  await forEachPath(pages, async (path) => expect((await untilCached(path)).html).toContain(OLD))
  expect(await textOf('/llms.txt')).toContain(OLD)
  await page.getByRole('link', { name: 'Facts', exact: true }).click()
  await textbox(page, 'Phone').fill(NEW)
  await publishInStudio(page)
  await forEachPath(pages, (path) =>
    untilResponse(path, ({ html }) => html.includes(NEW) && !html.includes(OLD) && !html.includes('tel:+611300975707')),
  )
  for (const path of ['/llms.txt', '/enquiry', '/no-such-page']) {
    expect([path, (await textOf(path)).includes(NEW)]).toEqual([path, true])
  }
  for (const path of ['/contact-us', '/terms-conditions', '/privacy-policy']) {
    const { html } = await untilCached(path)
    // Header, footer and the text itself.
    expect(html.split('href="tel:+611800010020"').length - 1).toBeGreaterThan(3)
    expect(html).not.toMatch(/\{phone\}/)
  }
})

test('a word changes on the site, and its default returns when the field is empty', async ({ open }) => {
  const { page: site } = await open()
  const send = (name: string) => site.getByRole('main').getByRole('button', { name, exact: true })
  await page.getByRole('link', { name: 'Words', exact: true }).click()
  for (const [typed, shown] of [
    ['Send it off', 'Send it off'],
    ['', 'Send'],
  ] as const) {
    await textbox(page, 'Send').fill(typed)
    await publishInStudio(page)
    await untilResponse('/services/jingles', ({ html }) => html.includes(`>${shown}</button>`))
    await site.goto('/services/jingles')
    await expect(send(shown)).toBeVisible()
  }
})

test('a fact is inserted at the caret from the menu at a field, and the form shows its value', async () => {
  const heading = { _key: 'one', _type: 'promoBanner', heading: 'Start with off', tone: 'cream' }
  const text = {
    _key: 'two',
    _type: 'richText',
    heading: 'Words',
    tone: 'white',
    body: [
      {
        _key: 'p',
        _type: 'block',
        style: 'normal',
        markDefs: [],
        children: [{ _key: 's', _type: 'span', text: 'Write to ', marks: [] }],
      },
    ],
  }
  await createPublished('test-facts', 'page', { title: 'Test facts', path: '/test-facts', sections: [heading, text] })
  await goInStudio(page, '/studio/intent/edit/id=test-facts;type=page')
  const banner = await openSection(page, 'Promo banner')
  const field = textbox(banner, 'Heading')
  await field.click()
  await field.press('Home')
  for (let letter = 0; letter < 'Start with '.length; letter += 1) await field.press('ArrowRight')
  await button(banner, 'Insert a fact: Heading').click()
  await page.getByRole('menuitem', { name: '{credit} $300', exact: true }).click()
  await expect(field).toHaveValue('Start with {credit}off')
  await field.fill('Start with {credit} off')
  await banner.getByText('Visitors read: Start with $300 off').waitFor()
  await closeDialog(page)

  const words = await openSection(page, 'Words Text')
  await words.getByText('Write to').click()
  await page.keyboard.press('End')
  await button(words, 'Insert a fact: Text').click()
  await page.getByRole('menuitem', { name: '{email} hello@bowerbird.example', exact: true }).click()
  await words.getByText('Visitors read: Write to hello@bowerbird.example').waitFor()
  await closeDialog(page)

  await publishInStudio(page)
  await untilResponse('/test-facts', ({ html }) => html.includes('Start with $300 off'))
  expect((await untilCached('/test-facts')).html).toContain('Write to hello@bowerbird.example')
})

test('an unknown fact blocks Publish with a reason', async () => {
  const banner = await openSection(page, 'Promo banner')
  await textbox(banner, 'Heading').fill('Start with {discount} off')
  await closeDialog(page)
  await page
    .getByRole('region', { name: 'Why it cannot be published' })
    .getByText(/Facts has no \{discount\}, or it is empty/)
    .waitFor()
  await expect(button(page, 'Publish')).toBeDisabled()
})
