/**
 * What the Studio does with recordings, films, tables in running text and the preview of a search result: in a browser, because
 * jsdom decodes no file, edits no running text and has no layout. (The rest: studio/form/forms.studio.test.tsx.)
 */

import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
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
      { _key: 'text', _type: 'richText', heading: 'What it costs', tone: 'cream' },
      { _key: 'film', _type: 'videoEmbed', heading: 'A film', source: 'file', tone: 'ink' },
    ],
  })
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

test('a table is made in a text of a page, and visitors see it', async () => {
  await goInStudio(page, '/studio/content')
  await openPage(page, `${MARK} page`)
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
