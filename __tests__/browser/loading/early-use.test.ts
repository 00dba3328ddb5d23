/**
 * What a visitor does before the page's scripts are there is not lost: in a browser whose scripts come late and whose
 * processor is four times slower (B149, B152, B186, B270).
 */
import type { Page } from '@playwright/test'
import { DESKTOP, holdRequests, PHONE, untilDrawn } from '../helpers/page/browser.ts'
import { fillIn, newEmail } from '../helpers/page/enquiry.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, type Open, test } from '../shared-stack.ts'

const LATE_MS = 1000

const NARROW = { width: 320, height: 640 }

/** Runs in the page. @returns the time that the stopwatch shows */
function shownTimeMs({ textContent }: Element): number {
  const [hours = 0, minutes = 0, seconds = 0, hundredths = 0] = (textContent ?? '')
    .replace(/[a-z]/g, '')
    .split(':')
    .map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + hundredths * 10
}

/** Runs in the page. @returns the times of the visitor's clicks from now on */
function notePressTimes(): number[] {
  const times: number[] = []
  addEventListener('click', ({ isTrusted, timeStamp }) => isTrusted && times.push(timeStamp), true)
  return times
}

/** Runs in the page: changes a list as tools do, without a pointer or the focus. */
function changeByTool(list: Element, value: string): void {
  if (!(list instanceof HTMLSelectElement)) return
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: counts the moves of the list from now on. */
function countMoves(list: Element): { count: number } {
  const moves = { count: 0 }
  list.addEventListener('transitionend', ({ target }) => {
    if (target === list) moves.count += 1
  })
  return moves
}

/** Opens a page whose scripts wait until `release` is called. */
async function openEarly(open: Open, path: string, options: Parameters<Open>[0]) {
  const visit = await open(options)
  const { page, context } = visit
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  async function comeLate(milliseconds = 0): Promise<void> {
    await page.waitForTimeout(milliseconds)
    release()
    await untilHydrated(page)
  }
  return { ...visit, comeLate }
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const brief = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Brief' })

type Input = {
  options: NonNullable<Parameters<Open>[0]>
  press(page: Page, name: string | RegExp): Promise<void>
}

const control = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

const FINGER: Input = {
  options: { viewport: NARROW, hasTouch: true, isMobile: true },
  press: (page, name) => control(page, name).tap(),
}
const MOUSE: Input = { options: { viewport: DESKTOP }, press: (page, name) => control(page, name).click() }

/** A test with a finger in one window and a mouse in another, at the same time: both wait for most of it. */
function testWithBoth(title: string, use: (open: Open, input: Input) => Promise<void>): void {
  test(`${title}, with a finger and with a mouse`, async ({ open }) => {
    await Promise.all([
      test.step('with a finger', () => use(open, FINGER)),
      test.step('with a mouse', () => use(open, MOUSE)),
    ])
  })
}

testWithBoth(
  'choices in the estimator made early have a price without another movement, and go into the brief',
  async (open, { options, press }) => {
    const { page, problems, comeLate } = await openEarly(open, '/', options)
    for (const name of ['30 seconds', 'National', 'TV']) {
      await page.getByRole('radio', { name }).first().check({ force: true })
    }
    await press(page, 'Finalise your quote')
    await dialogOf(page).waitFor()
    await comeLate()
    await expect(brief(page)).toHaveValue(
      /^Estimate: \$840[\s\S]*Duration: 30 seconds\nLocation: National\nMedium: TV$/,
    )
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
    await page.getByText('$840', { exact: true }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(problems).toEqual([])
  },
)

testWithBoth('Play pressed eight seconds before the scripts come plays', async (open, { options, press }) => {
  const { page, problems, comeLate } = await openEarly(open, '/voice-over-artists', options)
  await press(page, /^Play /)
  await comeLate(8000)
  await page
    .getByRole('button', { name: /^Pause / })
    .first()
    .waitFor()
  expect(problems).toEqual([])
})

testWithBoth('Start counts from the press, and so does Pause (B270)', async (open, { options, press }) => {
  const { page, problems, comeLate } = await openEarly(open, '/stopwatch', options)
  // As the page's own clock has it, from the event of the press.
  const presses = await page.evaluateHandle(notePressTimes)
  const shownMs = () => page.getByRole('timer').evaluate(shownTimeMs)
  await press(page, 'Start')
  await comeLate(LATE_MS)
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(shownMs).toBeGreaterThan(LATE_MS)
  await press(page, 'Pause')
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const [started = 0, paused = 0] = await presses.jsonValue()
  expect(Math.abs((await shownMs()) - (paused - started))).toBeLessThan(20)
  expect(problems).toEqual([])
})

testWithBoth('the logos move on and on, and stop when Pause is pressed (B149)', async (open, { options, press }) => {
  const { page, problems, comeLate } = await openEarly(open, '/our-story', { ...options, viewport: NARROW })
  const strip = page.locator('logo-carousel')
  await comeLate()
  await strip.scrollIntoViewIfNeeded()
  await expect(strip).toHaveAttribute('data-state', 'running')
  const list = strip.getByRole('list')
  const moves = await list.evaluateHandle(countMoves)
  await expect.poll(() => moves.evaluate(({ count }) => count)).toBeGreaterThan(6)
  await press(page, 'Pause logos')
  await expect(strip).toHaveAttribute('data-state', 'paused')
  expect(problems).toEqual([])
})

testWithBoth(
  'Finalise pressed before any choice names the voice of the URL (B223)',
  async (open, { options, press }) => {
    const { page, problems, comeLate } = await openEarly(open, '/?voice=Tamsin+Reed&ref=BB-101#estimate', options)
    await press(page, 'Finalise your quote')
    await dialogOf(page).waitFor()
    await comeLate()
    await expect(brief(page)).toHaveValue('Voice: Tamsin Reed\nBooking ref: BB-101')
    expect(problems).toEqual([])
  },
)

// One after the other: the windows share the clipboard.
test('Share pressed early, and again, copies one link, with a finger and with a mouse (B81)', async ({ open }) => {
  for (const { options, press } of [FINGER, MOUSE]) {
    const { page, context, problems, comeLate } = await openEarly(open, '/voice-over-artists', options)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteOrigin() })
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await press(page, 'Share')
    await comeLate()
    await page.getByText('Link Copied!').first().waitFor()
    const first = await copied()
    expect(first).toMatch(/\/voice-over-artists\?name=[^&]+&category_name=[^&]+&region_id=1$/)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await press(page, 'Share')
    await expect.poll(copied).toBe(first)
    await page.goto('/voice-over-artists/tamsin-reed-101')
    await press(page, 'Share')
    await expect.poll(copied).toBe(`${siteOrigin()}/voice-over-artists/tamsin-reed-101`)
    expect(problems).toEqual([])
    await context.close()
  }
})

testWithBoth(
  'a filter that a tool has changed shows its list: before the scripts come, and before it is hydrated (B152)',
  async (open, { options }) => {
    const { page, problems, comeLate } = await openEarly(open, '/voice-over-artists', options)
    const change = (value: string) => page.locator('select[name=region_id]').first().evaluate(changeByTool, value)
    await change('3')
    await comeLate()
    await page.waitForURL('**/voice-over-artists?region_id=3')
    await page.goto('/voice-over-artists')
    await untilHydrated(page)
    await change('3')
    await page.waitForURL('**/voice-over-artists?region_id=3')
    expect(problems).toEqual([])
  },
)

testWithBoth('Enquire shows the form at once, and what was typed into it stays', async (open, { options, press }) => {
  const { page, problems, comeLate } = await openEarly(open, '/voice-over-artists', options)
  await press(page, /^Enquire now/)
  await dialogOf(page).getByLabel('Name').fill('Rosa')
  await comeLate()
  await expect(brief(page)).toHaveValue(/^Voice: /)
  await expect(dialogOf(page).getByLabel('Name')).toHaveValue('Rosa')
  expect(new URL(page.url()).pathname).toBe('/voice-over-artists')
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('letters typed at the left edge of a search stay in their order, and the caret where it is', async ({ open }) => {
  const { page, problems, comeLate } = await openEarly(open, '/knowledge-base', { viewport: PHONE })
  const search = page.getByRole('main').getByRole('searchbox')
  await search.pressSequentially('cast')
  await search.press('Home')
  await search.pressSequentially('pod')
  const typed = search.pressSequentially(' voices, and more', { delay: 200 })
  await Promise.all([typed, comeLate(LATE_MS)])
  // The box begins with a space (B113).
  await expect(search).toHaveValue('pod voices, and morecast ')
  expect(await search.evaluate((field) => field instanceof HTMLInputElement && field.selectionStart)).toBe(20)
  expect(problems).toEqual([])
})

test('after Back and after a reload a banner form has kept what was typed, with late scripts as well (B461)', async ({
  open,
}) => {
  const { page, context, problems } = await open({ viewport: DESKTOP })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/for-agencies')
  const form = page.getByRole('main').locator('form[method=post]').first()
  const email = newEmail()
  await fillIn(form, email, 'For the radio.')
  const expectStored = async () => {
    await expect(form.getByLabel('Name')).toHaveValue('Rosa Marsh')
    await expect(form.getByLabel('Business E-mail')).toHaveValue(email)
    await expect(form.getByLabel('Brief')).toHaveValue('For the radio.')
  }
  await page.goto('/our-story')
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goBack({ waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  release()
  await untilHydrated(page)
  await expectStored()
  await page.reload()
  await untilHydrated(page)
  await expectStored()
  // The form is hydrated by itself: the dialog shares its contact details.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Get a quick quote/ })
    .click()
  await expect(dialogOf(page).getByLabel('Business E-mail')).toHaveValue(email)
  expect(problems).toEqual([])
})

test('without showModal every quote button leads to the enquiry page', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  await page.goto('/for-agencies')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Enquire now (Sound design)' }).click()
  await page.waitForURL('**/enquiry?*')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Brief' })).toHaveValue('About: Sound design')
  expect(problems).toEqual([])
})

test('a visitor who saves data fetches nothing in advance, and gets the form and its messages', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    // As in Safari.
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.clock.install()
  await page.goto('/terms-conditions')
  await untilHydrated(page)
  await page.clock.runFor(10_000)
  await untilDrawn(page)
  expect(fetched.filter((path) => path.includes('/_next/data/'))).toEqual([])
  expect(fetched.filter((path) => path.endsWith('.js'))).toHaveLength(2)
  await page
    .getByRole('button', { name: /Get a quick quote/ })
    .filter({ visible: true })
    .first()
    .click()
  await dialogOf(page).getByRole('button', { name: 'Send' }).click()
  await dialogOf(page).getByText('Name is required.').first().waitFor()
  expect(problems).toEqual([])
})
