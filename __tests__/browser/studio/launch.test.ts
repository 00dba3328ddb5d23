/**
 * A launch: several drafts go out in one press, can be seen before, and go back in one press. (What blocks it:
 * studio/form/forms.studio.test.tsx.)
 */
import type { Page } from '@playwright/test'
import { createPublished, lake, publish, removeCreated, textIn, untilResponse, visit } from '../helpers/content/lake.ts'
import { button, openStudioForFile, textbox } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

let page: Page

openStudioForFile((studio) => {
  page = studio.page
})

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const CHANGED = ['one', 'two', 'three']
const NEW_PAGE = 'page-launch-new'

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

test.beforeAll(async () => {
  for (const name of [...CHANGED, 'other']) {
    await createPublished(`page-launch-${name}`, 'page', pageOf(name, `Before ${name}`))
    await editDraft(`page-launch-${name}`, { sections: sections(`After ${name}`) })
  }
  const others = await lake().fetch<object[]>('*[_id == "facts"][0].others')
  await editDraft('facts', { others: [...others, { _key: 'season', _type: 'fact', name: 'season', value: 'Advent' }] })
  await lake().create({ _id: `drafts.${NEW_PAGE}`, _type: 'page', ...pageOf('new', 'Campaign') })
})

test.afterAll(async () => {
  await lake().delete({ query: `*[_type == "launch" || _id in ["${NEW_PAGE}", "drafts.${NEW_PAGE}", "drafts.facts"]]` })
  await removeCreated()
})

const region = (name: string) => page.getByRole('region', { name, exact: true })
const action = (name: string) => button(page, name)

async function confirm(name: string): Promise<void> {
  await action(name).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** By keyboard: what was added before moves the form, and a press of the mouse may come to nothing. */
async function add(title: string): Promise<void> {
  await button(page, `Add ${title}`).press('Enter')
}

async function headings(): Promise<string[]> {
  return Promise.all(
    [...CHANGED, 'new', 'other'].map(async (name) => {
      const { status, html } = await visit(`/launch-${name}`)
      return status === 200 ? textIn(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '') : String(status)
    }),
  )
}

const BEFORE = ['Before one', 'Before two', 'Before three', '404', 'Before other']
const AFTER = ['After one', 'After two', 'After three', 'Campaign', 'Before other']

test('a launch is made of drafts, with each change before → after', async () => {
  await page.getByRole('link', { name: 'Launches', exact: true }).click()
  await page.getByTestId('action-intent-button').last().click()
  await textbox(page, 'Name').fill('Christmas campaign')
  for (const name of [...CHANGED, 'new']) await add(`Launch ${name}`)
  await add('Facts')
  const changes = region('What changes: before → after')
  for (const name of CHANGED) {
    const document = changes.getByRole('region', { name: `Launch ${name}`, exact: true })
    await expect(document).toContainText(`Heading: Before ${name} → After ${name}`)
  }
  await expect(changes.getByRole('region', { name: 'Launch new', exact: true })).toContainText('(new)')
  await expect(region('Unpublished changes that are not in it')).toContainText('Launch other')
  await expect(region('Is it ready?')).toContainText('Ready', { timeout: 30_000 })
})

test('the site can be seen as it will be, with the drafts of the launch and no others', async () => {
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    button(page, 'Open it in a new tab').click(),
  ])
  for (const [name, heading] of [
    ['one', 'After one'],
    ['new', 'Campaign'],
    ['other', 'Before other'],
  ]) {
    await preview.goto(`/launch-${name}`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  }
  await preview.goto('/api/draft/disable')
  await preview.close()
  expect(await headings()).toEqual(BEFORE)
})

test('Release now publishes all of it in one transaction', async () => {
  await expect(action('Release now')).toBeEnabled({ timeout: 30_000 })
  await confirm('Release now')
  await page.getByText(/^Released on .* at .* A[EC][SD]T\.$/).waitFor()
  await expect.poll(headings, { timeout: 20_000 }).toEqual(AFTER)
  const ids = [...CHANGED.map((name) => `page-launch-${name}`), NEW_PAGE, 'facts']
  expect(await lake().fetch('count(array::unique(*[_id in $ids]._rev))', { ids })).toBe(1)
  expect(await lake().fetch('count(*[_id in $ids])', { ids: ids.map((id) => `drafts.${id}`) })).toBe(0)
})

test('Undo this launch puts back what was there, and what somebody has corrected since stays', async () => {
  await editDraft('page-launch-two', { title: 'Corrected two' })
  await publish('page-launch-two')
  await expect(action('Undo this launch')).toBeEnabled()
  await action('Undo this launch').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Changed by somebody since, which stays: Corrected two.')
  await dialog.getByRole('button', { name: 'Undo this launch', exact: true }).click()
  await page.getByText(/^Undone on /).waitFor()
  await expect.poll(headings, { timeout: 20_000 }).toEqual(BEFORE)
  await untilResponse('/launch-two', ({ html }) => html.includes('Corrected two'))
  await expect(region('What changes: before → after')).toContainText('Before two → After two')
})

test('it is scheduled in the time of the company, checked again, and cancelled', async () => {
  const time = textbox(page, 'Goes out at')
  await time.fill('15 January 2031 09:28')
  await time.press('Enter')
  await expect(action('Schedule')).toBeEnabled({ timeout: 30_000 })
  await confirm('Schedule')
  const when = 'Wednesday, 15 January 2031 at 9:28 am AEDT'
  await expect(page.getByText(`Scheduled: goes out on ${when}, with what its documents hold then.`)).toBeVisible()
  const checks = () => lake().fetch<number[]>('*[_type == "launch"][0].checks[problems > 0].problems')
  expect(await checks()).toEqual([])
  await editDraft('page-launch-three', { sections: sections('') })
  await expect.poll(checks, { timeout: 30_000 }).toEqual([1])
  await confirm('Cancel the schedule')
  await page
    .getByText(/^Being prepared/)
    .first()
    .waitFor()
})
