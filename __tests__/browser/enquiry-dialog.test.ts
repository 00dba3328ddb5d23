/**
 * The quote dialog with real input: subject, two enquiries in a row, long briefs, refusals, notice, offline, Back
 * (B24-B36).
 */

import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axeProblems } from './helpers/axe.ts'
import { DESKTOP, holdRequests, PHONE } from './helpers/browser.ts'
import { siteOrigin, storedEnquiries } from './helpers/stand-ins.ts'

const NOTICE = 'Quote is sent successfully, Our team will get back to you soon. thanks!'

/** A visitor of its own for every test: the API keeps what it stored when a test is retried. */
const newEmail = () => `buyer-${randomUUID()}@example.com.au`
const dialogOf = (page: Page) => page.getByRole('dialog')
const briefOf = (page: Page) => dialogOf(page).getByLabel('Brief').inputValue()
const sendButton = (root: Locator) => root.getByRole('button', { name: 'Send' })

async function fillContact(root: Locator, email: string): Promise<void> {
  await root.getByLabel('Name').fill('Rosa Marsh')
  await root.getByLabel('Phone').fill('0400000000')
  await root.getByLabel('Business E-mail').fill(email)
}

/** Presses the card's Enquire now. @returns name and booking ref on the button */
async function enquire(page: Page, index: number): Promise<{ ref: string }> {
  const button = page.getByRole('button', { name: /^Enquire now/ }).nth(index)
  const ref = /Booking ref: (\S+)/.exec((await button.textContent()) ?? '')?.[1] ?? ''
  await button.click()
  await sendButton(dialogOf(page)).waitFor()
  return { ref }
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
}

test('names the voice of the latest opening and keeps the typed text; success shows a notice that can be dismissed', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.goto('/voice-over-artists')
  const first = await enquire(page, 0)
  await dialogOf(page).getByLabel('Brief').press('End')
  await dialogOf(page).getByLabel('Brief').pressSequentially('hi')
  await close(page)
  const second = await enquire(page, 1)
  expect(second.ref).not.toBe(first.ref)
  expect(await page.locator('[data-quote-about]').textContent()).toContain(second.ref)
  const brief = await briefOf(page)
  expect(brief).toContain(second.ref)
  expect(brief).toContain('hi')
  expect(await dialogOf(page).textContent()).not.toContain(first.ref)
  expect(await axeProblems(page, 'dialog')).toEqual([])

  await fillContact(dialogOf(page), newEmail())
  await sendButton(dialogOf(page)).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  const notice = page.getByRole('status').filter({ hasText: NOTICE })
  expect(await notice.isVisible()).toBe(true)
  const box = await notice.boundingBox()
  expect(box && box.y >= 0 && box.y + box.height <= PHONE.height).toBe(true)
  expect(await axeProblems(page, '[role=status]')).toEqual([])
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.getByText(NOTICE).count()).toBe(0)
  expect(problems).toEqual([])
})

test('sends the estimate that is shown', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP })
  await page.goto('/')
  await page.getByRole('group', { name: 'Duration' }).scrollIntoViewIfNeeded()
  const choose = (group: string, option: string) =>
    page.getByRole('group', { name: group }).getByText(option, { exact: true }).click()
  await choose('Duration', '15 seconds')
  await choose('Location', 'Regional')
  await choose('Medium', 'Radio')
  await page.getByText('$180', { exact: true }).first().waitFor()
  const finalise = page.getByRole('button', { name: 'Finalise your quote' })
  await finalise.click()
  await sendButton(dialogOf(page)).waitFor()
  expect(await briefOf(page)).toContain('$180')
  await dialogOf(page).getByLabel('Brief').pressSequentially('For Friday. ')
  await close(page)

  await choose('Duration', '30 seconds')
  await choose('Location', 'National')
  await choose('Medium', 'TV')
  await page.getByText('$840', { exact: true }).first().waitFor()
  await finalise.click()
  await sendButton(dialogOf(page)).waitFor()
  expect(await page.locator('[data-quote-about]').textContent()).toBe('$840 + GST: 30 seconds, National, TV')
  const brief = await briefOf(page)
  for (const part of ['$840', '30 seconds', 'National', 'TV', 'For Friday.']) expect(brief).toContain(part)
  for (const part of ['$180', '15 seconds', 'Regional', 'Radio']) expect(brief).not.toContain(part)
})

