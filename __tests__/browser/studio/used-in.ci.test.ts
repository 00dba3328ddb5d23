/** A fact is found and changed in the Studio: in a browser, because its list renders what is in sight, and visitors read it. */

import type { Locator, Page } from '@playwright/test'
import { createPublished, editPublished, lake, removeCreated, untilResponse } from '../helpers/content/lake.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import { closeDialog, goInStudio, openStudioForFile, publishInStudio, textbox } from '../helpers/studio/studio.ts'
import { expect, test } from '../own-stack.ts'

const OTHERS = '*[_id == "facts"][0].others'
const TEXT = 'We answer briefs in {response}, every day.'

let page: Page
let others: unknown

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await setFaults([])
  others = await lake().fetch(OTHERS)
  await createPublished('test-used-in', 'page', {
    title: 'Used in',
    path: '/test-used-in',
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'Banner of used in', text: TEXT, tone: 'cream' },
      { _key: 'more', _type: 'promoBanner', heading: 'Since {years-number}', tone: 'mint' },
    ],
    showStatistics: false,
    showLogos: false,
  })
  await lake().action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.test-used-in',
    publishedId: 'test-used-in',
    patch: { set: { 'sections[_key=="more"].heading': 'Not out: {years}' } },
  })
  await editPublished('words', { 'enquiry.nameHint': 'We call back in {response}.' })
})

openStudioForFile((studio) => {
  page = studio.page
})

test.afterAll(async () => {
  await editPublished('facts', { others })
  await editPublished('words', { 'enquiry.nameHint': '' })
  await removeCreated()
})

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })

/** The title of a group of facts; the list renders what is in sight. */
const group = (title: string) => page.getByRole('heading', { name: title, exact: true })

/** Turns the wheel over the list, from its start, until something is in sight. */
async function showInList(target: Locator): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the facts' }).scrollIntoViewIfNeeded()
  await page.getByRole('searchbox', { name: 'Search the facts' }).hover()
  await expect(async () => {
    if (!(await target.isVisible())) await page.mouse.wheel(0, 300)
    await target.scrollIntoViewIfNeeded({ timeout: 300 })
  }).toPass()
}

/** Opens a fact by its value. */
async function openFact(value: string) {
  const fact = page.getByRole('button', { name: new RegExp(`^${value}`) })
  await showInList(fact)
  await fact.click()
  const form = dialog(/^More facts/)
  await form.waitFor()
  return form
}

test('facts stand in groups, say what each is for and in how many sentences, and are searched (B203)', async () => {
  await goInStudio(page, '/studio/content/facts')
  await showInList(group('Response time'))
  await showInList(page.getByText('On the quote button, where there is little room'))
  await page
    .getByText(/^Stands in \d+ sentences in \d+ documents$/)
    .first()
    .waitFor()
  const search = page.getByRole('searchbox', { name: 'Search the facts' })
  await search.fill('quote button')
  await page.getByText('Facts with these words: 1').waitFor()
  await expect(group('Company')).toHaveCount(0)
  await search.fill('no such fact')
  await page.getByText('No fact has these words.').waitFor()
  await search.fill('')
  await group('Company').waitFor()
})

test('a change shows every sentence as it was and will be (B203)', async () => {
  const form = await openFact('under 1 hour')
  await textbox(form, 'Value').fill('within 30 minutes')
  await form.getByRole('region', { name: /^Changes \d+ sentences in \d+ documents$/ }).waitFor()
  const showAll = form.getByRole('button', { name: /^Show all/ })
  const banner = row('Used in (/test-used-in)').filter({ hasText: 'We answer briefs' })
  // There may be more sentences than are shown at first.
  await expect(async () => {
    if (await showAll.isVisible()) await showAll.click()
    await expect(banner).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(banner).toContainText('We answer briefs in under 1 hour, every day. →')
  await expect(banner.locator('del')).toHaveText('under 1 hour')
  await expect(banner).toContainText('We answer briefs in within 30 minutes, every day.')
  await expect(row('Words › Form').filter({ hasText: 'We call back in within 30 minutes.' })).toHaveCount(1)

  // A colleague corrects the sentence meanwhile.
  await lake()
    .patch('drafts.test-used-in')
    .set({ 'sections[_key=="top"].text': 'We answer briefs {response}, every day.' })
    .commit()
  await expect(row('Not published yet.').filter({ hasText: 'We answer briefs within 30 minutes' })).toHaveCount(1)
  await closeDialog(page)

  expect(await lake().fetch(`${OTHERS}[name == "response"][0].value`)).toBe('under 1 hour')
  await publishInStudio(page)
  await expect.poll(() => lake().fetch(`${OTHERS}[name == "response"][0].value`)).toBe('within 30 minutes')
  const { html } = await untilResponse('/test-used-in', (answer) => answer.html.includes('within 30 minutes'))
  expect(html).toContain('We answer briefs in within 30 minutes, every day.')
})

test('a fact whose group is being typed keeps its dialog', async () => {
  const form = await openFact('12-month licence')
  await textbox(form, 'Group').fill('Brand new group')
  await expect(textbox(form, 'Group')).toHaveValue('Brand new group')
  await closeDialog(page)
  await showInList(group('Brand new group'))
  await page.getByRole('button', { name: /^12-month licence/ }).waitFor()
})
