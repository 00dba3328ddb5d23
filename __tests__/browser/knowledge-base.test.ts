/** The knowledge base in a real browser: lists, search, articles, and 404s (B110-B117). */

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axeProblems } from './helpers/axe.ts'
import { DESKTOP, holdRequests, PHONE } from './helpers/browser.ts'
import { untilHydrated } from './helpers/media.ts'
import { healed, siteOrigin } from './helpers/stand-ins.ts'

const HUB = '/knowledge-base'
const PODCAST = '/knowledge-base/podcast'
const POST = `${PODCAST}/show-notes-worth-reading`

test.beforeAll(async () => {
  await healed(HUB, 'Showing 1 to 6 of 6 results')
  await healed(PODCAST, 'Show notes worth reading')
  await healed(POST, 'id="the-top-line"')
})

const counted = (page: Page, text: string) => page.locator('main [role=status]').getByText(text).first().waitFor()
const html = async (path: string) => (await fetch(siteOrigin() + path)).text()
const canonical = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]

/** Opens a list, and waits until it handles what a visitor does. */
async function openPodcast(page: Page): Promise<void> {
  await page.goto(PODCAST)
  await page.locator('#articles').scrollIntoViewIfNeeded()
  await untilHydrated(page)
}

/** Searches that the page has sent through the API proxy. */
function watchKeywords(page: Page): (string | null)[] {
  const keywords: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/blog-posts') keywords.push(url.searchParams.get('SearchKeyword'))
  })
  return keywords
}

test('categories, articles of a category and a whole article are in the HTML', async () => {
  const hub = await html(HUB)
  for (const category of ['Voice over artists', 'Audio production', 'Custom jingles', 'Sound design', 'Business']) {
    expect(hub).toContain(`>${category}</a>`)
  }
  expect(hub).toContain('BlogCategory_6.webp')
  const list = await html(PODCAST)
  expect(list).toContain('Showing 1 to 4 of 4 results')
  expect(list).toContain(`href="${POST}"`)
  const post = await html(POST)
  expect(post).toContain('3 March 2026 · 2 min read')
  expect(post).toContain('By Bernadette Sole')
  expect(post).toContain('<h2 id="the-top-line">The top line</h2>')
  expect(canonical(post)).toMatch(new RegExp(`${POST}$`))
})

test('from the front page to a category to an article and back, without JavaScript', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto(HUB)
  await page.getByRole('main').getByRole('link', { name: 'Podcast', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'A show a small team can keep making' }).waitFor()
  await page.getByRole('link', { name: 'Show notes worth reading' }).click()
  await page.getByRole('heading', { level: 1, name: 'Show notes worth reading' }).waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Podcast' }).click()
  await page.waitForURL(`**${PODCAST}`)
})

test('the search starts as a single space, sends each change, and is restored by Back (B113, B114)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  const keywords = watchKeywords(page)
  await openPodcast(page)
  const box = page.getByRole('searchbox', { name: 'Search these articles' })
  expect(await box.inputValue()).toBe(' ')
  await box.focus()
  await page.keyboard.press('End')
  for (const [index, letter] of [...'echo'].entries()) {
    await page.keyboard.type(letter)
    await expect.poll(() => keywords.length).toBe(index + 1)
  }
  await counted(page, 'Showing 1 to 1 of 1 results')
  expect(keywords).toEqual([' e', ' ec', ' ech', ' echo'])
  await page.waitForURL(/search=echo/)
  await page.getByRole('link', { name: 'Two microphones, one room, no echo' }).click()
  await page.waitForURL('**/two-microphones-one-room-no-echo')
  await page.getByRole('heading', { level: 1, name: 'Two microphones, one room, no echo' }).waitFor()
  await page.goBack()
  await counted(page, 'Showing 1 to 1 of 1 results')
  await expect(page.getByRole('searchbox', { name: 'Search these articles' })).toHaveValue('echo')
  expect(problems).toEqual([])
})

const NOTES = /SearchKeyword=(\+|%20)?notes&/

test('a late response to an earlier search is not shown (B113)', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP })
  const release = await holdRequests(page, NOTES)
  await openPodcast(page)
  const box = page.getByRole('searchbox', { name: 'Search these articles' })
  await Promise.all([page.waitForRequest(NOTES), box.fill('notes')])
  await box.fill('echo')
  await counted(page, 'Showing 1 to 1 of 1 results')
  const late = page.waitForResponse(NOTES)
  release()
  await (await late).finished()
  await page.waitForTimeout(300)
  expect(await page.locator('#articles article h3').allTextContents()).toEqual(['Two microphones, one room, no echo'])
})

test('the search of the front page covers every category (B115)', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await page.goto(`${HUB}?search=echo`)
  await counted(page, '1 article found')
  expect(await axeProblems(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'Two microphones, one room, no echo' }).click()
  await page.waitForURL(`**${PODCAST}/two-microphones-one-room-no-echo`)
  expect(problems).toEqual([])
})

test('an article under the wrong category is shown with the canonical URL of its own (B117)', async () => {
  const response = await fetch(`${siteOrigin()}/knowledge-base/business/show-notes-worth-reading`)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('id="the-top-line"')
  expect(canonical(text)).toMatch(new RegExp(`${POST}$`))
})

for (const path of ['/knowledge-base/no-such-category', '/knowledge-base/podcast/never-written']) {
  test(`${path} is a 404`, async () => {
    const response = await fetch(siteOrigin() + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('error.404')
  })
}
