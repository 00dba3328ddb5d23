/** Every button that opens the quote dialog sets its title and the first line of the brief (B27, B28). */
import { expect, test } from './fixtures.ts'
import { PHONE } from './helpers/browser.ts'

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

for (const [path, openers] of Object.entries(OPENERS)) {
  test(`${path}: the quote dialog opens with the subject of the button`, async ({ open }) => {
    const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
    await page.goto(path)
    for (const { button, title, about } of openers) {
      const opener = page.getByRole('main').getByRole('button', { name: button, exact: true })
      await opener.scrollIntoViewIfNeeded()
      await opener.click()
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      await dialog.waitFor()
      expect(await dialog.locator('[data-quote-about]').textContent()).toBe(about)
      const brief = await dialog.getByRole('textbox', { name: 'Brief' }).inputValue()
      expect(brief.split('\n')[0]).toBe(`About: ${about}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })
}

test('without JavaScript the enquiry page begins the brief with the subject of the button (B157)', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/for-agencies')
  await page.getByRole('main').getByRole('button', { name: 'Enquire now (Sound design)' }).click()
  await page.waitForURL('**/enquiry?*')
  expect(await page.getByRole('main').getByRole('textbox', { name: 'Brief' }).inputValue()).toBe('About: Sound design')
})
