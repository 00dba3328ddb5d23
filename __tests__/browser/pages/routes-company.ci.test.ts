/**
 * The company and legal routes, and login (B106-B109, B132). In a browser for their layout, their controls and what they
 * request.
 */

import type { Page } from '@playwright/test'
import {
  expectAnchors,
  expectEnquiryDialog,
  expectRoute,
  expectTemplate,
  headings,
  wordsOf,
} from '../helpers/page/route.ts'
import { htmlWith } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

const links = (page: Page, href: string) => page.locator(`main a[href^="${href}"]`)

test.beforeAll(() => htmlWith('Maeve Harrigan', '/our-team'))

test('/join-us: three roles, each with a mail link', async ({ open }) => {
  await expectTemplate(open, '/join-us', async (page) => {
    expect(await headings(page, 3, '#roles')).toEqual([
      'Voice over talent',
      'Audio producers',
      'Client service specialists',
    ])
    await expect(page.locator('#roles a[href^="mailto:"]')).toHaveCount(3)
    for (const href of await page
      .locator('#roles a[href^="mailto:"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      expect(href).toMatch(/^mailto:[^?]+\?subject=./)
    const talent = await wordsOf(page.locator('#voice-over-talent'))
    expect(talent).toMatch(/daily access to a recording booth/i)
    expect(talent).toMatch(/ideally 4\+ years/i)
  })
})

test('/our-team: everybody the API lists', async ({ open }) => {
  await expectTemplate(open, '/our-team', async (page) => {
    await expect(page.locator('#people').getByRole('heading', { level: 3 })).toHaveCount(12)
    for (const portrait of await page.locator('#people img').all())
      expect(await portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  })
})

test('/our-story tells the story', async ({ open }) => {
  await expectTemplate(open, '/our-story', async (page) => {
    expect(await wordsOf(page.locator('main'))).toMatch(/600,000/)
  })
})

test('/contact-us: mail, phone, hours, three offices, a form', async ({ open }) => {
  await expectTemplate(open, '/contact-us', async (page) => {
    expect(await headings(page, 3, '#offices')).toEqual(['Launceston', 'Sydney', 'Devonport'])
    expect(await links(page, 'tel:').count()).toBeGreaterThanOrEqual(4)
    expect(await links(page, 'mailto:').count()).toBeGreaterThanOrEqual(1)
    const words = await wordsOf(page.locator('main'))
    expect(words).toContain('9am-5pm AEST')
    expect(await wordsOf(page.locator('#enquire'))).toMatch(/quote[\s\S]*voice/i)
    await expect(page.locator('#enquire').getByRole('button', { name: 'Send', exact: true })).toHaveCount(1)
  })
})

test('/why-choose-us: nine reviews, four benefit tiles', async ({ open }) => {
  await expectRoute(open, '/why-choose-us', async (page) => {
    await expect(page.locator('#reviews figure')).toHaveCount(9)
    expect(await headings(page, 3, '#promises')).toHaveLength(4)
    await expectEnquiryDialog(page, 'Get a quick quote', 'Get a quick quote')
  })
})

test('/terms-conditions-ai: the rules with their prices', async ({ open }) => {
  await expectRoute(open, '/terms-conditions-ai', async (page) => {
    const words = await wordsOf(page.locator('main'))
    for (const fact of ['$50.00 + GST', '$30.00 + GST', '80 words', '300 words', '.docx']) expect(words).toContain(fact)
  })
})

test('/privacy-policy: the policy, and a separate section on the browser extension', async ({ open }) => {
  await expectRoute(open, '/privacy-policy', async (page) => {
    const extension = await wordsOf(page.locator('#crm-extension'))
    for (const fact of [/mail address/i, /active mail tab/i, /tokens/i, /preferences/i, /local browser storage/i])
      expect(extension).toMatch(fact)
  })
})

test('/login: five benefits, a button that can be focused and does nothing, the portal in a new tab', async ({
  open,
}) => {
  await expectTemplate(open, '/login', async (page) => {
    for (const benefit of [
      'Music library',
      'Talent availability',
      'Sending scripts',
      'Job status with estimated delivery',
      'Downloading past audio',
    ])
      await page.getByRole('heading', { name: benefit }).waitFor()
    const button = page.getByRole('button', { name: 'COMING SOON' })
    await button.focus()
    await button.press('Enter')
    await button.click({ force: true })
    expect(new URL(page.url()).pathname).toBe('/login')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const portal = page.locator('main').getByRole('link', { name: /My Jobs/ })
    await expect(portal).toHaveAttribute('target', '_blank')
    expect(await portal.getAttribute('rel')).toContain('noopener')
  })
})

for (const path of ['/voice-over-artists/ethical-ai', '/shortlist', '/stopwatch', '/knowledge-base/podcast']) {
  test(`${path} passes the common checks`, ({ open }) => expectTemplate(open, path))
}

test('anchors are reached on a direct load', ({ open }) =>
  expectAnchors(open, ['/join-us#audio-producers', '/contact-us#offices', '/privacy-policy#crm-extension']))
