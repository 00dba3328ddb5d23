/** A launch: several drafts go out in one press, can be seen before, and go back in one press. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { arrives, cached, createPublished, lake, removeCreated, textIn, visit } from '../helpers/content/lake.ts'
import { button, goInStudio, openStudioForFile, textbox } from '../helpers/studio/studio.ts'

let page: Page

openStudioForFile((studio) => {
  page = studio.page
})

const PAGES = ['one', 'two', 'three'] as const

const sections = (heading: string) => [{ _key: 'banner', _type: 'pageBanner', tone: 'cream', layout: 'slim', heading }]
const pageOf = (name: string, heading: string) => ({
  title: `Launch ${name}`,
  path: `/launch-${name}`,
  sections: sections(heading),
})

async function editDraft(id: string, set: Record<string, unknown>): Promise<void> {
  const patch = { set }
  await lake().action({ actionType: 'sanity.action.document.edit', draftId: `drafts.${id}`, publishedId: id, patch })
}

const NEW_PAGE = 'page-launch-new'

test.beforeAll(async () => {
  for (const name of PAGES) await createPublished(`page-launch-${name}`, 'page', pageOf(name, `Before ${name}`))
  for (const name of PAGES) await editDraft(`page-launch-${name}`, { sections: sections(`After ${name}`) })
  await lake().create({ _id: `drafts.${NEW_PAGE}`, _type: 'page', ...pageOf('new', 'Campaign') })
  // A draft of somebody else, which must not be seen in the preview of the launch.
  await createPublished('page-launch-other', 'page', pageOf('other', 'Before other'))
  await editDraft('page-launch-other', { sections: sections('After other') })
})

test.afterAll(async () => {
  await lake().delete({ query: `*[_type == "launch" || _id in ["${NEW_PAGE}", "drafts.${NEW_PAGE}"]]` })
  await removeCreated()
})

const heading = async (name: string) => textIn((await visit(`/launch-${name}`)).html)
const launch = () => lake().fetch<{ _id: string; status?: string } | null>('*[_type == "launch"][0]')

test('a launch is made of drafts, with each change before → after, and is ready', async () => {
  await goInStudio(page, '/studio/content')
  await page.getByRole('link', { name: 'Launches', exact: true }).click()
  await page.getByRole('link', { name: /Create new Launch|Launch/ }).first()
  await page.locator('[data-testid="action-intent-button"]').click()
  await textbox(page, 'Name').fill('Christmas campaign')
  for (const name of [...PAGES, 'new']) await button(page, `Add Launch ${name}`).click()
  const changes = page.getByRole('region', { name: 'What changes: before → after' })
  for (const name of PAGES) {
    const document = changes.getByRole('region', { name: `Launch ${name}`, exact: true })
    await expect(document).toContainText(`Before ${name} → After ${name}`)
  }
  await expect(changes.getByRole('region', { name: 'Launch new' })).toContainText('(new)')
  await expect(page.getByRole('region', { name: 'Is it ready?' })).toContainText('Ready')
})
