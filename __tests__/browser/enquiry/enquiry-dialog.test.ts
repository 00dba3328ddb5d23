/**
 * The enquiry dialog (B24-B36). In a browser for its focus, its history, what happens offline, and that the API stores what was
 * typed.
 */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, holdRequests, PHONE } from '../helpers/page/browser.ts'
import { fillIn, heldEnquiries, NOTICE, newEmail, runEnquiries, sendButton, storedOf } from '../helpers/page/enquiry.ts'
import { expect, test } from '../own-stack.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const briefOf = (page: Page) => dialogOf(page).getByLabel('Brief').inputValue()

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

test('names the voice of the latest opening and keeps the typed text; the notice can be dismissed; a second enquiry is written while the first is pending (B33)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.goto('/voice-over-artists')
  const first = await enquire(page, 0)
  await dialogOf(page).getByLabel('Brief').press('Control+End')
  await dialogOf(page).getByLabel('Brief').pressSequentially('hi')
  await close(page)
  const second = await enquire(page, 1)
  expect(second.ref).not.toBe(first.ref)
  await expect(page.locator('[data-enquiry-text=about]')).toContainText(second.ref)
  const brief = await briefOf(page)
  expect(brief).toContain(second.ref)
  expect(brief).toContain('hi')
  await expect(dialogOf(page)).not.toContainText(first.ref)
  expect(await axeProblems(page, 'dialog')).toEqual([])

  await fillIn(dialogOf(page), newEmail())
  await sendButton(dialogOf(page)).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  const notice = page.getByRole('status').filter({ hasText: NOTICE })
  await expect(notice).toBeVisible()
  const box = await notice.boundingBox()
  expect(box && box.y >= 0 && box.y + box.height <= PHONE.height).toBe(true)
  expect(await axeProblems(page, '[role=status]')).toEqual([])
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await expectSecondWhilePending(page)
  expect(problems).toEqual([])
})

/** A second enquiry can be written while the first is pending, and is unaffected when it completes. */
async function expectSecondWhilePending(page: Page): Promise<void> {
  const release = await holdRequests(page, '**/send-contactus')
  const email = newEmail()
  const first = await enquire(page, 0)
  await fillIn(dialogOf(page), email)
  await sendButton(dialogOf(page)).click()
  await dialogOf(page).getByText('loading', { exact: true }).waitFor()
  await close(page)

  const second = await enquire(page, 1)
  const brief = dialogOf(page).getByLabel('Brief')
  await expect(brief).toBeEditable()
  await brief.press('End')
  await brief.pressSequentially(' by Friday')
  const written = await brief.inputValue()
  release()
  await page.getByText(NOTICE).waitFor()
  await expect(dialogOf(page)).toBeVisible()
  await expect(brief).toHaveValue(written)
  await expect(dialogOf(page).getByLabel('Name')).toHaveValue('Rosa Marsh')
  // The notice over the dialog can be dismissed without closing it.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await expect(dialogOf(page)).toBeVisible()

  await sendButton(dialogOf(page)).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(storedOf(email).map((row) => [row.brief.includes(first.ref), row.brief.includes(second.ref)])).toEqual([
    [true, false],
    [false, true],
  ])
}

test('sends what was pasted without its invisible characters, and an international address as typed; explains a refusal (B16, B161)', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto('/enquiry')
  const main = page.getByRole('main')
  const email = newEmail().replace('.com.au', '.straße.example')
  await fillIn(main, `\u200b${email}`, 'علی\u200cرضا\u00ad 👩🏽‍💻\u200b')
  await main.getByLabel('Name').fill('\u202aRosa\tMarsh\u202c')
  await main.getByLabel('Phone').fill('\u202a+６１ 400\u2011000\u202c')
  await main.getByLabel('Brief').focus()
  await expect(main.getByLabel('Phone')).toHaveValue('61400000')
  await expect(main.getByLabel('Name')).toHaveValue('Rosa Marsh')
  await sendButton(main).click()
  await page.getByText(NOTICE).waitFor()
  expect(storedOf(email)).toMatchObject([
    { name: 'Rosa Marsh', phone: '61400000', email, brief: expect.stringMatching(/^علی\u200cرضا 👩🏽‍💻\n/) },
  ])

  // A refusal is explained with the phone number, and everything typed stays.
  await page.route('**/send-contactus', (route) => route.fulfill({ status: 429, json: {} }))
  await fillIn(main, newEmail(), 'One too many.')
  await sendButton(main).click()
  await expect(main.getByRole('alert')).toHaveText(
    /^Too many enquiries have come from your connection, .* or call us on 1300 975 707\.$/,
  )
  await expect(main.getByLabel('Brief')).toHaveValue('One too many.')
})

test('with the hidden field filled in, as by a password manager, the enquiry is held back and arrives once released (B20, B170, B171)', async ({
  open,
}) => {
  const { page, problems } = await open()
  await page.goto('/services/jingles?from=test')
  const email = newEmail()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Get a quick quote/ })
    .click()
  await fillIn(dialogOf(page), email, 'Two voices.')
  await dialogOf(page)
    .locator('input[tabindex="-1"]')
    .evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = 'Rosa Marsh'
    })
  await sendButton(dialogOf(page)).click()
  await page.getByText(NOTICE).waitFor()
  expect(storedOf(email)).toEqual([])

  const held = (await heldEnquiries()).filter((enquiry) => enquiry.email === email)
  expect(held).toEqual([expect.objectContaining({ brief: 'Two voices.', page: page.url() })])
  const id = held[0]?.id ?? ''
  await Promise.allSettled([runEnquiries('release', id), runEnquiries('release', id)])
  expect(storedOf(email)).toEqual([expect.objectContaining({ brief: `Two voices.\n\nSource page: ${page.url()}` })])
  expect((await heldEnquiries()).filter((enquiry) => enquiry.email === email)).toEqual([])
  expect(problems).toEqual([])
})

