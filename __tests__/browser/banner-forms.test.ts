/** Banner forms with real input: success notice in place, source page, a failing server, no JavaScript (B1-B23). */

import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axeProblems } from './helpers/axe.ts'
import { DESKTOP, holdRequests, PHONE, rests } from './helpers/browser.ts'
import { setFaults, siteOrigin, storedEnquiries } from './helpers/stand-ins.ts'

const NOTICE = 'Quote is sent successfully, Our team will get back to you soon. thanks!'

const bannerForm = (page: Page) => page.getByRole('main').locator('section').first().getByRole('form')
const send = (form: Locator) => form.getByRole('button', { name: 'Send' })

async function fillIn(form: Locator, email: string, brief = 'Thirty seconds of radio, please.'): Promise<void> {
  await form.getByLabel('Name').fill('Rosa Marsh')
  await form.getByLabel('Phone').fill('0400 000 000')
  await form.getByLabel('Business E-mail').fill(email)
  await form.getByLabel('Brief').fill(brief)
}

/** Unique per run, because the API keeps what it stored when a test is retried. */
const address = () => `rosa-${randomUUID()}@example.com.au`

const stored = (email: string) => storedEnquiries().filter((row) => row.email === email)

for (const [path, viewport] of [
  ['/services/jingles', DESKTOP],
  ['/advertising-voice-overs', PHONE],
] as const) {
  test(`${path}: the banner form sends in place, shows "loading" for its button and then the success notice`, async ({
    open,
  }) => {
    const { page, problems } = await open({ viewport })
    await page.goto(`${path}?campaign=spring`)
    const form = bannerForm(page)
    const email = address()
    await fillIn(form, email)
    const release = await holdRequests(page, '**/send-contactus')
    await send(form).click()
    await form.getByText('loading', { exact: true }).waitFor()
    expect(await send(form).count()).toBe(0)
    release()

    const notice = page.getByRole('status').filter({ hasText: NOTICE })
    await notice.waitFor()
    expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(
      await notice.evaluate((element) => element.closest('section') === document.querySelector('main section')),
    ).toBe(true)
    expect(await page.getByText(NOTICE).count()).toBe(1)
    for (const label of ['Name', 'Phone', 'Business E-mail', 'Brief'])
      expect(await form.getByLabel(label).inputValue()).toBe('')
    expect(stored(email)).toEqual([
      {
        name: 'Rosa Marsh',
        phone: '0400000000',
        email,
        brief: `Thirty seconds of radio, please.\n\nSource page: ${siteOrigin()}${path}?campaign=spring`,
      },
    ])
    expect(await axeProblems(page, 'main section')).toEqual([])

    await page.getByRole('button', { name: 'Dismiss' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(await send(form).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  })
}

test('after a server error everything typed stays, the button returns with the focus, and the next Send succeeds', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto('/services/jingles')
  const form = bannerForm(page)
  const email = address()
  await setFaults([{ match: '/send-contactus', status: 500 }])
  await fillIn(form, email)
  await Promise.all([page.waitForResponse(/send-contactus/), send(form).click()])
  await page.waitForFunction(() => document.activeElement?.textContent === 'Send')
  expect(await form.getByLabel('Brief').inputValue()).toBe('Thirty seconds of radio, please.')
  expect(await form.getByLabel('Name').inputValue()).toBe('Rosa Marsh')
  expect(await page.getByText(NOTICE).count()).toBe(0)
  expect(stored(email)).toEqual([])

  await setFaults([])
  await send(form).click()
  await page.getByText(NOTICE).waitFor()
  expect(stored(email)).toHaveLength(1)
})

test('the banner form and the quote dialog share name, phone and e-mail but not the brief, and validate separately', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto('/for-agencies')
  const form = bannerForm(page)
  await fillIn(form, 'shared@example.com.au')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Get a quick quote/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
  expect(await dialog.getByLabel('Business E-mail').inputValue()).toBe('shared@example.com.au')
  expect(await dialog.getByLabel('Brief').inputValue()).toBe('')
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)

  await send(dialog).click()
  await dialog.getByText('There is a problem').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await form.getByText('There is a problem').count()).toBe(0)
  expect(await form.getByLabel('Brief').inputValue()).toBe('Thirty seconds of radio, please.')
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
  const email = address()
  await fillIn(dialog, email, 'Something else.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const release = await holdRequests(page, '**/_next/static/chunks/**')
  const form = bannerForm(page)
  await form.getByLabel('Brief').pressSequentially('Thirty seconds')
  expect(await form.getByLabel('Name').inputValue()).toBe('')
  release()
  await expect(form.getByLabel('Name')).toHaveValue('Rosa Marsh')
  await form.getByLabel('Brief').pressSequentially(' of radio')
  await send(form).click()
  await page.getByText(NOTICE).waitFor()
  expect(stored(email).map(({ brief }) => brief.split('\n')[0])).toEqual(['Thirty seconds of radio'])
  expect(problems).toEqual([])
})

/** Holds the page's data, without which no island hydrates. @returns their release */
async function holdData(page: Page, changes: { revision?: string }): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/data/**', async (route) => {
    const response = await route.fetch()
    const { pageProps } = await response.json()
    await promise
    await route.fulfill({ response, json: { pageProps: { ...pageProps, ...changes } } })
  })
  return resolve
}

for (const [condition, changes] of [
  ['hydrates', {}],
  ['is rendered anew from newer data', { revision: 'newer' }],
] as const) {
  test(`text that is being composed while its form ${condition} stays whole`, async ({ open }) => {
    const { page } = await open()
    const release = await holdData(page, changes)
    await page.goto('/services/jingles')
    const form = bannerForm(page)
    await form.getByLabel('Brief').fill('Hello')
    await form.getByLabel('Name').focus()
    const input = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('k')
    await compose('か')
    release()
    await rests(page)
    await compose('かn')
    await compose('かな')
    await input.send('Input.insertText', { text: '仮名' })
    await page.keyboard.type(' Rosa')
    await expect(form.getByLabel('Name')).toHaveValue('仮名 Rosa')
    // By its code.
    await send(form).click()
    await form.getByText('There is a problem').waitFor()
    await form.getByLabel('Name').focus()
    await compose('k')
    await compose('か')
    await input.send('Input.insertText', { text: '花' })
    await expect(form.getByLabel('Name')).toHaveValue('仮名 Rosa花')
    await expect(form.getByLabel('Brief')).toHaveValue('Hello')
  })
}

test('an incomplete form focuses an error summary that links to its fields', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  await page.goto('/advertising-voice-overs')
  const form = bannerForm(page)
  await form.getByLabel('Name').fill('R2D2')
  await send(form).click()
  await form.getByText('There is a problem').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('There is a problem')
  expect(await page.title()).toMatch(/^Error: /)
  // Before the link scrolls the summary below the header: axe counts a half covered link as a small one.
  expect(await axeProblems(page, 'main section')).toEqual([])
  await form.getByRole('link', { name: 'Brief is required.' }).click()
  expect(await form.getByLabel('Brief').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('without JavaScript the banner form responds with a page that keeps the input or confirms the send', async ({
  open,
}) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto('/services/jingles?campaign=radio')
  await fillIn(bannerForm(page), 'wrong address')
  await send(bannerForm(page)).click()
  await page.waitForURL('**/enquiry')
  expect(await page.title()).toMatch(/^Error: /)
  await page.getByText('Requires a valid business email address to complete this request').first().waitFor()
  const email = address()
  const form = page.getByRole('main').getByRole('form')
  expect(await form.getByLabel('Name').inputValue()).toBe('Rosa Marsh')
  await form.getByLabel('Business E-mail').fill(email)
  await send(form).click()
  await page.getByText(NOTICE).first().waitFor()
  expect(stored(email)).toEqual([
    {
      name: 'Rosa Marsh',
      phone: '0400000000',
      email,
      brief: `Thirty seconds of radio, please.\n\nSource page: ${siteOrigin()}/services/jingles?campaign=radio`,
    },
  ])
})
