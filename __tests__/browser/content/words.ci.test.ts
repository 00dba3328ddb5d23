/** Every word that a visitor reads stands in a document: with marked words no text on any page is without the mark. */

import type { Page } from '@playwright/test'
import { DEFAULT_WORDS } from '../../../lib/words/default-words.ts'
import { documents } from '../../helpers/data/demo-pages.ts'
import { MARK, markedWords } from '../../helpers/data/known-texts.ts'
import { editPublished, forEachPath, lake, untilResponse } from '../helpers/content/lake.ts'
import { strayTexts } from '../helpers/content/visible-words.ts'
import { PHONE } from '../helpers/page/browser.ts'
import { fillIn, NOTICE, newEmail, sendButton } from '../helpers/page/enquiry.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { setFaults, siteOrigin, untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const PATHS = documents.flatMap(({ _type, path }) => (_type === 'page' && typeof path === 'string' ? [path] : []))
const ARTICLE = '/knowledge-base/audio-production/loudness-in-plain-numbers'
const OTHERS = [ARTICLE, '/login', '/enquiry', '/no-such-page', '/500']

const settings = documents.find(({ _type }) => _type === 'siteSettings')

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await untilPageHas('/knowledge-base', 'Loudness in plain numbers')
  await editPublished('words', markedWords())
})

test.afterAll(async () => {
  if (await lake().fetch<boolean>('*[_id == "words"][0].enquiry.send != "Send"'))
    await editPublished('words', DEFAULT_WORDS)
  // The next file of this worker reads the same pages.
  await forEachPath(PATHS, (path) => untilResponse(path, ({ html }) => !html.includes(MARK)))
})

/** Fails with the state and its stray texts. */
async function expectAllKnown(page: Page, state: string): Promise<void> {
  expect.soft([state, await strayTexts(page)]).toEqual([state, []])
}

