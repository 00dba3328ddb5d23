/**
 * Facts and words in the real Studio: both are changed in one place for the whole site, and facts are inserted in running text
 * from a menu. (The forms alone: studio/facts/facts-form.studio.test.tsx and studio/form/forms.studio.test.tsx.)
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

const RESPONSE = '*[_id == "facts"][0].others[name == "response"][0].value'

let page: Page
let others: unknown

test.beforeAll(async () => {
  await setFaults([])
  others = await lake().fetch('*[_id == "facts"][0].others')
  const paragraph = { _key: 's', _type: 'span', text: 'Write to ', marks: [] }
  await createPublished('test-facts', 'page', {
    title: 'Test facts',
    path: '/test-facts',
    sections: [
      {
        _key: 'one',
        _type: 'pageBanner',
        heading: 'Start with {credit} off',
        text: 'We answer briefs in {response}, every day.',
        tone: 'cream',
      },
      {
        _key: 'two',
        _type: 'richText',
        heading: 'Words',
        tone: 'white',
        body: [{ _key: 'p', _type: 'block', style: 'normal', markDefs: [], children: [paragraph] }],
      },
    ],
  })
})

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(async () => {
  await editPublished('facts', { phone: OLD, others })
  await editPublished('words', { 'enquiry.send': 'Send' })
  await removeCreated()
  // The next file of this worker reads the same pages.
  await forEachPath(PATHS, (path) => untilResponse(path, ({ html }) => html.includes(OLD)))
})

test('a new phone number reaches every page and every link to it, another fact every sentence (B199, B203)', async () => {
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
  await page.getByRole('searchbox', { name: 'Search the facts' }).fill('under 1 hour')
  await page.getByRole('button', { name: /^under 1 hour/ }).click()
  const fact = page.getByRole('dialog', { name: /^More facts/ })
  await textbox(fact, 'Value').fill('within 30 minutes')
  await fact.getByRole('region', { name: /^Changes \d+ sentences in \d+ documents$/ }).waitFor()
  await closeDialog(page)
  expect(await lake().fetch(RESPONSE)).toBe('under 1 hour')
  await publishInStudio(page)
  await expect.poll(() => lake().fetch(RESPONSE)).toBe('within 30 minutes')
  await forEachPath(pages, (path) =>
    untilResponse(path, ({ html }) => html.includes(NEW) && !html.includes(OLD) && !html.includes('tel:+611300975707')),
  )
  const { html: own } = await untilResponse('/test-facts', ({ html }) => html.includes('within 30 minutes'))
  expect(own).toContain('We answer briefs in within 30 minutes, every day.')
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

test('a word changes on the site', async ({ open }) => {
  const { page: site } = await open()
  await page.getByRole('link', { name: 'Words', exact: true }).click()
  await textbox(page, 'Send').fill('Send it off')
  await publishInStudio(page)
  await untilResponse('/services/jingles', ({ html }) => html.includes('>Send it off</button>'))
  await site.goto('/services/jingles')
  await expect(site.getByRole('main').getByRole('button', { name: 'Send it off', exact: true })).toBeVisible()
})

test('a fact is inserted in running text at the caret, and the form shows its value', async () => {
  await goInStudio(page, '/studio/intent/edit/id=test-facts;type=page')
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
