/**
 * Every button that opens the enquiry dialog sets its title and the first line of the brief (B27, B28), and no field has a
 * message then, on touch devices either (B162). In a browser for its focus.
 */
import type { Locator } from '@playwright/test'
import { PHONE } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

type Opener = { button: string | RegExp; title: string; about: string }

const services = [
  'Voice overs',
  'Sound design',
  'Jingles and brand music',
  'Podcast production',
  'Post production',
  'Directed sessions',
]

const OPENERS: Record<string, Opener[]> = {
  '/for-agencies': [
    {
      button: 'Enquire about the credit',
      title: 'Enquire about the credit',
      about: '$300 first-project credit',
    },
    ...services.map((service) => ({
      button: `Enquire now (${service})`,
      title: `Enquire about ${service.toLowerCase()}`,
      about: service,
    })),
  ],
  '/': [{ button: 'Book a directed session', title: 'Book a directed session', about: 'Directed session' }],
  '/voice-over-artists/ethical-ai': [
    {
      button: 'Enquire about a human voice',
      title: 'Enquire about a human voice',
      about: 'Human voice instead of an AI voice',
    },
  ],
  '/knowledge-base/podcast': [{ button: 'Talk about a show', title: 'Talk about a show', about: 'Podcast production' }],
}

/** Taps a field and types, which checks all four: still none of them counts as left. */
async function expectUntouched(dialog: Locator): Promise<void> {
  await expect(dialog).toBeFocused()
  await dialog.getByLabel('Phone').tap()
  await dialog.getByLabel('Phone').press('4')
  await expect(dialog.getByLabel('Phone')).toHaveValue(/4$/)
  await expect(dialog.getByText('is required.')).toHaveCount(0)
}

for (const [path, openers] of Object.entries(OPENERS)) {
  test(`${path}: the enquiry dialog opens with the subject of the button`, async ({ open }) => {
    const { page, problems } = await open({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
    await page.goto(path)
    for (const { button, title, about } of openers) {
      const opener = page.getByRole('main').getByRole('button', { name: button, exact: true })
      await opener.scrollIntoViewIfNeeded()
      await opener.tap()
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      await dialog.waitFor()
      await expectUntouched(dialog)
      await expect(dialog.locator('[data-enquiry-text=about]')).toHaveText(about)
      const brief = await dialog.getByRole('textbox', { name: 'Brief' }).inputValue()
      expect(brief.split('\n')[0]).toBe(`About: ${about}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })
}

test('on touch devices of every width the dialog opens without a message, which comes when a field is left (B162)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
  const dialog = page.getByRole('dialog')
  for (const [path, name] of [
    ['/', 'Finalise your quote'],
    ['/voice-over-artists', /^Enquire now/],
    ['/voice-over-artists', /^Get a quick quote/],
  ] as const) {
    await page.goto(path)
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name }).filter({ visible: true }).first().tap()
      await dialog.waitFor()
      await expectUntouched(dialog)
      await dialog.getByRole('button', { name: 'Close' }).tap()
      await dialog.waitFor({ state: 'detached' })
    }
  }
  await page
    .getByRole('button', { name: /^Get a quick quote/ })
    .filter({ visible: true })
    .first()
    .tap()
  await dialog.getByLabel('Name').tap()
  await dialog.getByLabel('Phone').tap()
  await dialog.getByText('Name is required.').waitFor()
  expect(problems).toEqual([])
})

test('without JavaScript the enquiry page begins the brief with the subject of the button (B157)', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/for-agencies')
  await page.getByRole('main').getByRole('button', { name: 'Enquire now (Sound design)' }).click()
  await page.waitForURL('**/enquiry?*')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Brief' })).toHaveValue('About: Sound design')
})
