/** The screenshots of the editors' guide by file name; each performs the steps that the guide describes. */
import { join } from 'node:path'
import { DEMO_CONTENT } from '../../stack/demo-content.ts'
import type { Editor, Part } from './editor.ts'

const HOME = { id: 'page-home', type: 'page' }
const STOPWATCH = { id: 'page-stopwatch', type: 'page' }
const CONTACT = { id: 'page-contact-us', type: 'page' }
const TERMS = { id: 'page-terms-conditions', type: 'page' }
const FACTS = { id: 'facts', type: 'facts' }

/** The field path of the response time. */
const RESPONSE = 'others[_key=="ebb714410000"].value'

/** Field paths in the home page of the demo content. */
const BANNER = 'sections[_key=="989f8fc742c1"]'
const OFFER = 'sections[_key=="6d1015cde7db"]'
const PICTURE_AND_TEXT = 'sections[_key=="01a5deb32c39"]'
const TABLE = 'sections[_key=="ba97b6d5388d"].body[_key=="86fbdf44eafe"]'
const LINK_OF_A_BUTTON = `${PICTURE_AND_TEXT}.actions[_key=="8785dc046dc4"].link`

/** A small picture with a subject that a crop can miss. */
const UPLOAD = join(DEMO_CONTENT, 'images', '695b9647907840f3b5fe0d363227712653304c3a-960x540.webp')

const NEW_HEADLINE = 'Hear it before you book it.'
const SECOND_HEADLINE = 'Hear every voice before you book it.'

/** The form of a document, without the line below it, which shows relative times. */
const FORM: Part = { x: 642, y: 50, width: 798, height: 798 }
/** That of a document without a list beside it. */
const WIDE_FORM: Part = { x: 351, y: 50, width: 1089, height: 798 }
const FORM_AND_MESSAGES: Part = { x: 400, y: 50, width: 1040, height: 798 }
const LISTS: Part = { x: 0, y: 0, width: 1080, height: 720 }

