/** Editors choose the voices of a section in the real Studio, and visitors get those and no others. */

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { arrives, createPublished, lake, removeCreated } from '../helpers/content/lake.ts'
import {
  button,
  closeDialog,
  openPage,
  openSection,
  openStudioForFile,
  publishInStudio,
} from '../helpers/studio/studio.ts'

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
  Array.from(html.matchAll(/<article[\s\S]*?<h3[^>]*>([^<]+)<\/h3>/g), ([, name = '']) => name)

const shows =
  (...names: string[]) =>
  ({ html }: { html: string }) =>
    namesIn(html).join() === names.join()

test('voices are found by name and booking ref, ordered by hand, and missing ones are named', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await arrives(PATH, shows('Tamsin Reed'))
  await openPage(page, 'Studio voices')
  const form = await openSection(page, 'Voice artists')
  await form.getByRole('status').filter({ hasText: 'Gone Gregory (BB-9999)' }).waitFor()

  const search = form.getByRole('searchbox', { name: 'Search voices by name or booking ref' })
  for (const [typed, name] of [
    ['bb-102', 'Flint'],
    ['wre', 'Wren'],
  ] as const) {
    await search.fill(typed)
    await button(form, `Choose ${name}`).press('Enter')
    await button(form, `${name} is chosen`).waitFor()
  }

  const flint = () =>
    lake().fetch<string | null>(
      '*[_id == "drafts.test-studio-voices"][0].sections[1].voices.chosen[name == "Flint"][0]._key',
    )
  await expect.poll(flint).toBeTruthy()
  // By keyboard: lift the last, one up, drop.
  await form.locator('[aria-roledescription="sortable"]').last().focus()
  await page.keyboard.press('Space')
  await page.getByText(/was moved over droppable area/).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText(`was moved over droppable area ${await flint()}`).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect
    .poll(() => lake().fetch('*[_id == "drafts.test-studio-voices"][0].sections[1].voices.chosen[].name'))
    .toEqual(['Tamsin Reed', 'Gone Gregory', 'Wren', 'Flint'])
  await closeDialog(page)
  await publishInStudio(page)
  const { html } = await arrives(PATH, shows('Tamsin Reed', 'Wren', 'Flint'))
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
  await arrives(PATH, shows('Indi Marsh'))
})
