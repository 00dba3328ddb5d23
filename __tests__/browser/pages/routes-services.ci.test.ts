/**
 * The service routes and what each of them contains (B92-B104). In a browser for their layout, their players and where a
 * press puts the focus.
 */

import type { Page } from '@playwright/test'
import { NOTICE } from '../helpers/page/enquiry.ts'
import {
  expectAnchors,
  expectEnquiryDialog,
  expectRoute,
  expectTemplate,
  headings,
  wordsOf,
} from '../helpers/page/route.ts'
import { expect, test } from '../shared-stack.ts'

/** The players of a section of samples: buttons; films have links until their section is used. */
const players = (page: Page) =>
  page
    .locator('#samples, #listen-to-samples-of-our-work')
    .getByLabel(/^Play /)
    .filter({ visible: true })

/** Load more shows the further samples once, says that all are shown, and disappears (B92-B94). */
async function expectLoadMore(page: Page, first: number, all: number): Promise<void> {
  const section = page.locator('#samples, #listen-to-samples-of-our-work')
  const items = section.locator('li[data-variant]').filter({ visible: true })
  for (const shown of [items, players(page)]) await expect(shown).toHaveCount(first)
  await section.getByRole('button', { name: 'Load more' }).press('Enter')
  await section.getByText('All samples shown').waitFor()
  for (const shown of [items, players(page)]) await expect(shown).toHaveCount(all)
  await expect(section.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  const focused = all > first ? items.nth(first) : section.getByText('All samples shown')
  await expect(focused).toBeFocused()
}

async function expectForm(page: Page): Promise<void> {
  for (const label of ['Name', 'Phone', 'Business E-mail', 'Brief'])
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('button', { name: 'Send', exact: true })).toHaveCount(1)
  await expect(page.getByText(NOTICE)).toHaveCount(0)
}

/** FAQ items open and close independently, and all are closed at first (B103). */
async function expectQuestions(page: Page, count: number): Promise<void> {
  const questions = page.locator('main details:has(h3)')
  await expect(questions).toHaveCount(count)
  await expect(questions.locator(':scope[open]')).toHaveCount(0)
  for (const index of [0, 1]) {
    await questions.nth(index).locator('summary').click()
    await expect(questions.nth(index)).toHaveAttribute('open')
  }
  await expect(page.locator('main details[open]:has(h3)')).toHaveCount(2)
}

const links = (page: Page, href: string) => page.locator(`main a[href="${href}"]`)

test('/voice-overs: six cards, three reviews, the agency banner (B100)', async ({ open }) => {
  await expectTemplate(open, '/voice-overs', async (page) => {
    const cards = page.locator('#services')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(6)
    await expect(cards.locator('a[href="/advertising-voice-overs"]')).toHaveCount(1)
    await expect(cards.locator('a[href="/voice-over-artists"]')).toHaveCount(5)
    await expect(page.locator('#reviews figure')).toHaveCount(3)
    await expect(links(page, '/for-agencies')).toHaveCount(1)
  })
})

test('/advertising-voice-overs: a banner form, four steps, an FAQ', async ({ open }) => {
  await expectRoute(open, '/advertising-voice-overs', async (page) => {
    await expectForm(page)
    const steps = page.locator('section', { has: page.getByRole('heading', { name: 'Your commercial in four steps' }) })
    await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expectQuestions(page, 7)
  })
})

test('/services: four popular, four more, why us, directed sessions', async ({ open }) => {
  await expectRoute(open, '/services', async (page) => {
    expect(await headings(page, 3, '#popular-services')).toEqual(['Voice Overs', 'Podcasts', 'Jingles', 'Sound Design'])
    expect(await headings(page, 3, '#more-services')).toEqual([
      'Directed Sessions',
      'Post Production',
      'Script Writing',
      'Audio Production',
    ])
    expect((await headings(page, 3, '#why-us')).map((name) => name.toLowerCase())).toEqual([
      'priority service',
      'creative control',
      'easy to work with',
      'competitive prices',
    ])
    await expect(page.locator('#directed-sessions a[href="/services/directed-sessions"]')).toHaveCount(1)
    await expectEnquiryDialog(page, 'Book a directed session', 'Book a directed session')
  })
})

