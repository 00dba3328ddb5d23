/**
 * What a visitor does before the page's scripts are there is not lost: they come three seconds late, and the processor is
 * four times slower (B152, B186).
 */
import type { Page } from '@playwright/test'
import { DESKTOP, holdRequests, PHONE } from '../helpers/page/browser.ts'
import { fillIn, newEmail } from '../helpers/page/enquiry.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { expect, type Open, test } from '../shared-stack.ts'

const LATE_MS = 3000

/** Opens a page whose scripts wait until `release` is called. */
async function openEarly(open: Open, path: string, options: Parameters<Open>[0]) {
  const visit = await open(options)
  const { page, context } = visit
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  async function comeLate(milliseconds = LATE_MS): Promise<void> {
    await page.waitForTimeout(milliseconds)
    release()
    await untilHydrated(page)
  }
  return { ...visit, comeLate }
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const brief = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Brief' })

for (const [input, options] of [
  ['a finger', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
  ['a mouse', { viewport: DESKTOP }],
] as const) {
  const press = (page: Page, name: string | RegExp) => {
    const control = page.getByRole('button', { name }).filter({ visible: true }).first()
    return 'hasTouch' in options ? control.tap() : control.click()
  }

  test(`choices in the estimator made with ${input} have a price without another movement, and go into the brief`, async ({
    open,
  }) => {
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
  })

  test(`Play pressed with ${input} eight seconds before the scripts come plays`, async ({ open }) => {
    const { page, problems, comeLate } = await openEarly(open, '/voice-over-artists', options)
    await press(page, /^Play /)
    await comeLate(8000)
    await page
      .getByRole('button', { name: /^Pause / })
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  test(`Enquire pressed with ${input} shows the form at once, and what was typed into it stays`, async ({ open }) => {
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
}

test('letters typed at the left edge of a search stay in their order, and the caret where it is', async ({ open }) => {
  const { page, problems, comeLate } = await openEarly(open, '/knowledge-base', { viewport: PHONE })
  const search = page.getByRole('main').getByRole('searchbox')
  await search.pressSequentially('cast')
  await search.press('Home')
  await search.pressSequentially('pod')
  const typed = search.pressSequentially(' voices, and more', { delay: 200 })
  await Promise.all([typed, comeLate()])
  // The box begins with a space (B113).
  await expect(search).toHaveValue('pod voices, and morecast ')
  expect(await search.evaluate((field) => field instanceof HTMLInputElement && field.selectionStart)).toBe(20)
  expect(problems).toEqual([])
})

test('after Back and after a reload a banner form has kept what was typed, with late scripts as well', async ({
  open,
}) => {
  const { page, context, problems } = await open({ viewport: DESKTOP })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/for-agencies')
  const form = page.getByRole('main').locator('form[method=post]').first()
  const email = newEmail()
  await fillIn(form, email, 'For the radio.')
  const expectKept = async () => {
    await expect(form.getByLabel('Name')).toHaveValue('Rosa Marsh')
    await expect(form.getByLabel('Business E-mail')).toHaveValue(email)
    await expect(form.getByLabel('Brief')).toHaveValue('For the radio.')
  }
  await page.goto('/our-story')
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForTimeout(LATE_MS)
  release()
  await untilHydrated(page)
  await expectKept()
  await page.reload()
  await untilHydrated(page)
  await expectKept()
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
  await page.goto('/terms-conditions')
  await untilHydrated(page)
  await page.waitForTimeout(1000)
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
