/**
 * Editors order the voices of a section in the real Studio, and visitors get those and no others (B207). How they are found and
 * ticked: studio/form/forms.studio.test.tsx.
 */

import type { Page } from '@playwright/test'
import { createPublished, lake, removeCreated, untilResponse } from '../helpers/content/lake.ts'
import {
  button,
  closeDialog,
  openPage,
  openSection,
  openStudioForFile,
  publishInStudio,
} from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const PATH = '/test-studio-voices'

const voice = (id: number, name: string) => ({
  _key: `v${id}`,
  _type: 'chosenVoice',
  voiceId: String(id),
  name,
  code: `BB-${id}`,
})

let page: Page

test.beforeAll(async () => {
  await createPublished('test-studio-voices', 'page', {
    title: 'Studio voices',
    path: PATH,
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'A campaign', tone: 'cream' },
      {
        _key: 'few',
        _type: 'voiceList',
        heading: 'Ours',
        tone: 'white',
        voices: {
          kind: 'chosen',
          chosen: [voice(101, 'Tamsin Reed'), voice(9999, 'Gone Gregory'), voice(102, 'Flint')],
        },
      },
    ],
  })
})

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(removeCreated)

/** The names on the cards, in order. */
const namesIn = (html: string) =>
  Array.from(html.matchAll(/<article[\s\S]*?<h3[^>]*>(?:<a [^>]*>)?([^<]+)</g), ([, name = '']) => name)

const shows =
  (...names: string[]) =>
  ({ html }: { html: string }) =>
    namesIn(html).join() === names.join()

test('voices are ordered by keyboard and by mouse, and visitors get those of the booking system in this order', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await untilResponse(PATH, shows('Tamsin Reed', 'Flint'))
  await openPage(page, 'Studio voices')
  const form = await openSection(page, 'Voice artists')
  const chosen = () => lake().fetch('*[_id == "drafts.test-studio-voices"][0].sections[1].voices.chosen[].name')
  await form.getByRole('searchbox', { name: 'Search voices by name or booking ref' }).fill('wre')
  await form.getByRole('checkbox', { name: 'Wren', exact: true }).press('Space')
  await expect.poll(chosen).toEqual(['Tamsin Reed', 'Gone Gregory', 'Flint', 'Wren'])

  // By keyboard: lift the last, one up, drop. It is told with names.
  const announced = (text: string) => page.getByText(text, { exact: true }).waitFor({ state: 'attached' })
  await button(form, 'Move Wren').press('Space')
  await announced('Wren: now 4 of 4.')
  await page.keyboard.press('ArrowUp')
  await announced('Wren: now 3 of 4.')
  await page.keyboard.press('Space')
  await announced('Wren is put down: 3 of 4.')
  await expect.poll(chosen).toEqual(['Tamsin Reed', 'Gone Gregory', 'Wren', 'Flint'])

  // By mouse: the last one above the first.
  await button(form, 'Move Flint').hover()
  const handle = await button(form, 'Move Flint').boundingBox()
  const first = await button(form, 'Move Tamsin Reed').boundingBox()
  if (!handle || !first) throw new Error('There is nothing to drag')
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x + 10, handle.y - 10, { steps: 4 })
  await page.mouse.move(first.x + 10, first.y + 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(chosen).toEqual(['Flint', 'Tamsin Reed', 'Gone Gregory', 'Wren'])
  await closeDialog(page)
  await publishInStudio(page)
  const { html } = await untilResponse(PATH, shows('Flint', 'Tamsin Reed', 'Wren'))
  // The page's data file has these three as well, and none of the other voices.
  expect(html).not.toContain('Gone Gregory')
  const [, buildId = ''] = /data-build="([^"]+)"/.exec(html) ?? []
  const data = await (await page.request.get(`/_next/data/${buildId}${PATH}.json`)).text()
  expect(data.match(/"pseudonym":"[^"]+"/g)?.sort()).toEqual([
    '"pseudonym":"Flint"',
    '"pseudonym":"Tamsin Reed"',
    '"pseudonym":"Wren"',
  ])
})

test('voices that fit a filter of the booking system', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = await openSection(page, 'Voice artists')
  await form.getByText('A few that fit these filters').click()
  await form.getByRole('combobox', { name: 'Age group' }).selectOption('Teen')
  await form.getByRole('radio', { name: '3', exact: true }).or(form.getByText('How many')).first().waitFor()
  await closeDialog(page)
  await publishInStudio(page)
  await untilResponse(PATH, shows('Indi Marsh'))
})
