/** A page that is taken offline and put online again: in a browser, because of what visitors find meanwhile. */

import type { Page } from '@playwright/test'
import { createPublished, lake, removeCreated, untilResponse } from '../helpers/content/lake.ts'
import { button, chooseAction, openPage, openStudioForFile } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const PATH = '/test-offline'
const LINKING = '/test-offline-links'

const link = { _type: 'link', kind: 'page', page: { _type: 'reference', _ref: 'test-offline' } }

const sections = [
  { _key: 'top', _type: 'pageBanner', heading: 'Heading of it', tone: 'cream' },
  {
    _key: 'text',
    _type: 'richText',
    heading: 'In a text',
    tone: 'white',
    body: [
      {
        _key: 'block',
        _type: 'block',
        style: 'normal',
        markDefs: [{ ...link, _key: 'mark' }],
        children: [
          { _key: 'a', _type: 'span', text: 'See ', marks: [] },
          { _key: 'b', _type: 'span', text: 'our summer offer', marks: ['mark'] },
          { _key: 'c', _type: 'span', text: ' before March.', marks: [] },
        ],
      },
    ],
  },
  {
    _key: 'cards',
    _type: 'serviceCards',
    heading: 'In a card',
    tone: 'cream',
    cards: [{ _key: 'card', title: 'A card of summer', action: { _type: 'action', label: 'To the offer', link } }],
  },
]

let page: Page

async function removeAll(): Promise<void> {
  await lake().delete({ query: '*[_type == "redirect" && source == $path]', params: { path: PATH } })
  await removeCreated()
}

test.beforeAll(async () => {
  const frame = { showStatistics: false, showLogos: false }
  await createPublished('test-offline', 'page', {
    title: 'Summer offer',
    path: PATH,
    sections: [sections[0]],
    ...frame,
  })
  await createPublished('test-offline-links', 'page', { title: 'Linking page', path: LINKING, sections, ...frame })
})

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(removeAll)

// Each test goes on from the last one.
test.describe.configure({ mode: 'serial' })

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const toast = (words: string | RegExp) => page.getByRole('alert').filter({ hasText: words })

const isLinked = ({ html }: { html: string }) => html.includes(`href="${PATH}"`)

test('a page is taken offline with a redirect, and its links lose themselves everywhere (B202)', async () => {
  await untilResponse(PATH, ({ status }) => status === 200)
  await untilResponse(LINKING, isLinked)
  await openPage(page, 'Summer offer')
  await chooseAction(page, 'Take offline')
  const offer = dialog('Take “Summer offer” offline?')
  await offer.getByRole('combobox', { name: `Where ${PATH} leads` }).selectOption('/for-agencies')
  await button(offer, 'Take offline').click()
  await toast('“Summer offer” is offline').waitFor()

  await untilResponse(PATH, ({ status, location }) => status === 307 && location === '/for-agencies')
  const { html } = await untilResponse(LINKING, (answer) => !isLinked(answer))
  expect(html).toMatch(/See (<[^>]*>)*our summer offer(<[^>]*>)* before March\./)
  expect(html).not.toContain('To the offer')
  expect(html).toContain('A card of summer')
  await untilResponse('/sitemap.xml', (answer) => !answer.html.includes(`${PATH}<`))
  await untilResponse('/llms.txt', (answer) => !answer.html.includes('Summer offer'))
  await page.getByText(`Visitors who open ${PATH} are led to /for-agencies`).waitFor()
})

test('Put online again restores the page, its links and its line in the sitemap', async () => {
  await button(page.getByRole('region', { name: 'Offline' }), 'Put online again').click()
  await toast('is online again').waitFor()
  await untilResponse(PATH, ({ status }) => status === 200)
  await untilResponse(LINKING, (answer) => isLinked(answer) && answer.html.includes('To the offer'))
  await untilResponse('/sitemap.xml', (answer) => answer.html.includes(`${PATH}<`))
  expect(await lake().fetch('count(*[_type == "redirect" && source == $path])', { path: PATH })).toBe(0)
})