test('/services/podcast-production: six samples, nothing more to load, five steps, the credit, a form', async ({
  open,
}) => {
  await expectTemplate(open, '/services/podcast-production', async (page) => {
    await expectLoadMore(page, 6, 6)
    await expectQuestions(page, 5)
    await page.getByRole('heading', { name: '$300 off your first project' }).waitFor()
    await expect(links(page, '/terms-conditions#agency-credit')).toHaveCount(1)
    await expectForm(page)
    await expectEnquiryDialog(page, 'Talk to us about a show', 'Talk to us about a show')
  })
})

test('/services/jingles: a form, six samples and six more, players without download and speed, a film, two lists', async ({
  open,
}) => {
  await expectRoute(open, '/services/jingles', async (page) => {
    await expectForm(page)
    const samples = page.locator('#listen-to-samples-of-our-work')
    await expectLoadMore(page, 6, 12)
    await expect(samples.getByRole('button', { name: /download|speed/i })).toHaveCount(0)
    await expect(samples.locator('a[download]')).toHaveCount(0)
    await expect(page.locator('#how-it-works li')).toHaveCount(4)
    expect(await page.locator('#tips li').count()).toBeGreaterThanOrEqual(4)
    // Nothing of the film is loaded before it is pressed (B97).
    await expect(page.locator('#video video[src], #video iframe')).toHaveCount(0)
    // A link to the film until the section is hydrated.
    await page
      .locator('#video')
      .getByLabel(/^Play video/)
      .click()
    await page.waitForFunction(() => document.querySelector<HTMLVideoElement>('#video video')?.readyState)
    await expectEnquiryDialog(page, 'Get a quick quote', 'Get a jingle quote')
  })
})

test('/services/sound-design: five films and six more, five steps, a form', async ({ open }) => {
  await expectRoute(open, '/services/sound-design', async (page) => {
    await expectLoadMore(page, 5, 11)
    await expectQuestions(page, 5)
    await expectForm(page)
  })
})

test('/services/directed-sessions exists', async ({ open }) => {
  await expectRoute(open, '/services/directed-sessions', async (page) => {
    await expectEnquiryDialog(page, 'Book a directed session', 'Book a directed session')
  })
})

test('/services/post-production: five before-and-after samples, and three more', async ({ open }) => {
  await expectRoute(open, '/services/post-production', async (page) => {
    await expectLoadMore(page, 5, 8)
    await expect(page.getByLabel(/^After/)).toHaveCount(8)
  })
})

test('/services/script-writing: five samples, nothing more to load', async ({ open }) => {
  await expectRoute(open, '/services/script-writing', (page) => expectLoadMore(page, 5, 5))
})

test('/services/audio-production: six samples, nothing more to load', async ({ open }) => {
  await expectRoute(open, '/services/audio-production', (page) => expectLoadMore(page, 6, 6))
})

test('/for-agencies: a form, the credit, six enquiry cards, services, sign-in, reviews, a film at the end', async ({
  open,
}) => {
  await expectRoute(open, '/for-agencies', async (page) => {
    await expectForm(page)
    expect(await wordsOf(page.locator('#sec-credit'))).toContain('$300')
    expect(await headings(page, 3, '#services')).toHaveLength(6)
    const enquire = page.locator('#services').getByRole('button', { name: /^Enquire now/ })
    await expect(enquire).toHaveCount(6)
    await expect(links(page, '/services')).toHaveCount(1)
    const signIn = page.getByRole('main').getByRole('link', { name: /^Sign in/ })
    await expect(signIn).toHaveAttribute('target', '_blank')
    expect(await signIn.getAttribute('rel')).toContain('noopener')
    expect(await page.locator('#reviews figure').count()).toBeGreaterThanOrEqual(9)
    await expect(page.locator('main section[id]').last()).toHaveAttribute('id', 'video')
  })
})

test('anchors are reached on a direct load', ({ open }) =>
  expectAnchors(open, [
    '/for-agencies#sec-credit',
    '/services/jingles#listen-to-samples-of-our-work',
    '/services#directed-sessions',
  ]))
