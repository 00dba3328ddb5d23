/** Long documents: anchors, table of contents, and reading without JavaScript (B108). In a browser for where they scroll. */

import { PHONE, untilIdle } from '../helpers/page/browser.ts'
import { expect, test } from '../shared-stack.ts'

const TERMS = '/terms-conditions'

test('the anchor of the credit is reached on direct load and stays in place (B102)', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto(`${TERMS}#agency-credit`)
  await untilIdle(page)
  const heading = page.getByRole('heading', { level: 3, name: '$300 first-project credit for agencies' })
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThan(40)
  expect(box?.y).toBeLessThan(PHONE.height / 2)
  expect(problems).toEqual([])
})

test('the table of contents stays beside the text', async ({ open }) => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await page.goto(TERMS)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const links = contents.getByRole('link')
  await links.first().waitFor()
  await expect(links).toHaveCount(10)
  await links.filter({ hasText: 'Music Licensing' }).click()
  await page.waitForURL('**#music-licensing')
  const box = await contents.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(200)
})

test('a heading links to itself', async ({ open }) => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await page.goto(`${TERMS}#ai-use`)
  await untilIdle(page)
  await page.getByRole('link', { name: 'Link to Prohibited AI Usage' }).click()
  await page.waitForURL('**#prohibited-ai-usage')
})

test('the terms can be read without JavaScript', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' })
  await page.goto(TERMS)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link').first()).toBeHidden()
  await page.locator('summary').filter({ hasText: 'On this page' }).click()
  const last = contents.getByRole('link').last()
  const target = await last.getAttribute('href')
  await last.click()
  expect(new URL(page.url()).hash).toBe(target)
  expect((await page.locator(target ?? '').boundingBox())?.y).toBeLessThan(PHONE.height)
})