/** Nearly in the order of the guide: later ones show the changes made by earlier ones. */
export const PICTURES: Readonly<Record<string, (editor: Editor) => Promise<Buffer>>> = {
  async lists({ page, open, mark, picture }) {
    await open('/content/samples')
    await page.getByRole('link', { name: 'All samples' }).waitFor()
    await mark(page.getByTestId('pane-item-Pages by address'), page.getByTestId('pane-item-Unpublished changes'))
    return picture(LISTS)
  },

  async pages({ page, open, mark, picture }) {
    await open('/content/pages;page-home')
    await page.getByTestId('field-title').waitFor()
    await mark(page.getByRole('option', { name: /^Home / }))
    return picture()
  },

  async headline({ page, edit, field, mark, picture }) {
    const heading = `${BANNER}.heading`
    await edit(HOME, heading)
    await field(heading).getByRole('textbox').fill(NEW_HEADLINE)
    await page.getByText('Saved', { exact: true }).waitFor()
    await mark(field(heading))
    return picture({ ...FORM, height: 850 })
  },

  async facts({ page, edit, field, mark, picture }) {
    const heading = `${OFFER}.heading`
    await edit(HOME, heading)
    await field(heading).getByRole('textbox').click()
    await page
      .getByText(/^Visitors read: /)
      .first()
      .waitFor()
    await mark(field(heading).getByRole('button', { name: 'Insert a fact: Heading' }))
    return picture({ ...FORM, height: 850 })
  },

  async 'fact-uses'({ page, edit, dialog, settle, picture }) {
    await edit(FACTS, RESPONSE)
    await dialog.getByRole('textbox', { name: 'Value', exact: true }).fill('within 30 minutes')
    await page
      .getByText(/^Changes \d+ sentences/)
      .last()
      .waitFor()
    await settle()
    const shown = await picture(WIDE_FORM)
    await dialog.getByRole('textbox', { name: 'Value', exact: true }).fill('under 1 hour')
    await page.getByText('Saved', { exact: true }).waitFor()
    return shown
  },

  async preview({ page, open, field, dialog, picture }) {
    await open('/preview')
    const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await title.waitFor()
    // A click has no effect until the page in the frame has connected to the Studio.
    await title.click()
    while (!(await dialog.isVisible())) {
      await page.waitForTimeout(1000)
      await title.click()
    }
    await field(`${BANNER}.heading`).getByRole('textbox').fill(SECOND_HEADLINE)
    await page.frameLocator('iframe').getByRole('heading', { level: 1, name: SECOND_HEADLINE }).waitFor()
    await page
      .frameLocator('iframe')
      .locator('html')
      .evaluate((html) => html.scrollIntoView())
    // Without the voice cards: portraits and waveforms make the file large.
    return picture({ x: 0, y: 0, width: 1440, height: 730 })
  },

  async published({ page, edit, mark, picture }) {
    await edit(HOME)
    await page.getByTestId('field-title').waitFor()
    await page.getByTestId('action-publish').click()
    await mark(page.getByTestId('action-publish'), page.getByText('was published').last())
    return picture({ ...FORM, y: 600, height: 300 })
  },

  async history({ page, edit, mark, picture }) {
    await edit(HOME)
    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const older = page.getByTestId('timeline-item-button').last()
    await older.click()
    const restore = page.getByTestId('action-reverttorevision')
    await restore.waitFor()
    await mark(older, restore)
    return picture()
  },

  async sections({ page, edit, field, picture }) {
    await edit(CONTACT, 'sections')
    const add = field('sections').getByRole('button', { name: 'Add item...' })
    await add.scrollIntoViewIfNeeded()
    await add.click()
    await page.getByRole('tab', { name: 'Banners' }).waitFor()
    return picture({ ...FORM, height: 600 })
  },

  async reorder({ page, edit, field, settle, picture }) {
    await edit(CONTACT, 'sections')
    const grips = field('sections').locator('button', { has: page.locator('[data-sanity-icon="drag-handle"]') })
    // Items are rendered when they become visible.
    await field('sections').getByRole('button', { name: 'Add item...' }).scrollIntoViewIfNeeded()
    await grips.nth(2).waitFor()
    await grips.last().scrollIntoViewIfNeeded()
    await settle()
    const from = await grips.last().boundingBox()
    const to = await grips.nth(1).boundingBox()
    if (!from || !to) throw new Error('There are no sections to move')
    const x = from.x + from.width / 2
    await page.mouse.move(x, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, to.y + to.height, { steps: 12 })
    const moving = await picture({ ...FORM, height: 600 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    return moving
  },

  async table({ page, edit, dialog, mark, picture }) {
    await edit(TERMS, TABLE)
    await dialog.getByRole('textbox').first().waitFor()
    await mark(
      page.getByRole('button', { name: 'Add row' }).last(),
      page.getByRole('button', { name: 'Add column' }).last(),
    )
    return picture({ ...FORM, height: 470 })
  },

  async upload({ page, edit, dialog, settle, picture }) {
    await edit(HOME, `${PICTURE_AND_TEXT}.image`)
    await dialog.getByTestId('hotspot-image-input').waitFor()
    // The form scrolls to the image field, which would close the menu.
    await settle()
    await dialog.getByTestId('options-menu-button').click()
    const item = page.getByRole('menuitem', { name: 'Upload', exact: true })
    await item.waitFor()
    const menu = await picture(FORM)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), item.click()])
    await chooser.setFiles(UPLOAD)
    await dialog.locator('img[src*="960x540"]').waitFor()
    return menu
  },

  async crop({ page, edit, dialog, picture }) {
    await edit(HOME, `${PICTURE_AND_TEXT}.image`)
    await dialog.getByRole('button', { name: 'Open image edit dialog' }).click()
    await page.getByText('Edit hotspot and crop').waitFor()
    return picture(FORM)
  },

  async words({ page, edit, field, mark, picture }) {
    const alt = `${PICTURE_AND_TEXT}.image.alt`
    await edit(HOME, alt)
    await field(alt).getByRole('textbox').fill('')
    await page.getByTestId('input-validation-icon-warning').last().waitFor()
    await mark(field(alt))
    return picture(FORM)
  },

  async link({ edit, field, mark, picture }) {
    await edit(HOME, `${LINK_OF_A_BUTTON}.kind`)
    await mark(field(`${LINK_OF_A_BUTTON}.kind`))
    return picture(FORM)
  },

  async seo({ page, edit, field, picture }) {
    await edit(STOPWATCH, 'seo.title')
    await field('seo.description').getByRole('textbox').fill('A stopwatch for scripts.')
    await page.getByRole('button', { name: 'Validation' }).click()
    await page.getByText('Short: there is room').last().waitFor()
    return picture(FORM_AND_MESSAGES)
  },

  async share({ page, edit, settle, picture }) {
    await edit(STOPWATCH, 'seo.title')
    await page.getByText('When it is shared').scrollIntoViewIfNeeded()
    await page.getByAltText('The picture drawn from the published title').scrollIntoViewIfNeeded()
    await settle()
    return picture(FORM)
  },

  async find({ page, open, settle, picture }) {
    await open('/find')
    await page.getByRole('heading', { name: 'Find words' }).waitFor()
    await settle()
    await page.getByLabel('Words', { exact: true }).fill('$300')
    await page.getByText(/^Places: \d+/).waitFor()
    return picture({ x: 236, y: 0, width: 1004, height: 640 })
  },

  async sample({ page, open, settle, picture }) {
    await open('/content/samples;samples-jingles')
    await page.getByRole('option', { name: /Harbour Lights/ }).click()
    await page.getByRole('img', { name: 'Waveform of the recording' }).waitFor()
    await settle()
    return picture({ x: 300, y: 0, width: 1140, height: 640 })
  },

  async problem({ page, edit, field, picture }) {
    await edit(STOPWATCH, 'path')
    await field('path').getByRole('textbox').fill('/Stop watch')
    await page.getByRole('button', { name: 'Validation' }).click()
    await page.getByText('Start with a slash, and join lower-case words').last().waitFor()
    return picture(FORM_AND_MESSAGES)
  },

  async redirect({ page, edit, field, settle, picture }) {
    await edit(STOPWATCH, 'path')
    await field('path').getByRole('textbox').fill('/tools/stopwatch')
    // The path's validation queries the Content Lake.
    await field('path').getByTestId('input-validation-icon-error').waitFor({ state: 'hidden' })
    await settle()
    await page.locator('[data-testid="action-publish"][data-disabled="false"]').waitFor()
    await page.getByTestId('action-publish').click()
    await page.getByText('This page has a new address').waitFor()
    // Waits for the toast to disappear.
    await page.getByText('was published').waitFor({ state: 'hidden' })
    return picture({ x: 300, y: 200, width: 860, height: 500 })
  },

  async 'to-do'({ page, open, settle, picture }) {
    await open('/content/sample-content;all-invented')
    await page.getByRole('option', { name: /^Home / }).waitFor()
    // Thumbnails are requested after the list has been rendered.
    await settle()
    return picture({ x: 0, y: 50, width: 704, height: 850 })
  },

  async media({ page, open, picture }) {
    await open('/media')
    await page.getByText('Browse Assets').waitFor()
    await page.getByText('mp3').first().waitFor()
    await page.getByPlaceholder('Search').fill('svg')
    await page.getByText('mp3').first().waitFor({ state: 'hidden' })
    return picture({ x: 0, y: 0, width: 1440, height: 760 })
  },

  // The last one: it lists what the others have changed.
  async start({ page, open, settle, picture }) {
    await open('/start')
    await page.getByRole('region', { name: 'Left to do' }).waitFor()
    await page.getByRole('region', { name: 'Published in the last seven days' }).waitFor()
    await settle()
    return picture({ x: 0, y: 0, width: 1440, height: 720 })
  },
}
