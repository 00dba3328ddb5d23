/**
 * The shortlist: stored while browsing, played in order, compared, shared by link, the same in every tab (B125-B128). In a browser for its
 * windows, its history, its layout and its sounds.
 */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, PHONE, untilIdle, untilStill } from '../helpers/page/browser.ts'
import { mediaState, untilHydrated, untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { htmlWith } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

test.beforeAll(async () => {
  await htmlWith('Your shortlist', '/shortlist')
})

const FLINT = { id: '102', name: 'Flint', code: 'BB-102' }
const WREN = { id: '104', name: 'Wren', code: 'BB-104' }

/** What the browser has stored when a page is opened, unless it has a list by then. */
async function storeShortlist(page: Page, ...voices: object[]): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('shortlist') === null) localStorage.setItem('shortlist', text)
  }, JSON.stringify(voices))
}

/** Waits until exactly the cards of these voices are there, in this order. */
async function untilListed(page: Page, ...wanted: string[]): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      Array.from(document.querySelectorAll('article :is(h2, h3)'), ({ textContent }) => textContent).join() ===
      expected,
    wanted.join(),
  )
}

test('the first voice puts a link into the header of every tab and shifts nothing; two tabs show the same list (B125)', async ({
  open,
}) => {
  const { page, context, problems } = await open({ viewport: PHONE })
  const other = await context.newPage()
  await other.goto('/shortlist')
  await untilHydrated(other)
  await page.goto('/voice-over-artists')
  await untilIdle(page)
  const logo = page.getByRole('banner').locator('a[href="/"]')
  const card = page.getByRole('article', { name: 'Flint' })
  const linkOf = (tab: Page) =>
    tab.getByRole('banner').getByRole('link', { name: 'Shortlist (1)' }).filter({ visible: true })
  const press = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button instanceof HTMLElement && button.click())
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    // The filters are another form of themselves on wide screens.
    await untilStill(card)
    const before = [await logo.boundingBox(), await card.boundingBox()]
    await press('Add Flint to shortlist')
    await linkOf(page).waitFor()
    expect([await logo.boundingBox(), await card.boundingBox()]).toEqual(before)
    if (viewport === PHONE) await press('Remove Flint from shortlist')
  }
  await untilListed(other, 'Flint')
  await linkOf(other).waitFor()
  await page.getByRole('button', { name: 'Add Wren to shortlist' }).click()
  await other.getByRole('article', { name: 'Wren' }).waitFor()
  await other.getByRole('button', { name: 'Remove Flint from the list' }).click()
  await page.getByRole('button', { name: 'Add Flint to shortlist', pressed: false }).waitFor()
  await linkOf(page).click()
  await page.waitForURL('**/shortlist')
  await untilListed(page, 'Wren')
  expect(problems).toEqual([])
})

test('plays all in order, fits, passes axe, and the enquiry holds every name and booking ref (B126, B128)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await watchMedia(page)
  await storeShortlist(page, FLINT, WREN)
  await page.goto('/shortlist')
  await untilListed(page, 'Flint', 'Wren')
  await expect.poll(width).toBe(PHONE.width)
  expect(await axeProblems(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Play all in order' }).click()
  await untilPlaying(page, 0.2)
  await page.getByText('1 of 2: Flint').waitFor()
  await page.setViewportSize(DESKTOP)
  await expect.poll(width).toBe(DESKTOP.width)
  expect(await axeProblems(page, 'main', { contrast: false })).toEqual([])
  const slider = page.getByRole('article', { name: 'Flint' }).getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not on the page')
  await page.mouse.click(box.x + box.width * 0.93, box.y + box.height / 2)
  await page.getByText('2 of 2: Wren').waitFor()
  await page.getByRole('button', { name: 'Pause Wren' }).first().waitFor()
  await untilPlaying(page, 0.2)
  await expect.poll(async () => (await mediaState(page)).filter(({ paused }) => !paused).length).toBe(1)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Play all in order' }).waitFor()
  await expect.poll(async () => (await mediaState(page)).every(({ paused }) => paused)).toBe(true)
  await page.getByRole('button', { name: 'Enquire about the shortlist' }).click()
  const brief = page.getByRole('dialog').getByLabel(/brief/i)
  await expect(brief).toHaveValue('Shortlist:\n1. Flint, booking ref BB-102\n2. Wren, booking ref BB-104')
  expect(problems).toEqual([])
})

test('two voices are compared in one category: one press switches at the same second, or eight seconds of each play (B705, B706, B707)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE })
  await watchMedia(page)
  await storeShortlist(page, FLINT, { ...WREN, sample: 'Narration' })
  await page.goto('/shortlist')
  const compared = page.getByRole('region', { name: 'Side by side' })
  await compared.getByRole('button', { name: '2 Wren Narration' }).waitFor()
  await compared.getByRole('tab', { name: 'As on the list' }).focus()
  await page.keyboard.press('ArrowRight')
  await compared.getByRole('button', { name: '1 Flint Commercial' }).click()
  await untilPlaying(page, 1)
  const start = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const audio = document.querySelector<HTMLAudioElement>('body > audio')
        audio?.addEventListener('playing', () => resolve(audio.currentTime), { once: true })
      }),
  )
  await compared.getByRole('button', { name: '2 Wren Commercial' }).click()
  // The player knows its second four times a second.
  expect(await start).toBeGreaterThan(0.5)
  await compared.getByRole('button', { name: '2 Wren Commercial', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'First 8 seconds of each' }).click()
  await page.getByText('1 of 2: Flint').waitFor()
  await untilPlaying(page, 0.1)
  await page.evaluate(() => {
    const audio = document.querySelector<HTMLAudioElement>('body > audio')
    if (audio) audio.currentTime = 7.9
  })
  await page.getByText('2 of 2: Wren').waitFor()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
  expect(problems).toEqual([])
})

