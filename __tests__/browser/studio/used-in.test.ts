/** Facts in the Studio: where each stands and every sentence that a change of it would change. */

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { createPublished, editPublished, lake, removeCreated } from '../helpers/content/lake.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import { button, closeDialog, goInStudio, openStudioForFile, textbox } from '../helpers/studio/studio.ts'

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

/** Shows a group of facts: the form renders what is in sight. */
async function showGroup(name: string) {
  const group = page.getByRole('region', { name, exact: true })
  await group.scrollIntoViewIfNeeded()
  return group
}

/** Opens a fact of a group by its value. */
async function openFact(group: string, value: string) {
  await (await showGroup(group)).getByRole('button', { name: new RegExp(`^${value}`) }).click()
  const form = dialog(/^More facts/)
  await form.waitFor()
  return form
}

test('facts stand in groups, say what each is for and in how many sentences, and are searched (B203)', async () => {
  await goInStudio(page, '/studio/content/facts')
  const group = await showGroup('Response time')
  await group.getByText('On the quote button, where there is little room').waitFor()
  await group
    .getByText(/^Stands in \d+ sentences in \d+ documents$/)
    .first()
    .waitFor()
  const search = page.getByRole('searchbox', { name: 'Search the facts' })
  await search.fill('quote button')
  await page.getByText('Facts with these words: 1').waitFor()
  await expect(page.getByRole('region', { name: 'Jingles' })).toHaveCount(0)
  await search.fill('no such fact')
  await page.getByText('No fact has these words.').waitFor()
  await search.fill('')
  await page.getByRole('region', { name: 'Jingles' }).waitFor()
})

test('the phone lists its sentences in the form, with links to their fields (B203)', async () => {
  const card = page.getByRole('region', { name: /^Stands in \d+ sentences/ }).first()
  await button(card, 'Show them').click()
  await card
    .getByRole('link', { name: /^Contact us \(\/contact-us\) › Sections › Page banner › / })
    .first()
    .waitFor()
  await card.getByRole('listitem').filter({ hasText: 'Call 1300 975 707 or write to us.' }).first().waitFor()
  await button(card, 'Hide them').click()
})

test('a fact inside another one lists the sentences of both, and what is not published says so (B203)', async () => {
  const form = await openFact('Company', '25 \\{years-number')
  await form.getByText(/\{years-number\} stands in \{years\} too\./).waitFor()
  await button(form, 'Show them').click()
  const showAll = form.getByRole('button', { name: /^Show all/ })
  if (await showAll.isVisible()) await showAll.click()
  await expect(row('Not out: 25+ years')).toContainText('Not published yet.')
  await expect(row('Since 25')).toContainText('the unpublished version says something else')
  await closeDialog(page)
})

test('a change shows every sentence as it was and will be (B203)', async () => {
  const form = await openFact('Response time', 'under 1 hour')
  await textbox(form, 'Value').fill('within 30 minutes')
  await form.getByRole('region', { name: /^Changes \d+ sentences in \d+ documents$/ }).waitFor()
  const showAll = form.getByRole('button', { name: /^Show all/ })
  if (await showAll.isVisible()) await showAll.click()
  const banner = row('Used in (/test-used-in)').filter({ hasText: 'We answer briefs' })
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
})

test('a fact whose group is being typed keeps its dialog', async () => {
  const form = await openFact('Usage', '12-month licence')
  await textbox(form, 'Group').fill('Brand new group')
  await expect(textbox(form, 'Group')).toHaveValue('Brand new group')
  await closeDialog(page)
  await (await showGroup('Brand new group')).getByText('12-month licence').waitFor()
})