/** Opens a page as soon as its HTML has the marked words. */
async function openMarked(page: Page, address: string): Promise<void> {
  await untilResponse(address.replace(/[?#].*/, ''), ({ html }) => html.includes(`Post${MARK}`))
  await page.goto(address)
}

async function visit(page: Page, address: string): Promise<void> {
  await openMarked(page, address)
  await untilHydrated(page)
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).first().click()

test('on every page that nobody has touched', async ({ open }) => {
  test.setTimeout(180_000)
  const { page } = await open()
  const stray: Record<string, string[]> = {}
  for (const path of [...PATHS, ...OTHERS]) {
    await visit(page, path)
    const texts = await strayTexts(page)
    if (texts.length > 0) stray[path] = texts
  }
  expect(stray).toEqual({})
})

test('on the way to the admin site', async ({ open }) => {
  const { page } = await open()
  // A response without content leaves the browser where it is.
  await page.route('https://admin.example.com/**', (route) => route.fulfill({ status: 204 }))
  const leaves = page.waitForRequest('https://admin.example.com/admin')
  await visit(page, '/admin')
  await leaves
  await expectAllKnown(page, '/admin')
})

/** A text of an odd number of characters. Chromium takes seconds to break one word of that length into lines. */
const shortWords = (length: number) => `x${' x'.repeat((length - 1) / 2)}`

test('in the enquiry dialog: empty, with errors, too long, refused, offline and sent', async ({ open }) => {
  const { page, context } = await open()
  await visit(page, '/contact-us')
  await page.locator('#header [data-enquiry]').click()
  const dialog = page.getByRole('dialog')
  const send = sendButton(dialog)
  await send.click()
  await dialog.getByText('There is a problem').waitFor()
  await expectAllKnown(page, 'errors')
  await dialog.getByLabel('Name').fill("O'Neil")
  await dialog.getByLabel('Phone').fill('call me')
  await dialog.getByLabel('Business E-mail').fill('nobody')
  await dialog.getByLabel('Brief').fill(shortWords(100_001))
  await send.click()
  await dialog.getByText('1 character too many').waitFor()
  await expectAllKnown(page, 'wrong formats')
  await dialog.getByLabel('Name').fill('x'.repeat(201))
  await dialog.getByLabel('Phone').fill('1'.repeat(201))
  await dialog.getByLabel('Brief').fill(shortWords(99_999))
  await expectAllKnown(page, 'too long')
  await fillIn(dialog, newEmail(), 'One voice')
  for (const status of [429, 413]) {
    await page.route('**/send-contactus', (route) => route.fulfill({ status, json: {} }), { times: 1 })
    await send.click()
    await dialog.getByText('or call us on').waitFor()
    await expectAllKnown(page, `refused with ${status}`)
  }
  await context.setOffline(true)
  await send.click()
  await dialog.getByText('nothing was sent').waitFor()
  await expectAllKnown(page, 'offline')
  await context.setOffline(false)
  await send.click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(NOTICE).waitFor()
  await expectAllKnown(page, 'sent')
})

test('in the estimator, with a price', async ({ open }) => {
  const { page } = await open()
  await visit(page, '/')
  const tab = (name: string) => page.getByRole('tab', { name: name + MARK, exact: true }).click()
  const choose = (name: string) => page.getByRole('radio', { name }).check({ force: true })
  await tab('Commercial')
  for (const name of ['30 seconds', 'National', 'TV']) await choose(name)
  await page.getByText(`including GST${MARK}`, { exact: true }).waitFor()
  await expectAllKnown(page, 'commercial')
  await tab('Narration')
  for (const name of ['450 words', 'eLearning']) await choose(name)
  await page.getByText(`including GST${MARK}`, { exact: true }).waitFor()
  await expectAllKnown(page, 'narration')
  await press(page, 'Finalise your quote')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).waitFor()
  await expectAllKnown(page, 'finalised')
  const brief = await page.getByRole('dialog').getByLabel('Brief').inputValue()
  expect(brief.split('\n').filter((line) => !line.includes(MARK))).toEqual([])
})

test('in the list of voices: filtered, empty, similar, shared, failed, and on a phone', async ({ open }) => {
  const { page } = await open()
  const see = async (address: string, text: string) => {
    await visit(page, address)
    await page.getByText(text).filter({ visible: true }).first().waitFor()
    await expectAllKnown(page, address)
  }
  await see('/voice-over-artists?page=2', `Previous${MARK}`)
  await see('/voice-over-artists?region_id=3&gender_id=1&age_id=3', `Clear filters${MARK}`)
  await see('/voice-over-artists?name=Cormac&region_id=1', `This would find somebody:${MARK}`)
  await see('/voice-over-artists?voice_id=101', 'Voices similar to')
  await see('/voice-over-artists?name=Flint', 'Here is Flint')
  await see('/voice-over-artists/ethical-ai?name=zzzz', `No voices found.${MARK}`)
  await visit(page, '/voice-over-artists')
  await press(page, 'Share')
  await page
    .getByText(/Link Copied!|Copy the link to/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await expectAllKnown(page, 'shared')
  await page.route('**/api/v1/voices?**', (route) => route.abort())
  await page.goto('/voice-over-artists?gender_id=2')
  // After three retries.
  await page.getByText(`Retry${MARK}`).waitFor()
  await expectAllKnown(page, 'unreachable')
  await page.unroute('**/api/v1/voices?**')
  await setFaults([{ match: '/voices', status: 404 }])
  await press(page, 'Retry')
  await page.getByText('We could not find the voices').waitFor()
  await expectAllKnown(page, 'not found')
  await setFaults([])
  await page.setViewportSize(PHONE)
  await visit(page, '/voice-over-artists?gender_id=1')
  await press(page, 'Filters')
  await page
    .getByRole('dialog')
    .getByText(/^Show \d+ voice/)
    .waitFor()
  await expectAllKnown(page, 'filter sheet')
})

test('in samples, the player and films', async ({ open }) => {
  const { page } = await open()
  await visit(page, '/services/jingles#listen-to-samples-of-our-work')
  await press(page, 'Load more')
  await page.getByText(`All samples shown${MARK}`).waitFor()
  await page.locator('#listen-to-samples-of-our-work').getByRole('button', { name: /^Play/ }).first().click()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByText(`Back to sample${MARK}`).waitFor()
  await expectAllKnown(page, 'jingles')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/services/post-production#samples')
  await page
    .getByLabel(/^After/)
    .first()
    .click()
  await expectAllKnown(page, 'post-production')
})

test('in the shortlist', async ({ open }) => {
  const { page } = await open()
  await visit(page, '/voice-over-artists')
  for (const name of ['Flint', 'Wren']) {
    await page.getByRole('button', { name: `Add ${name} to shortlist` }).click()
    await page.getByRole('button', { name: `Remove ${name} from shortlist` }).waitFor()
  }
  await visit(page, '/shortlist')
  await page.getByRole('article', { name: 'Wren' }).waitFor()
  await expectAllKnown(page, 'two voices')
  await press(page, 'Play all in order')
  await page.getByText(`1 of 2:${MARK}`).waitFor()
  await expectAllKnown(page, 'playing')
  await press(page, 'Remove Flint')
  await expectAllKnown(page, 'removed')
})

test('in the stopwatch', async ({ open }) => {
  const { page } = await open()
  await visit(page, '/stopwatch')
  await press(page, 'Start')
  await press(page, 'Split')
  await page.getByText(`Split 1${MARK}`).waitFor()
  await expectAllKnown(page, 'running')
  await press(page, 'Pause')
  await expectAllKnown(page, 'paused')
})

test('in the knowledge base: searched and empty', async ({ open }) => {
  const { page } = await open()
  for (const path of ['/knowledge-base', '/knowledge-base/audio-production']) {
    await visit(page, `${path}?search=loudness`)
    await page.getByText('Loudness in plain numbers').filter({ visible: true }).first().waitFor()
    await expectAllKnown(page, `${path} searched`)
    await page.goto(`${path}?search=zzzz`)
    await page.getByText(`No articles found.${MARK}`).waitFor()
    await expectAllKnown(page, `${path} empty`)
  }
})

test('on a phone: the menu and the logos', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  await visit(page, '/')
  await page.getByText(String(settings?.clientLogosHeading)).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Pause logos/ }).waitFor()
  await expectAllKnown(page, 'home')
  await page.locator('#header').getByText(`Menu${MARK}`).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await expectAllKnown(page, 'menu')
})

test('without JavaScript: signed out, the way to the admin site, and an enquiry', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  for (const path of ['/profile', '/admin']) {
    await openMarked(page, path)
    await expectAllKnown(page, path)
  }
  await openMarked(page, '/enquiry')
  await page.getByRole('button', { name: 'Send' }).click()
  for (const field of ['Name', 'Phone', 'Brief']) {
    await page.getByText(`${field} is required.${MARK}`).first().waitFor()
  }
  await expect(page).toHaveTitle(new RegExp(`Error:${MARK}`))
  await expectAllKnown(page, 'errors')
  await fillIn(page.getByRole('main'), newEmail(), 'One voice')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(NOTICE).waitFor()
  await expectAllKnown(page, 'sent')
})

test('in what the server says', async () => {
  for (const path of ['/api/samples/none/none', '/api/v1/blog-post/none']) {
    await expect.poll(async () => (await fetch(siteOrigin() + path)).text(), { message: path }).toContain(MARK)
  }
})