test('a link carries the list to another browser, in order, from any region, and changes nothing there (B127)', async ({
  open,
}) => {
  const sender = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await sender.page.goto('/voice-over-artists?name=Rook')
  await sender.page.getByRole('button', { name: 'Add Rook to shortlist' }).click()
  await sender.page.getByRole('button', { name: 'Remove Rook from shortlist', pressed: true }).waitFor()
  await sender.page.goto('/shortlist')
  await untilListed(sender.page, 'Rook')
  await sender.page.getByRole('button', { name: 'Copy link' }).click()
  await sender.page.getByRole('button', { name: 'Link Copied!' }).waitFor()
  const link = await sender.page.evaluate(() => navigator.clipboard.readText())
  await sender.context.close()

  const { page, problems } = await open()
  await watchMedia(page)
  await storeShortlist(page, WREN)
  await page.goto(`${link}&id=102&name=Flint`)
  await untilListed(page, 'Rook', 'Flint')
  await page.getByRole('heading', { level: 1, name: 'A shortlist somebody made for you' }).waitFor()
  await page.getByRole('link', { name: 'Shortlist (1)' }).filter({ visible: true }).waitFor()
  await page.getByRole('button', { name: 'Play all in order' }).click()
  await untilPlaying(page, 0.2)
  await page.goto('/shortlist')
  await untilListed(page, 'Wren')
  expect(problems).toEqual([])
})

/** A second of a tone as a recording. @param amplitude 0 to 1 */
function toneFile(amplitude: number): Buffer {
  const rate = 8000
  const samples = Int16Array.from({ length: 3 * rate }, (_, index) =>
    Math.round(32_767 * amplitude * Math.sin((2 * Math.PI * 440 * index) / rate)),
  )
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(2 * rate, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer)])
}

test('"Equally loud" plays the louder of two recordings as loud as the other (B768)', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await storeShortlist(page, FLINT, WREN)
  // Flint's is twice as loud.
  for (const [id, amplitude] of [
    ['102', 0.5],
    ['104', 0.25],
  ] as const) {
    await page.route(
      ({ pathname }) => pathname.startsWith(`/api/samples/${id}/`) || pathname.includes(`/${id}-`),
      (route) => route.fulfill({ contentType: 'audio/wav', body: toneFile(amplitude) }),
    )
  }
  await page.goto('/shortlist')
  const compared = page.getByRole('region', { name: 'Side by side' })
  const volume = () => page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.volume)
  await compared.getByRole('button', { name: /^1 Flint/ }).click()
  await compared.getByRole('button', { name: /^1 Flint/, pressed: true }).waitFor()
  expect(await volume()).toBe(1)
  await compared.getByRole('checkbox', { name: /Equally loud/ }).check()
  await expect.poll(volume).toBeCloseTo(0.5, 1)
  await compared.getByRole('button', { name: /^2 Wren/ }).click()
  await expect.poll(volume).toBe(1)
  await compared.getByRole('button', { name: /^1 Flint/ }).click()
  await expect.poll(volume).toBeCloseTo(0.5, 1)
  await compared.getByRole('checkbox', { name: /Equally loud/ }).uncheck()
  await expect.poll(volume).toBe(1)
  expect(problems).toEqual([])
})

