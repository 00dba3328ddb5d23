/**
 * What the Studio does with pictures, recordings, films, running text and long forms: in a browser, because jsdom decodes no
 * file, edits no running text and has no layout.
 */

import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createPublished, lake, publish, removeCreated, untilResponse } from '../helpers/content/lake.ts'
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

async function removeHelpPages(): Promise<void> {
  await lake().delete({ query: '*[title match $mark]', params: { mark: `${MARK}*` } })
}

// Later tests use what earlier ones have created, and the page that these have left open.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await removeHelpPages()
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
  await removeHelpPages()
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
  await expect(async () => {
    const whole = (await result.getByText(words).textContent()) ?? ''
    await expect(result.getByText(`${whole.length} of 60 characters`)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const sharing = page.getByRole('region', { name: 'Preview of a phone and of sharing' })
  await expect(sharing.getByText(words)).toHaveCount(2)

  // On a small laptop both are in sight while the title is typed.
  await page.setViewportSize({ width: 1280, height: 720 })
  const title = page.getByTestId('field-seo.title').getByRole('textbox')
  await title.click()
  await result.evaluate((region) => region.scrollIntoView({ block: 'start' }))
  await expect(result.getByText(words)).toBeInViewport({ ratio: 1 })
  await expect(title).toBeInViewport({ ratio: 1 })
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

test('a table is made in a text of the open page, and visitors see it', async () => {
  const form = await openSection(page, 'Text')
  await form.locator('[contenteditable=true]').click()
  // In the narrow dialog the fonts of the machine decide whether "Table" stands in the toolbar or in its menu.
  await button(form, 'Expand editor').click()
  await button(page, 'Insert Table (block)').click()
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
  await button(page, 'Close dialog').last().click()
  // Sanity's button has the same label when it makes the editor small again.
  await button(page, 'Expand editor').click()
  await closeDialog(page)
  await publish('test-help-page')
  await untilResponse('/test-studio-help', ({ html }) => /<th scope="col">Fee<\/th>.*<td>1300 975 707<\/td>/.test(html))
})

test('a film of the open page fills in its length, and a file that is no film is refused', async () => {
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

test('the list of a service plays its samples in the row', async () => {
  await goInStudio(page, '/studio/content/samples;samples-jingles')
  const play = button(page, 'Play Harbour Lights')
  await play.click()
  await button(page, 'Stop Harbour Lights').click()
  await play.waitFor()
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

test('a review says where it is used; its list and the library of files have a question mark, which opens the guide (B491)', async () => {
  const guide = page.getByRole('complementary', { name: 'Guide' })
  await goInStudio(page, '/studio/content/reviews;test-help-review')
  // Which pages these are: locations.test.ts.
  await page.getByText(/^Used on/).waitFor()
  await goInStudio(page, '/studio/content/reviews')
  await button(page, 'Guide to this list').click()
  await guide.getByRole('heading', { name: 'Add a review' }).waitFor()
  await page.getByRole('link', { name: /Newest Nora/ }).waitFor()
  await button(page, 'Close the guide').click()
  await guide.waitFor({ state: 'detached' })
  await goInStudio(page, '/studio/content/drafts')
  await button(page, 'Guide to this list').waitFor()
  await goInStudio(page, '/studio/media')
  await button(page, 'Guide').click()
  await guide.getByRole('heading', { name: 'Files' }).waitFor()
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' })
  await button(page, 'Close the guide').click()
})
