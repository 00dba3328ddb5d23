/** Editors choose the voices of a section in the real Studio, and visitors get those and no others (B207). */

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
        voices: { kind: 'chosen', chosen: [voice(101, 'Tamsin Reed'), voice(9999, 'Gone Gregory')] },
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

test('voices are found by name and booking ref, ordered by hand, and missing ones are named', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await untilResponse(PATH, shows('Tamsin Reed'))
  await openPage(page, 'Studio voices')
  const form = await openSection(page, 'Voice artists')
  await form.getByRole('status').filter({ hasText: 'Gone Gregory (BB-9999)' }).waitFor()

  const search = form.getByRole('searchbox', { name: 'Search voices by name or booking ref' })
  const all = form.getByRole('list', { name: 'Voices of the booking system' })
  const chosen = () => lake().fetch('*[_id == "drafts.test-studio-voices"][0].sections[1].voices.chosen[].name')
  await expect(all.getByRole('checkbox', { name: 'Tamsin Reed', exact: true })).toBeChecked()
  for (const [typed, name] of [
    ['bb-102', 'Flint'],
    ['wre', 'Wren'],
    ['bb-103', 'Marlo Quayle'],
  ] as const) {
    await search.fill(typed)
    await all.getByRole('checkbox', { name, exact: true }).press('Space')
    await button(form, `Move ${name}`).waitFor()
  }
  // No other window has opened, and the form of the section is still there.
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await all.getByRole('checkbox').first().press('Space')
  await expect.poll(chosen).toEqual(['Tamsin Reed', 'Gone Gregory', 'Flint', 'Wren'])
  await search.fill('')

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
  await button(form, 'Take Flint out').click()
  await expect.poll(chosen).toEqual(['Tamsin Reed', 'Gone Gregory', 'Wren'])
  await search.fill('bb-102')
  await all.getByRole('checkbox', { name: 'Flint', exact: true }).check()
  await expect.poll(chosen).toEqual(['Tamsin Reed', 'Gone Gregory', 'Wren', 'Flint'])
  await closeDialog(page)
  await publishInStudio(page)
  const { html } = await untilResponse(PATH, shows('Tamsin Reed', 'Wren', 'Flint'))
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
