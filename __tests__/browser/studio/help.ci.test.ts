/** How the Studio helps editors: reasons at the button, starters, search previews, found words, uploads, settings. */

import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { arrives, createPublished, lake, publish, removeCreated } from '../helpers/content/lake.ts'
import { heldEnquiries, runEnquiries } from '../helpers/page/enquiry.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import {
  button,
  closeDialog,
  DESK,
  goInStudio,
  openPage,
  openSection,
  openStudioForFile,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const RECORDINGS = 'local/demo/content/files'

let page: Page

/** Documents that these tests create in the Studio have such a title. */
const MARK = 'Studio help'

async function forget(): Promise<void> {
  await lake().delete({ query: '*[title match $mark]', params: { mark: `${MARK}*` } })
}

// Later tests find what earlier ones have made.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await forget()
  await createPublished('test-help-page', 'page', {
    title: `${MARK} page`,
    path: '/test-studio-help',
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'Nothing but quokkas', tone: 'cream' },
      { _key: 'pic', _type: 'mediaFeature', heading: 'Look here', tone: 'white', imageSide: 'right' },
      { _key: 'text', _type: 'richText', heading: 'What it costs', tone: 'cream' },
      { _key: 'film', _type: 'videoEmbed', heading: 'A film', source: 'file', tone: 'ink' },
      { _key: 'new', _type: 'reviews', heading: 'Said lately', selection: 'newest', tone: 'white' },
    ],
  })
  await createPublished('test-help-review', 'review', { author: 'Newest Nora', quote: 'Good.', date: '2099-01-01' })
})

openStudioForFile(
  (studio) => {
    page = studio.page
  },
  // Sanity logs what is refused.
  /was not taken/,
)

test.afterAll(async () => {
  await removeCreated()
  await forget()
})

test('a starter brings its sections, says at the button what is missing, and each line leads to its field', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: 'Pages by address', exact: true }).click()
  await page.getByTestId('multi-action-intent-button').click()
  await page.getByRole('menuitem', { name: 'New campaign page' }).click()
  await textbox(page, 'Title').fill(`${MARK} campaign`)
  const reasons = page.getByRole('region', { name: 'Why it cannot be published' })
  await reasons.getByRole('button', { name: 'Path: A page needs a path, for example /our-story.' }).waitFor()
  await expect(button(page, 'Publish')).toBeDisabled()
  await textbox(page, 'Path').fill('/Autumn offer')
  const long = reasons.getByRole('button', {
    name: /^Path: Start with a slash, .* as in \/our-services\/sound-design\.$/,
  })
  await long.waitFor()
  // Read to its end in a narrow form (B244).
  const overhang = await long.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect().right - element.getBoundingClientRect().right
  })
  expect(overhang).toBeLessThanOrEqual(0)
  await reasons.getByRole('button', { name: /^Page banner: / }).click()
  const dialog = page.getByRole('dialog', { name: /^Sections/ })
  await expect(textbox(dialog, 'Heading')).toBeFocused()
  await textbox(dialog, 'Heading').fill('A campaign')
  await closeDialog(page)
  await reasons.getByRole('button', { name: /^Page banner: / }).waitFor({ state: 'detached' })
  await page.setViewportSize(DESK)
})

test('the search result stands beside its title, with the name of the site, and the picture that is sent below (B251)', async () => {
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await openPage(page, 'Our story')
  await page.getByRole('tab', { name: /^Search and sharing/ }).click()
  const words = ' - Our story: 25+ years of audio'
  const result = page.getByRole('region', { name: 'Preview of search', exact: true })
  const whole = (await result.getByText(words).textContent()) ?? ''
  await result.getByText(`${whole.length} of 60 characters`).waitFor()
  const sharing = page.getByRole('region', { name: 'Preview of a phone and of sharing' })
  await expect(sharing.getByText(words)).toHaveCount(2)

  // On a small laptop both are in sight while the title is typed.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByTestId('field-seo.title').getByRole('textbox').click()
  await expect(result.getByText(words)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(DESK)

  const picture = sharing.getByRole('img', { name: 'The picture drawn from the published title' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
})

test('a new picture asks for new words', async () => {
  const file = async (name: string, width: number) => {
    const path = test.info().outputPath(name)
    const background = { r: width % 255, g: Date.now() % 255, b: 90 }
    await sharp({ create: { width, height: 600, channels: 3, background } })
      .png()
      .toFile(path)
    return path
  }
  await openPage(page, `${MARK} page`)
  const form = await openSection(page, 'Picture and text')
  await form.locator('input[type="file"]').setInputFiles(await file('help-first.png', 900))
  const words = textbox(form, 'What the picture shows')
  await button(form, 'Open image edit dialog').waitFor()
  await words.fill('The first picture')
  await form.getByTestId('options-menu-button').click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload', exact: true }).click(),
  ])
  await chooser.setFiles(await file('help-second.png', 901))
  await expect(words).toHaveValue('')
  await closeDialog(page)
})

test('a sample fills in its length and waveform, and refuses a file that is no recording', async () => {
  await goInStudio(page, '/studio/intent/create/template=sample;type=sample/')
  await textbox(page, 'Title').fill(`${MARK} sample`)
  const upload = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type="file"]').first().setInputFiles(file)
  await upload({ name: 'broken.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound at all') })
  await page.getByRole('alert').filter({ hasText: '“broken.mp3” was not taken' }).waitFor()
  const recording = readdirSync(RECORDINGS).find((name) => name.endsWith('.mp3'))
  await upload(`${RECORDINGS}/${recording}`)
  await page.getByRole('img', { name: 'Waveform of the recording' }).waitFor()
  await expect
    .poll(() =>
      lake().fetch('*[title == $title][0]{ "bars": count(peaks), "timed": seconds > 1 }', { title: `${MARK} sample` }),
    )
    .toEqual({ bars: 100, timed: true })
})

