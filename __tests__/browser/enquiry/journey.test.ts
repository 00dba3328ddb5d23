/** The main flow, whole, as only a browser shows it: play a voice, get a price, send an enquiry that reaches the API. */

import type { Page } from '@playwright/test'
import { DESKTOP, holdRequests, PHONE } from '../helpers/page/browser.ts'
import { fillIn, NOTICE, newEmail, sendButton, storedOf } from '../helpers/page/enquiry.ts'
import { mediaState, untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { setFaults } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${device}: home, play, price, brief, send, and the API stores the enquiry`, async ({ open }) => {
    const { page, problems, foreign } = await open({ viewport })
    await watchMedia(page)
    await page.goto('/')

    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Pause / })
      .first()
      .waitFor()
    await untilPlaying(page, 0.3)
    await page
      .getByRole('button', { name: /^Pause / })
      .first()
      .click()
    // A press on an island that is being hydrated takes effect when it is.
    await expect.poll(async () => (await mediaState(page)).every(({ paused }) => paused)).toBe(true)

    await expectPrice(page, '$0')
    await page.getByRole('group', { name: 'Duration' }).scrollIntoViewIfNeeded()
    for (const [group, option] of [
      ['Duration', '30 seconds'],
      ['Location', 'National'],
      ['Medium', 'TV'],
    ] as const) {
      await page.getByRole('group', { name: group }).getByText(option, { exact: true }).click()
    }
    await expectPrice(page, '$840')

    await page.getByRole('button', { name: 'Finalise your quote' }).click()
    const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
    const brief = await dialog.getByLabel('Brief').inputValue()
    for (const fact of ['$840', '30 seconds', 'National', 'TV']) expect(brief).toContain(fact)

    const email = newEmail()
    await fillIn(dialog, email)
    await sendButton(dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(NOTICE).first().waitFor()

    const rows = storedOf(email)
    expect(rows).toEqual([
      {
        name: 'Rosa Marsh',
        phone: '0400000000',
        email,
        brief: expect.stringMatching(/\n\nSource page: http:\/\/localhost:\d+\/$/),
      },
    ])
    expect(rows[0]?.brief).toContain('$840')
    expect(foreign).toEqual([])
    expect(problems).toEqual([])
  })
}

async function expectPrice(page: Page, price: string): Promise<void> {
  await page.getByText(price, { exact: true }).first().waitFor()
}

test('a double click on Send sends once', async ({ open }) => {
  const { page } = await open()
  await page.goto('/')
  const release = await holdRequests(page, '**/send-contactus')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Get a quick quote/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
  const email = newEmail()
  await fillIn(dialog, email, 'Two clicks.')
  await sendButton(dialog).dblclick()
  await dialog.getByText('loading', { exact: true }).waitFor()
  release()
  await dialog.waitFor({ state: 'hidden' })
  expect(storedOf(email)).toHaveLength(1)
})

test('when the API fails the dialog stays open with everything typed, and a second try succeeds (B14)', async ({
  open,
}) => {
  const { page } = await open({ viewport: PHONE })
  await page.goto('/')
  await setFaults([{ match: '/send-contactus', status: 500 }])
  await page
    .getByRole('button', { name: /Get a quick quote/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
  const email = newEmail()
  await fillIn(dialog, email, 'Please try again.')
  const response = page.waitForResponse(/send-contactus/)
  await sendButton(dialog).click()
  expect((await response).status()).toBe(502)
  await sendButton(dialog).waitFor()
  await expect(dialog.getByLabel('Brief')).toHaveValue('Please try again.')
  await expect(dialog.getByLabel('Business E-mail')).toHaveValue(email)

  await setFaults([])
  await sendButton(dialog).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(storedOf(email)).toHaveLength(1)
})

test('the dialog takes the focus, keeps it, and returns it to its opener (B31)', async ({ open }) => {
  const { page } = await open()
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: /Get a quick quote/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Get a quick quote' })
  await dialog.waitFor()
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForFunction(() =>
    /Get a quick quote/.test(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    ),
  )
})

test('without JavaScript voices, figures and copy are shown (B156)', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto('/')
  const text = await page.content()
  for (const name of ['Tamsin Reed', 'Flint', '620,000+', 'Finalise your quote']) expect(text).toContain(name)
})