test('a second enquiry can be written while the first is pending and is unaffected when it completes', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto('/voice-over-artists')
  const release = await holdRequests(page, '**/send-contactus')
  const email = newEmail()
  const first = await enquire(page, 0)
  await fillContact(dialogOf(page), email)
  await sendButton(dialogOf(page)).click()
  await dialogOf(page).getByText('loading', { exact: true }).waitFor()
  await close(page)

  const second = await enquire(page, 1)
  const brief = dialogOf(page).getByLabel('Brief')
  expect(await brief.isEditable()).toBe(true)
  await brief.press('End')
  await brief.pressSequentially(' by Friday')
  const written = await brief.inputValue()
  release()
  await page.getByText(NOTICE).waitFor()
  expect(await dialogOf(page).isVisible()).toBe(true)
  expect(await brief.inputValue()).toBe(written)
  expect(await dialogOf(page).getByLabel('Name').inputValue()).toBe('Rosa Marsh')
  // The notice over the dialog can be dismissed without closing it.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.getByText(NOTICE).count()).toBe(0)
  expect(await dialogOf(page).isVisible()).toBe(true)

  await sendButton(dialogOf(page)).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  const rows = storedEnquiries().filter((row) => row.email === email)
  expect(rows.map((row) => [row.brief.includes(first.ref), row.brief.includes(second.ref)])).toEqual([
    [true, false],
    [false, true],
  ])
})

const LONG = 'Read this aloud. '.repeat(5880).slice(0, 99_960)

test('a brief of 100,000 characters is sent whole; a longer one gives a field error', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  await page.goto('/')
  await page
    .getByRole('button', { name: /Get a quick quote/ })
    .first()
    .click()
  const dialog = dialogOf(page)
  await sendButton(dialog).waitFor()
  const email = newEmail()
  await fillContact(dialog, email)
  await dialog.getByLabel('Brief').fill(`${LONG}${'x'.repeat(60)}`)
  await dialog.getByText('20 characters too many').waitFor()
  await sendButton(dialog).click()
  await dialog.getByText('Brief is too long: at most 100,000 characters can be sent.').first().waitFor()
  expect((await dialog.getByLabel('Brief').inputValue()).length).toBe(100_020)
  await dialog.getByLabel('Brief').fill(LONG)
  await dialog.getByText('40 characters left').waitFor()
  await sendButton(dialog).click()
  await dialog.waitFor({ state: 'detached' })
  const row = storedEnquiries().find((stored) => stored.email === email)
  expect(row?.brief.startsWith(LONG.trim())).toBe(true)
})

test('without JavaScript a brief that is too long comes back with all input, and a long one is sent', async ({
  open,
}) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto('/enquiry')
  const email = newEmail()
  const main = page.getByRole('main')
  await fillContact(main, email)
  await main.getByLabel('Brief').fill('声'.repeat(100_001))
  await sendButton(main).click()
  await main.getByText('Brief is too long: at most 100,000 characters can be sent.').first().waitFor()
  expect((await main.getByLabel('Brief').inputValue()).length).toBe(100_001)
  expect(await main.getByLabel('Business E-mail').inputValue()).toBe(email)
  await main.getByText('1 character too many').waitFor()
  await main.getByLabel('Brief').fill('声'.repeat(100_000))
  await sendButton(main).click()
  await page.getByText(NOTICE).waitFor()
  const row = storedEnquiries().find((stored) => stored.email === email)
  expect(row?.brief.startsWith('声'.repeat(100_000))).toBe(true)
})

