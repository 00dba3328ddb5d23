/**
 * The script desk: typed, pasted and dropped scripts, the price, the voices, and the enquiry (B210-B219, B245, B450-B454). In a browser for its files, its
 * clipboard and its layout.
 */
import type { Page } from '@playwright/test'
import { chinesePdf, docxFile, dropFile, pdfFile } from '../helpers/content/script-files.ts'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, holdRequests } from '../helpers/page/browser.ts'
import { fillIn, newEmail, sendButton, storedOf } from '../helpers/page/enquiry.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { expect, type Open, test } from '../own-stack.ts'

const NARROW = { width: 320, height: 720 }
const SPOT = 'VO: (warm) Lantern Hill Orchard. Cherries, just $4.99 a kilo. Call 1300 975 707.'

const desk = (page: Page) => page.getByRole('region', { name: 'Or count it in a second' })
const field = (page: Page) => desk(page).getByRole('textbox', { name: 'Your script' })
const spoken = (page: Page, count: string) =>
  desk(page)
    .locator('p', { hasText: /^[\d,]+spoken words?$/ })
    .getByText(count, { exact: true })

async function openDesk(open: Open, options: Parameters<Open>[0] = {}) {
  const visit = await open(options)
  await visit.page.goto('/stopwatch')
  return visit
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field(page).click()
  await page.keyboard.press('Control+v')
}

for (const viewport of [NARROW, DESKTOP]) {
  test(`a pasted script has its words, times, price and enquiry at ${viewport.width} px (B210-B216)`, async ({
    open,
  }) => {
    const { page, problems, foreign } = await openDesk(open, { viewport, reducedMotion: 'reduce' })
    await paste(page, SPOT)
    // Lantern Hill Orchard, cherries just; four dollars ninety-nine; a kilo call; and ten digits.
    await spoken(page, '22').waitFor()
    await expect(desk(page).getByRole('row', { name: /^Time/ })).toContainText('0:13')
    await desk(page)
      .getByRole('button', { name: /^\$4\.99/ })
      .click()
    await spoken(page, '21').waitFor()
    await desk(page).getByRole('button', { name: 'Get the price' }).click()
    await desk(page)
      .getByText(/^\$[\d.,]+ including GST$/)
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await axeProblems(page, 'section:has(textarea)')).toEqual([])

    await desk(page).getByRole('button', { name: 'Send the script' }).click()
    const dialog = page.getByRole('dialog')
    const brief = dialog.getByRole('textbox', { name: 'Brief' })
    await expect(brief).toHaveValue(
      new RegExp(
        `^Script: 21 spoken words\\nTime: .*\\nWhat is it for\\?: Narration\\nApproximate word count: 150 words\\nEstimate: \\$\\d+ \\+ GST \\(\\$[\\d.]+ including GST\\)\\n\\n${SPOT.replace(/[$().]/g, '\\$&')}$`,
      ),
    )
    const email = newEmail()
    await fillIn(dialog, email)
    await sendButton(dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(storedOf(email)[0]?.brief).toContain(SPOT)
    expect(problems).toEqual([])
    expect(foreign).toEqual([])
  })
}

