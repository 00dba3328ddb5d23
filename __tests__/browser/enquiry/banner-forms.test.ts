/**
 * Banner forms: success notice in place, source page, typing before hydration, no JavaScript (B1-B23). In a browser for its focus,
 * its input methods and its hydration.
 */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, holdHydration, holdRequests, PHONE, untilIdle } from '../helpers/page/browser.ts'
import { fillIn, NOTICE, newEmail, sendButton, storedOf } from '../helpers/page/enquiry.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const bannerForm = (page: Page) => page.getByRole('main').locator('section').first().getByRole('form')

const BRIEF = 'Thirty seconds of radio, please.'

test('sends in place, shows "loading" for its button and then the success notice (B11, B12)', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await page.goto('/services/jingles?campaign=spring')
  const form = bannerForm(page)
  const email = newEmail()
  await fillIn(form, email, BRIEF)
  const release = await holdRequests(page, '**/send-contactus')
  await sendButton(form).click()
  await form.getByText('loading', { exact: true }).waitFor()
  await expect(sendButton(form)).toHaveCount(0)
  release()

  const notice = page.getByRole('status').filter({ hasText: NOTICE })
  await notice.waitFor()
  await expect(notice).toBeFocused()
  expect(
    await notice.evaluate((element) => element.closest('section') === document.querySelector('main section')),
  ).toBe(true)
  await expect(page.getByText(NOTICE)).toHaveCount(1)
  for (const label of ['Name', 'Phone', 'Business E-mail', 'Brief'])
    await expect(form.getByLabel(label)).toHaveValue('')
  expect(storedOf(email)).toEqual([
    {
      name: 'Rosa Marsh',
      phone: '0400000000',
      email,
      brief: `${BRIEF}\n\nSource page: ${siteOrigin()}/services/jingles?campaign=spring`,
    },
  ])
  expect(await axeProblems(page, 'main section')).toEqual([])

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await notice.waitFor({ state: 'detached' })
  await expect(sendButton(form)).toBeFocused()
  expect(problems).toEqual([])
})

test('the banner form and the enquiry dialog share name, phone and e-mail but not the brief, and validate separately', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto('/for-agencies')
  const form = bannerForm(page)
  await fillIn(form, 'shared@example.com.au', BRIEF)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Get a quick quote/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
  await expect(dialog.getByLabel('Business E-mail')).toHaveValue('shared@example.com.au')
  await expect(dialog.getByLabel('Brief')).toHaveValue('')
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)

  await sendButton(dialog).click()
  await dialog.getByText('There is a problem').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect(form.getByText('There is a problem')).toHaveCount(0)
  await expect(form.getByLabel('Brief')).toHaveValue(BRIEF)
})

test('a form that hydrates late keeps what is typed into it and shows what the dialog holds (B22, B152)', async ({
  open,
}) => {
  const { page, problems } = await open()
  await page.goto('/services/jingles')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Get a quick quote/ })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
  const email = newEmail()
  await fillIn(dialog, email, 'Something else.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const release = await holdRequests(page, '**/_next/static/chunks/**')
  const form = bannerForm(page)
  await form.getByLabel('Brief').pressSequentially('Thirty seconds')
  await expect(form.getByLabel('Name')).toHaveValue('')
  release()
  await expect(form.getByLabel('Name')).toHaveValue('Rosa Marsh')
  await form.getByLabel('Brief').pressSequentially(' of radio')
  await sendButton(form).click()
  await page.getByText(NOTICE).waitFor()
  expect(storedOf(email).map(({ brief }) => brief.split('\n')[0])).toEqual(['Thirty seconds of radio'])
  expect(problems).toEqual([])
})

test('text that is being composed while its form hydrates stays whole', async ({ open }) => {
  const { page } = await open()
  const release = await holdHydration(page)
  await page.goto('/services/jingles')
  const form = bannerForm(page)
  await form.getByLabel('Name').focus()
  const input = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('か')
  release()
  await untilIdle(page)
  await compose('かな')
  await input.send('Input.insertText', { text: '仮名' })
  await page.keyboard.type(' Rosa')
  await expect(form.getByLabel('Name')).toHaveValue('仮名 Rosa')
})

test('an incomplete form focuses an error summary that links to its fields (B8)', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  await page.goto('/advertising-voice-overs')
  const form = bannerForm(page)
  await form.getByLabel('Name').fill('R2D2')
  await sendButton(form).click()
  await form.getByText('There is a problem').waitFor()
  await expect(page.locator(':focus')).toContainText('There is a problem')
  await expect(page).toHaveTitle(/^Error: /)
  // Before the link scrolls the summary below the header: axe counts a half covered link as a small one.
  expect(await axeProblems(page, 'main section')).toEqual([])
  await form.getByRole('link', { name: 'Brief is required.' }).click()
  await expect(form.getByLabel('Brief')).toBeFocused()
})

test('without JavaScript the banner form responds with a page that keeps the input or confirms the send', async ({
  open,
}) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto('/services/jingles?campaign=radio')
  await fillIn(bannerForm(page), 'wrong address', BRIEF)
  await sendButton(bannerForm(page)).click()
  await page.waitForURL('**/enquiry')
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByText('Requires a valid business email address to complete this request').first().waitFor()
  const email = newEmail()
  const form = page.getByRole('main').getByRole('form')
  await expect(form.getByLabel('Name')).toHaveValue('Rosa Marsh')
  await form.getByLabel('Business E-mail').fill(email)
  await sendButton(form).click()
  await page.getByText(NOTICE).first().waitFor()
  expect(storedOf(email)).toEqual([
    {
      name: 'Rosa Marsh',
      phone: '0400000000',
      email,
      brief: `${BRIEF}\n\nSource page: ${siteOrigin()}/services/jingles?campaign=radio`,
    },
  ])
})