for (const javaScriptEnabled of [true, false]) {
  test(`a 429 is explained with the phone number (JavaScript: ${javaScriptEnabled})`, async ({ open }) => {
    const address = javaScriptEnabled ? '203.0.113.7' : '203.0.113.8'
    for (let count = 0; count < 30; count += 1) {
      await fetch(`${siteOrigin()}/api/v1/send-contactus`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name: 'Flood', phone: '1', email: 'flood@example.com', brief: `Number ${count}` }),
      })
    }
    const { page } = await open({ javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': address } })
    await page.goto('/enquiry')
    const main = page.getByRole('main')
    const email = newEmail()
    await fillContact(main, email)
    await main.getByLabel('Brief').fill('One too many.')
    await sendButton(main).click()
    const alert = main.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toMatch(
      /^Too many enquiries have come from your connection, .* or call us on 1300 975 707\.$/,
    )
    expect(await main.getByLabel('Brief').inputValue()).toBe('One too many.')
    expect(await main.getByLabel('Business E-mail').inputValue()).toBe(email)
  })
}

test('opened offline before its form is loaded, it shows a message in place and continues when connected', async ({
  open,
}) => {
  const { page, context } = await open({ viewport: PHONE })
  // Its code is fetched when the page has loaded; here it is not.
  await page.route('**/_next/static/chunks/**', (route) =>
    route.request().resourceType() === 'script' ? route.continue() : route.abort(),
  )
  await page.goto('/our-story')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .getByRole('button', { name: /Get a quick quote/ })
    .first()
    .click()
  await dialogOf(page)
    .getByText(/^You are offline/)
    .waitFor()
  expect(await dialogOf(page).getByRole('link', { name: '1300 975 707' }).isVisible()).toBe(true)
  expect(await dialogOf(page).getByRole('link', { name: /@/ }).isVisible()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/our-story')

  await context.setOffline(false)
  await sendButton(dialogOf(page)).waitFor()
  await fillContact(dialogOf(page), newEmail())
  await dialogOf(page).getByLabel('Brief').fill('Written while the line was bad.')
  await context.setOffline(true)
  await sendButton(dialogOf(page)).click()
  await dialogOf(page).getByRole('alert').filter({ hasText: 'You are offline and nothing was sent' }).waitFor()
  expect(await briefOf(page)).toBe('Written while the line was bad.')
})

test('Back closes the dialog only; every other way of closing leaves no history entry', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await page.goto('/our-team')
  await page.goto('/our-story')
  const opener = page.getByRole('button', { name: /Get a quick quote/ }).first()
  const path = () => new URL(page.url()).pathname
  const data: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/') && request.url().includes('our-story')) data.push(request.url())
  })

  await opener.click()
  await sendButton(dialogOf(page)).waitFor()
  await page.goBack()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(path()).toBe('/our-story')

  await opener.click()
  await sendButton(dialogOf(page)).waitFor()
  await close(page)
  await opener.click()
  await sendButton(dialogOf(page)).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.waitForFunction(() => !history.state?.isDialog)
  // The page's own data, once, when it is read.
  expect(data.length).toBeLessThanOrEqual(1)

  await opener.click()
  await dialogOf(page).getByRole('link', { name: 'Read our privacy policy' }).click()
  await page.waitForURL('**/privacy-policy')
  expect(await dialogOf(page).count()).toBe(0)
  await page.goBack()
  await page.waitForURL('**/our-story')
  await page.goBack()
  await page.waitForURL('**/our-team')
  expect(problems).toEqual([])
})

test('what is typed into the dialog goes along to the next page, until it is sent', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  const openDialog = async () => {
    const opener = page.getByRole('button', { name: /Get a quick quote/ }).first()
    await opener.click()
    await sendButton(dialogOf(page)).waitFor()
  }
  const nameOf = () => dialogOf(page).getByLabel('Name').inputValue()
  await page.goto('/our-story')
  await openDialog()
  await fillContact(dialogOf(page), newEmail())
  await dialogOf(page).getByLabel('Brief').fill('Two voices, one script.')
  await dialogOf(page).getByRole('link', { name: 'Read our privacy policy' }).click()
  await page.waitForURL('**/privacy-policy')
  await openDialog()
  expect([await nameOf(), await briefOf(page)]).toEqual(['Rosa Marsh', 'Two voices, one script.'])
  await sendButton(dialogOf(page)).click()
  await page.getByText(NOTICE).waitFor()
  await page.goto('/our-team')
  await openDialog()
  expect([await nameOf(), await briefOf(page)]).toEqual(['', ''])
  expect(problems).toEqual([])
})