test('opened offline before its code is loaded, it shows the form, sends nothing, loses nothing, and sends when connected', async ({
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
  const dialog = dialogOf(page)
  const email = newEmail()
  await fillIn(dialog, email, 'Written while the line was bad.')
  await sendButton(dialog).click()
  const message = dialog.getByRole('alert').filter({ hasText: 'You are offline and nothing was sent' })
  await message.waitFor()
  expect(new URL(page.url()).pathname).toBe('/our-story')
  await expect(dialog.getByRole('link', { name: '1300 975 707' }).first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: /@/ }).first()).toBeVisible()

  await context.setOffline(false)
  await dialog.getByLabel('Brief').press('End')
  // The code has arrived, and with it the form's own messages.
  await message.waitFor({ state: 'detached' })
  await expect(dialog.getByLabel('Brief')).toHaveValue('Written while the line was bad.')
  await context.setOffline(true)
  await sendButton(dialog).click()
  await message.waitFor()
  await context.setOffline(false)
  await sendButton(dialog).click()
  await page.getByRole('status').filter({ hasText: NOTICE }).waitFor()
  expect(storedOf(email).map(({ brief }) => brief.split('\n')[0])).toEqual(['Written while the line was bad.'])
})

/** Runs in the page. @returns the milliseconds that a line of 100,000 letters without a space takes, and one letter more */
async function timeLongLine(): Promise<number> {
  const field = document.querySelector<HTMLTextAreaElement>('main textarea')
  if (!field) throw new Error('There is no field')
  await document.fonts.ready
  const start = performance.now()
  field.value = 'x'.repeat(99_999)
  field.getBoundingClientRect()
  field.value += 'x'
  // Lays it out.
  if (field.scrollHeight < field.clientHeight) throw new Error('The line does not wrap')
  return performance.now() - start
}

for (const [what, options] of [
  ['with scripts on a desktop', { viewport: DESKTOP }],
  ['without scripts on a phone', { viewport: { width: 320, height: 640 }, javaScriptEnabled: false }],
] as const) {
  test(`a long line without a space does not stop the page, ${what} (B271)`, async ({ open }) => {
    const { page } = await open(options)
    await page.goto('/enquiry')
    expect(await page.evaluate(timeLongLine)).toBeLessThan(3000)
  })
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`the brief grows with its text up to a share of the window and then scrolls, ${how} scripts (B722)`, async ({
    open,
  }) => {
    const { page } = await open({ viewport: DESKTOP, javaScriptEnabled })
    await page.goto('/enquiry')
    const brief = page.getByRole('main').getByLabel('Brief')
    const height = () => brief.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
    const empty = await height()
    await brief.fill('A line of a script.\n'.repeat(12))
    const long = await height()
    expect(long.clientHeight).toBeGreaterThan(2 * empty.clientHeight)
    expect(long.scrollHeight).toBe(long.clientHeight)
    await brief.fill('A line of a script.\n'.repeat(200))
    const longer = await height()
    expect(longer.clientHeight).toBeLessThanOrEqual(0.6 * DESKTOP.height)
    expect(longer.scrollHeight).toBeGreaterThan(longer.clientHeight)
    await brief.fill('')
    expect(await height()).toEqual(empty)
  })
}

test('a browser that takes itself for offline sends, from the dialog and before its code is loaded (B16)', async ({
  open,
}) => {
  const { page } = await open({ viewport: PHONE })
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.goto('/our-story')
  const openDialog = () =>
    page
      .getByRole('button', { name: /Get a quick quote/ })
      .first()
      .click()
  await openDialog()
  const [first, second] = [newEmail(), newEmail()]
  await fillIn(dialogOf(page), first, 'Through a tunnel.')
  await sendButton(dialogOf(page)).click()
  await page.getByRole('status').filter({ hasText: NOTICE }).waitFor()

  await page.route('**/_next/static/chunks/hydrate.*', (route) => route.abort())
  await page.goto('/our-story')
  await openDialog()
  await fillIn(dialogOf(page), second, 'Through a tunnel.')
  await sendButton(dialogOf(page)).click()
  await page.waitForURL('**/enquiry*')
  for (const email of [first, second]) await expect.poll(() => storedOf(email).length).toBe(1)
})

test('Back closes the dialog only; every other way of closing leaves no history entry (B30)', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await page.goto('/our-team')
  await page.goto('/our-story')
  const opener = page.getByRole('button', { name: /Get a quick quote/ }).first()
  const path = () => new URL(page.url()).pathname
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

  await opener.click()
  await dialogOf(page).getByRole('link', { name: 'Read our privacy policy' }).click()
  await page.waitForURL('**/privacy-policy')
  await expect(dialogOf(page)).toHaveCount(0)
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
  const expectTyped = async (name: string, brief: string) => {
    await expect(dialogOf(page).getByLabel('Name')).toHaveValue(name)
    await expect(dialogOf(page).getByLabel('Brief')).toHaveValue(brief)
  }
  await page.goto('/our-story')
  await openDialog()
  await fillIn(dialogOf(page), newEmail(), 'Two voices, one script.')
  await dialogOf(page).getByRole('link', { name: 'Read our privacy policy' }).click()
  await page.waitForURL('**/privacy-policy')
  await openDialog()
  await expectTyped('Rosa Marsh', 'Two voices, one script.')
  await sendButton(dialogOf(page)).click()
  await page.getByText(NOTICE).waitFor()
  await page.goto('/our-team')
  await openDialog()
  await expectTyped('', '')
  expect(problems).toEqual([])
})