test('a table is made in a text, and visitors see it', async () => {
  await openPage(page, `${MARK} page`)
  const form = await openSection(page, 'Text')
  await form.locator('[contenteditable=true]').click()
  await button(form, 'Insert Table (block)').click()
  await button(page, 'Create Table').click()
  const cells = page.getByRole('dialog').last().getByRole('textbox')
  await expect(cells).toHaveCount(4)
  for (const [index, text] of ['Work', 'Fee', 'Call', '{phone}'].entries()) {
    await cells.nth(index).fill(text)
    await expect(cells.nth(index)).toHaveValue(text)
  }
  const stored = () =>
    lake().fetch<string[] | null>(
      '*[_id == "drafts.test-help-page"][0].sections[_key == "text"][0].body[_type == "table"][0].rows[].cells[]',
    )
  await expect.poll(stored).toEqual(['Work', 'Fee', 'Call', '{phone}'])
  await closeDialog(page)
  await publish('test-help-page')
  await arrives('/test-studio-help', ({ html }) => /<th scope="col">Fee<\/th>.*<td>1300 975 707<\/td>/.test(html))
})

test('a film fills in its length, and a file that is no film is refused', async () => {
  await openPage(page, `${MARK} page`)
  const form = await openSection(page, 'Video')
  const upload = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    form.locator('input[type="file"][accept^="video"]').setInputFiles(file)
  await expect(form.getByLabel('Length in seconds')).toHaveCount(0)
  await upload({ name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film at all') })
  await page.getByRole('alert').filter({ hasText: '“broken.mp4” was not taken' }).waitFor()
  const film = readdirSync(RECORDINGS).find((name) => name.endsWith('.mp4'))
  await upload(`${RECORDINGS}/${film}`)
  await form
    .getByRole('region', { name: 'The film' })
    .getByText(/^[\d.]+ seconds$/)
    .waitFor()
  await expect
    .poll(() =>
      lake().fetch('*[_id == "drafts.test-help-page"][0].sections[_key == "film"][0]{ "timed": seconds > 1 }.timed'),
    )
    .toBe(true)
  await closeDialog(page)
})

test('the list of a service plays its samples in the row', async () => {
  await goInStudio(page, '/studio/content/samples;samples-jingles')
  const play = button(page, 'Play Harbour Lights')
  await play.click()
  await button(page, 'Stop Harbour Lights').click()
  await play.waitFor()
})

test('a review counts the pages that show the newest ones', async () => {
  await goInStudio(page, '/studio/content/reviews;test-help-review')
  await page.getByText(/^Used on/).waitFor()
  await page.getByText(/^Used on/).click()
  await page.getByText(`${MARK} page`).first().waitFor()
})

test('the tool "Find words" shows the line with the words and opens its field', async () => {
  await page.getByRole('link', { name: 'Find words' }).click()
  await page.getByRole('heading', { name: 'Find words' }).waitFor()
  await page.getByLabel('Words', { exact: true }).fill('but QUOKKAS')
  await page.getByRole('listitem').getByText('Nothing but quokkas').waitFor()
  await page.getByRole('link', { name: `${MARK} page › Sections › Page banner › Heading` }).click()
  const dialog = page.getByRole('dialog', { name: /^Sections/ })
  await expect(textbox(dialog, 'Heading')).toHaveValue('Nothing but quokkas')
  await closeDialog(page)
})

test('found words are replaced after a look at each line, as unpublished changes (B200)', async () => {
  await page.getByRole('link', { name: 'Find words' }).click()
  await page.getByLabel('Words', { exact: true }).fill('$')
  await expect(page.getByText(/^Places: \d+/)).toBeVisible()
  await page.getByLabel('Words', { exact: true }).fill('quokka')
  await page.getByText('Exactly as typed, whole words').click()
  await expect(page.getByText(/^These words stand nowhere in pages, samples, reviews, facts, words/)).toBeVisible()
  await page.getByLabel('Words', { exact: true }).fill('quokkas')
  await button(page, 'Replace …').click()
  await page.getByLabel('Replace by').fill('wombats')
  const row = page.getByRole('listitem').filter({ hasText: 'Nothing but quokkas' })
  await expect(row.getByText('→ Nothing but wombats')).toBeVisible()
  await row.getByRole('checkbox').uncheck()
  await expect(button(page, 'Replace in 0 lines')).toBeDisabled()
  await row.getByRole('checkbox').check()
  await button(page, 'Replace in 1 line').click()
  await expect(page.getByText(/^Replaced in 1 line of 1 document, as unpublished changes/)).toBeVisible()
  const headings =
    '*[_id in [$id, "drafts." + $id]] | order(_id) { "heading": sections[_key == "top"][0].heading }.heading'
  expect(await lake().fetch(headings, { id: 'test-help-page' }, { perspective: 'raw' })).toEqual([
    'Nothing but wombats',
    'Nothing but quokkas',
  ])
})

test('the Studio opens with what changed, by whom, and what is left to do', async () => {
  await goInStudio(page, '/studio')
  const changed = page.getByRole('region', { name: 'Changed lately' })
  await changed
    .getByRole('listitem')
    .filter({ hasText: `${MARK} sample` })
    .filter({ hasText: /by .+, not published/ })
    .first()
    .waitFor()
  await page
    .getByRole('region', { name: 'Left to do' })
    .getByText(/^Still with invented content: \d+$/)
    .waitFor()
  await page.getByText('Sanity’s own releases, comments and tasks are off here').waitFor()
})

test('the Studio tells how many enquiries are held back, and not what is in them (B172)', async () => {
  for (const { id } of await heldEnquiries()) await runEnquiries('discard', id)
  for (const name of ['Rosa', 'Ann']) {
    await fetch(`${siteOrigin()}/api/v1/send-contactus`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-enquiry-subject': '1' },
      body: JSON.stringify({ name, phone: '0400000000', email: 'held@example.com.au', brief: 'A secret.' }),
    })
  }
  const shows = async (text: string) => {
    const line = page.getByRole('region', { name: 'Left to do' }).getByText(text, { exact: true })
    await expect(async () => {
      // The screen asks anew when it is opened.
      await goInStudio(page, '/studio/content')
      await page.getByRole('listbox', { name: 'Content' }).waitFor()
      await goInStudio(page, '/studio')
      await line.waitFor({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
  }
  await shows('2 enquiries were held back as spam: an operator can look at them with npm run enquiries')
  const [first, second] = await heldEnquiries()
  await runEnquiries('discard', first?.id ?? '')
  await shows('1 enquiry was held back as spam: an operator can look at it with npm run enquiries')
  await runEnquiries('discard', second?.id ?? '')
  await shows('Enquiries held back as spam: 0')
  expect(JSON.stringify(await lake().fetch('*[_type == "heldEnquiries"]'))).not.toMatch(/Rosa|secret|held@/)
})

test('the site settings have a room for each part', async () => {
  await goInStudio(page, '/studio/content/siteSettings')
  await page.getByRole('tab', { name: /^Error pages/ }).click()
  await page.getByText('Page not found', { exact: true }).waitFor()
  await expect(textbox(page, 'Brand name')).toBeHidden()
})

test('a seventh entry of the menu cannot be added, and the button says why (B243)', async () => {
  await goInStudio(page, '/studio/content/siteSettings')
  await page.getByRole('tab', { name: /^Navigation/ }).click()
  const menu = page.getByTestId('field-navigation')
  await expect.poll(() => lake().fetch('count(*[_id == "siteSettings"][0].navigation)')).toBe(6)
  const add = menu.getByRole('button', { name: 'Add item', exact: true })
  await add.scrollIntoViewIfNeeded()
  await expect(add).toBeDisabled()
  await add.hover({ force: true })
  await page.getByText('The list is full: take something out first.').waitFor()
})