test('a list goes to a colleague with a note and the script, and comes back with theirs (B714, B765, B766)', async ({
  open,
}) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const copied = async (page: Page) => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Link Copied!' }).waitFor()
    return await page.evaluate(() => navigator.clipboard.readText())
  }
  const first = await open({ viewport: PHONE, permissions, hasTouch: true })
  await storeShortlist(first.page, FLINT, WREN)
  await first.page.addInitScript(() => {
    localStorage.setItem('bowerbird-script', JSON.stringify({ text: 'Fresh bread, every morning, from four.' }))
  })
  await first.page.goto('/shortlist')
  await untilListed(first.page, 'Flint', 'Wren')
  await first.page.getByRole('button', { name: 'Add a note: Flint' }).tap()
  await first.page.keyboard.type('Warm')
  await first.page.getByRole('checkbox', { name: /“Fresh bread/ }).tap()
  await first.page.getByText('Notes go with the link.').waitFor()
  expect(await axeProblems(first.page, 'main')).toEqual([])
  const sent = await copied(first.page)

  // By keyboard alone.
  const second = await open({ viewport: DESKTOP, permissions })
  await second.page.goto(sent)
  await untilListed(second.page, 'Flint', 'Wren')
  const noted = second.page.getByRole('textbox', { name: 'Note: Flint' })
  await expect(noted).toHaveValue('Warm')
  await second.page.getByText('Fresh bread, every morning, from four.').first().waitFor()
  await second.page.getByRole('button', { name: 'Use this script' }).focus()
  await second.page.keyboard.press('Enter')
  const card = second.page.getByRole('article', { name: 'Flint' })
  await card.getByText(/\$\d/).first().waitFor()
  await noted.focus()
  await second.page.keyboard.press('End')
  // In one event, after which the URL is written once.
  await second.page.keyboard.insertText(', but slower')
  await expect.poll(() => second.page.url()).not.toBe(sent)
  await second.page.reload()
  await expect(noted).toHaveValue('Warm, but slower')
  expect(await axeProblems(second.page, 'main', { contrast: false })).toEqual([])
  const back = await copied(second.page)

  await first.page.goto(back)
  await expect(first.page.getByRole('textbox', { name: 'Note: Flint' })).toHaveValue('Warm, but slower')
  await first.page.getByRole('button', { name: 'Add to my shortlist' }).tap()
  await first.page.getByText('Your shortlist has 2 voices now.').waitFor()
  await first.page.getByRole('heading', { level: 1, name: 'Your shortlist' }).waitFor()
  await expect(first.page.getByRole('textbox', { name: 'Note: Flint' })).toHaveValue('Warm, but slower')
  expect([...first.problems, ...second.problems]).toEqual([])
})

test('an empty shortlist says how to fill it; after Back it has what was added meanwhile (B256)', async ({ open }) => {
  const { page, problems } = await open()
  const empty = page.getByText(/Press Shortlist on the card/)
  await page.goto('/shortlist')
  await empty.waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Browse voice artists' }).click()
  await page.getByRole('button', { name: 'Add Flint to shortlist' }).click()
  await page.getByRole('button', { name: 'Remove Flint from shortlist', pressed: true }).waitFor()
  await page.goBack()
  await untilListed(page, 'Flint')
  await expect(empty).toBeHidden()
  await page.getByRole('button', { name: 'Remove Flint from the list' }).click()
  await empty.waitFor()
  expect(problems).toEqual([])
})

test('a list whose code does not arrive is not called empty (B256)', async ({ open }) => {
  const { page } = await open()
  await storeShortlist(page, FLINT)
  await page.route(/\/_next\/static\/chunks\/(?!webpack-|core-)/, (route) => route.abort())
  await page.goto('/shortlist', { waitUntil: 'commit' })
  await page.locator('[data-part=shortlist][data-failed]').waitFor({ state: 'attached' })
  await expect(page.getByText(/Press Shortlist on the card/)).toBeHidden()
})

test('without JavaScript a sentence says that it is needed', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/shortlist')
  await page.getByText('needs JavaScript').waitFor()
})