test('each kind of file is read in the browser, and nothing of it is fetched before the first drop (B215)', async ({
  open,
}) => {
  const { page, problems } = await openDesk(open)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await field(page).fill('One word')
  await spoken(page, '2').waitFor()
  const before = sent.length
  for (const [name, bytes, text] of [
    ['spot.txt', Buffer.from('Größe und 99c'), 'Größe und 99c'],
    ['spot.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nCome in.'), 'Come in.'],
    ['spot.vtt', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nWe are open.'), 'We are open.'],
  ] as const) {
    await dropFile(field(page), name, bytes)
    await expect(field(page)).toHaveValue(text)
  }
  expect(sent.slice(before).filter((request) => !request.includes('/_next/static/chunks/'))).toEqual([])
  const withoutWorker = sent.length
  // Beside the field, too.
  await dropFile(
    desk(page).getByRole('button', { name: 'Send the script' }),
    'spot.docx',
    docxFile(['Fish &amp; chips', 'We are open.']),
  )
  await expect(field(page)).toHaveValue('Fish & chips\nWe are open.')
  await dropFile(field(page), 'spot.pdf', pdfFile(['Come in.', 'Only $4.99 today.']))
  await expect(field(page)).toHaveValue('Come in.\nOnly $4.99 today.')
  await dropFile(field(page), 'chinese.pdf', chinesePdf())
  await expect(field(page)).toHaveValue('\u6211\u4eec\u6bcf\u5929')
  expect(sent.length).toBeGreaterThan(withoutWorker)
  // Files and pictures of the site, and prices of what has been chosen.
  expect(sent.filter((request) => !/^GET \/(?:_next\/(?:static|data)|api\/v1|images)\//.test(request))).toEqual([])
  expect(problems).toEqual([])
})

test('a damaged PDF says so and keeps the script; a document of 5 MB is read (B215)', async ({ open }) => {
  const { page, problems } = await openDesk(open)
  await field(page).fill('Typed already.')
  // The section listens to drops once it has counted.
  await spoken(page, '2').waitFor()
  await dropFile(field(page), 'broken.pdf', pdfFile(['Come in.']).subarray(0, 60))
  await desk(page)
    .getByText(/^broken\.pdf cannot be read/)
    .waitFor()
  await expect(field(page)).toHaveValue('Typed already.')
  await dropFile(field(page), 'scan.pdf', pdfFile([]))
  await desk(page)
    .getByText(/^There is no text in scan\.pdf/)
    .waitFor()
  const large = docxFile(
    Array.from({ length: 2000 }, (_, line) => `Line ${line} is read aloud.`),
    5_000_000,
  )
  expect(large.length).toBeGreaterThan(5_000_000)
  await dropFile(field(page), 'large.docx', large)
  await desk(page).getByText('large.docx is in the field.').waitFor()
  await desk(page).getByText('Longer than the estimator goes. Send it, and we will quote it.').waitFor()
  expect(problems).toEqual([])
})

test('one word, and a script that is written from right to left', async ({ open }) => {
  const { page, problems } = await openDesk(open, { viewport: NARROW })
  await field(page).fill('Welcome')
  await spoken(page, '1').waitFor()
  await desk(page).getByText('150 words').waitFor()
  await field(page).fill('אנחנו פתוחים היום, רק $4.99')
  await spoken(page, '8').waitFor()
  expect(await field(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
  expect(problems).toEqual([])
})

test('what is typed and chosen before the scripts are there is read when they come (B217)', async ({ open }) => {
  const { page, problems } = await open()
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goto('/stopwatch', { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await field(page).fill('Three early words')
  release()
  await untilHydrated(page)
  await field(page).press('End')
  await spoken(page, '3').waitFor()
  await expect(field(page)).toHaveValue('Three early words')

  const again = await open()
  const releaseAgain = await holdRequests(again.page, '**/_next/static/chunks/**')
  await again.page.goto('/stopwatch', { waitUntil: 'commit' })
  await again.page.locator('footer').waitFor()
  await desk(again.page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'spot.txt', mimeType: 'text/plain', buffer: Buffer.from('We are open.') })
  releaseAgain()
  await untilHydrated(again.page)
  await field(again.page).focus()
  await expect(field(again.page)).toHaveValue('We are open.')
  expect([...problems, ...again.problems]).toEqual([])
})

test('the script stays in the brief when the form is opened for something else (B216)', async ({ open }) => {
  const { page } = await openDesk(open)
  await field(page).fill('We are open today.')
  await spoken(page, '4').waitFor()
  await desk(page).getByRole('button', { name: 'Send the script' }).click()
  const brief = page.getByRole('dialog').getByRole('textbox', { name: 'Brief' })
  await expect(brief).toHaveValue(/^Script: 4 spoken words\n[\s\S]*\n\nWe are open today\.$/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send us the script' }).click()
  await expect(brief).toHaveValue('About: A script to be made shorter\n\nWe are open today.')
})

test('without JavaScript it says the rule of thumb and leads to the enquiry (B219)', async ({ open }) => {
  const { page } = await openDesk(open, { javaScriptEnabled: false })
  expect(
    await desk(page)
      .getByText(/^About 60 words take 30 seconds/)
      .isVisible(),
  ).toBe(true)
  expect(await field(page).isVisible()).toBe(false)
  await desk(page).getByRole('button', { name: 'Send the script' }).click()
  await page.getByRole('textbox', { name: 'Brief' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/enquiry')
})

test('beside others, on the page of script writing, it counts as on its own (B210, B245)', async ({ open }) => {
  for (const viewport of [NARROW, DESKTOP]) {
    const { page, problems } = await open({ viewport })
    await page.goto('/services/script-writing')
    const compact = page.getByRole('region', { name: 'How long is yours?' })
    await compact.getByRole('textbox', { name: 'Your script' }).fill(SPOT)
    // 125 characters of what is said and its pauses, gaps included.
    await expect(compact.getByRole('row', { name: /^Time/ })).toHaveText(/0:13\s*0:10/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await axeProblems(page, 'section:has(textarea)')).toEqual([])
    expect(problems).toEqual([])
  }
})

for (const viewport of [NARROW, DESKTOP]) {
  test(`a script that is pasted on the home page has its time and price at the voices, and is sent with one of them, at ${viewport.width} px (B450, B453, B454)`, async ({
    open,
  }) => {
    const { page, problems, foreign } = await open({ viewport, reducedMotion: 'reduce' })
    const prices: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/estimated-quote/')) prices.push(request.url())
    })
    await page.goto('/')
    const line = page.getByRole('region', { name: 'Paste your script. Hear who should read it.' })
    await line.getByRole('textbox', { name: 'Your script' }).fill(SPOT)
    await line.getByText('22 spoken words').waitFor()
    await line.getByRole('combobox', { name: 'What is it for?' }).selectOption('Commercial')
    const job = 'Commercial, National, Radio: 15 seconds'
    await line.getByText(`${job}, at a medium pace`).waitFor()
    await line.getByText(/^\$[\d,.]+ \+ GST$/).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await axeProblems(page, 'section:has(textarea)')).toEqual([])

    prices.length = 0
    await line.getByRole('link', { name: 'Hear the voices' }).click()
    await page.waitForURL('**/voice-over-artists')
    const cards = page.getByRole('article')
    const card = page.getByRole('article', { name: 'Tamsin Reed' })
    await card.getByText(`${job}, at the pace of Tamsin Reed`).waitFor()
    await card.getByText(/^\$[\d,.]+ \+ GST$/).waitFor()
    await expect(page.getByRole('article').filter({ hasText: job })).toHaveCount(await cards.count())
    expect(new Set(prices).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await axeProblems(page, 'article')).toEqual([])

    await card.getByRole('button', { name: /^Enquire now/ }).click()
    const dialog = page.getByRole('dialog')
    const email = newEmail()
    await fillIn(dialog, email)
    await sendButton(dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    const brief = storedOf(email)[0]?.brief
    expect(brief).toMatch(
      /^Voice: Tamsin Reed\nBooking ref: BB-101\n\nSample: .+\nScript: 22 spoken words\nTime: 0:\d\d at the pace of Tamsin Reed\nWhat is it for\?: Commercial\nDuration: 15 seconds\nLocation: National\nMedium: Radio\nEstimate: \$[\d,.]+ \+ GST \(\$[\d,.]+ including GST\)\n\n/,
    )
    expect(brief).toContain(SPOT)
    expect(problems).toEqual([])
    expect(foreign).toEqual([])
  })
}

/** The answer in one line beside the field; its approximate form is no text of the page. */
const answer = (page: Page) =>
  page.locator('main [data-words]').evaluate((output) => output.textContent || output.getAttribute('data-count'))

test('a script that is pasted before the code of the desk has come has a rough count, which is fetched with the focus (B367, B712)', async ({
  open,
}) => {
  for (const path of ['/', '/stopwatch']) {
    const { page, problems } = await open({ isMobile: true, hasTouch: true })
    const release = await holdRequests(page, '**/_next/static/chunks/**')
    const counted = page.waitForRequest('**/script-count.js')
    let isFocused = false
    page.on('request', (request) => {
      // On the page of the whole desk it comes with the page, as before.
      if (request.url().endsWith('/script-count.js')) expect(isFocused || path !== '/').toBe(true)
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    const box = page.getByRole('textbox', { name: 'Your script' })
    isFocused = true
    await box.tap()
    await counted
    await page.keyboard.insertText(SPOT)
    await expect.poll(() => answer(page)).toBe('\u2248 22 spoken words')
    release()
    await untilHydrated(page)
    await box.press('End')
    await expect.poll(() => answer(page)).toMatch(/^22 spoken words/)
    await page.getByRole('button', { name: 'Clear the script' }).tap()
    await expect(box).toHaveValue('')
    expect(await answer(page)).toBeFalsy()
    expect(problems).toEqual([])
  }
})

test('without a connection a pasted script has its rough count, and is read once there is one again (B712)', async ({
  open,
}) => {
  for (const path of ['/', '/voice-over-artists/tamsin-reed-101', '/stopwatch']) {
    const { page, context } = await open({ isMobile: true, hasTouch: true })
    // Fetched once the page has loaded, whether or not anybody uses it.
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/script-count.js'))
    await page.goto(path)
    await fetched
    await context.setOffline(true)
    const box = page.getByRole('textbox', { name: 'Your script' })
    await box.tap()
    await page.keyboard.insertText(SPOT)
    await expect.poll(() => answer(page)).toBe('\u2248 22 spoken words')
    await context.setOffline(false)
    await box.press('End')
    await expect.poll(() => answer(page)).toMatch(/^22 spoken words/)
    await expect(box).toHaveValue(SPOT)
  }
})

test('without a script the voices load nothing for one, and request no price (B452)', async ({ open }) => {
  const { page, problems } = await open()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/voice-over-artists')
  const card = page.getByRole('article', { name: 'Tamsin Reed' })
  // Hydrates the list.
  await card.getByRole('button', { name: 'Add Tamsin Reed to shortlist' }).click()
  await card.getByRole('button', { name: 'Remove Tamsin Reed from shortlist' }).waitFor()
  expect(requested.filter((path) => /\/chunks\/script\.|estimated-quote/.test(path))).toEqual([])
  expect(problems).toEqual([])
})
