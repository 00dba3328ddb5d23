/** Two windows of the Studio on one document, in a browser: each sees the other's edits and presence. */

import type { Page } from '@playwright/test'
import { createPublished, lake, removeCreated } from '../helpers/content/lake.ts'
import {
  button,
  expectNoProblems,
  goInStudio,
  openPage,
  openSection,
  openStudio,
  openStudioForFile,
  type StudioVisit,
  textbox,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

let one: StudioVisit
let two: StudioVisit

openStudioForFile((studio) => {
  one = studio
})

test.beforeAll(async ({ openWindow }) => {
  two = await openStudio(openWindow)
})

test.afterAll(async () => {
  await two?.context.close()
  await removeCreated()
})

const TITLE = 'Page for two'

const somebodyElse = (page: Page) => page.getByTestId('document-level-presence').getByLabel('Local editor')

test('two windows edit the same document', async () => {
  await createPublished('test-studio-together', 'page', {
    title: TITLE,
    path: '/test-studio-together',
    sections: [{ _key: 'top', _type: 'pageBanner', heading: 'For two', tone: 'cream' }],
    showStatistics: false,
    showLogos: false,
  })
  await openPage(one.page, TITLE)
  await expect(somebodyElse(one.page)).toHaveCount(0)
  await openPage(two.page, TITLE)
  await somebodyElse(one.page).first().waitFor()
  await somebodyElse(two.page).first().waitFor()

  await textbox(one.page, 'Title').press('End')
  await one.page.keyboard.type(' who write')
  await expect(textbox(two.page, 'Title')).toHaveValue(`${TITLE} who write`)
  await two.page.getByRole('heading', { level: 2, name: `${TITLE} who write` }).waitFor()
  await textbox(two.page, 'Path').press('End')
  await two.page.keyboard.type('-again')
  await expect(textbox(one.page, 'Path')).toHaveValue('/test-studio-together-again')

  expect(await lake().getDocument('drafts.test-studio-together')).toMatchObject({
    title: `${TITLE} who write`,
    path: '/test-studio-together-again',
  })

  await goInStudio(two.page, '/studio/content')
  await somebodyElse(one.page).first().waitFor({ state: 'hidden' })
})

/** The round picture at a field, which the Studio draws over the form. */
const atField = (page: Page) => page.locator('[data-ui="Avatar"]').and(page.getByLabel('Local editor'))
const warned = (page: Page) => page.getByRole('alert').filter({ hasText: 'is in this field too, and asked to wait' })
const stopped = (page: Page) => page.getByRole('alert').filter({ hasText: 'is writing here: wait, or take over' })

test('who comes to a field in which a colleague is has to take over before typing, in running text too (B205)', async () => {
  const paragraph = (_key: string, text: string) => ({
    _key,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', text, marks: [] }],
  })
  const body = [paragraph('p', 'The first paragraph'), paragraph('q', 'The second paragraph')]
  await createPublished('test-studio-one-field', 'page', {
    title: 'One field',
    path: '/test-studio-one-field',
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'One field', tone: 'cream' },
      { _key: 'text', _type: 'richText', heading: 'Words', tone: 'white', body },
    ],
    showStatistics: false,
    showLogos: false,
  })
  await openPage(one.page, 'One field')
  await openPage(two.page, 'One field')
  await textbox(one.page, 'Title').click()
  await two.page.getByTestId('field-title').waitFor()
  await expect(atField(two.page)).not.toHaveCount(0)

  // The first letter makes a draft: the document has another id from then on.
  await one.page.keyboard.press('End')
  await one.page.keyboard.type('!')
  await expect(textbox(two.page, 'Title')).toHaveValue('One field!')
  await expect(somebodyElse(two.page)).toHaveCount(0)
  await expect(warned(two.page)).toHaveCount(0)
  await expect(textbox(two.page, 'Title')).not.toBeEditable()

  await textbox(two.page, 'Title').click()
  await expect(stopped(two.page)).toBeVisible()
  await expect(warned(one.page)).toBeVisible()
  await expect(textbox(two.page, 'Title')).not.toBeEditable()
  await textbox(one.page, 'Title').press('End')
  await one.page.keyboard.type('?')
  await expect(textbox(two.page, 'Title')).toHaveValue('One field!?')
  await button(two.page, 'Take over').click()
  await textbox(two.page, 'Title').press('End')
  await two.page.keyboard.type('*')
  await expect(stopped(one.page)).toBeVisible()
  await one.page.keyboard.type('lost')
  await expect(textbox(one.page, 'Title')).toHaveValue('One field!?*')
  await textbox(two.page, 'Path').click()
  await expect(textbox(one.page, 'Title')).toBeEditable()
  await expect(warned(one.page)).toHaveCount(0)

  // The caret of the other divides the text of its paragraph.
  const [first, second] = [await openSection(one.page, 'Words Text'), await openSection(two.page, 'Words Text')]
  await first.getByText('The first paragraph').click()
  await expect(stopped(two.page)).toBeVisible()
  await second.getByText('The second paragraph').click()
  await expect(warned(one.page)).toBeVisible()
  await expect(stopped(two.page)).toBeVisible()
  await button(two.page, 'Take over').click()
  const text = two.page.getByRole('textbox').filter({ hasText: 'The second paragraph' })
  await expect(text).toBeEditable()
  await two.page.keyboard.type('Mine. ')
  await one.page.getByText(/Mine\. /).waitFor()
  await expect(stopped(one.page)).toBeVisible()
  expectNoProblems(two)
})
