/**
 * The page of ethical AI voices: labels, playback, links and paging (B69-B73). In a browser for its sounds and where
 * it scrolls.
 */

import type { Page } from '@playwright/test'
import { PHONE } from '../helpers/page/browser.ts'
import { mediaState, untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { htmlWith, siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

const PATH = '/voice-over-artists/ethical-ai'

test.beforeAll(async () => {
  await htmlWith('Tamsin Reed', PATH)
})

const card = (page: Page, name: string) => page.getByRole('article', { name: `${name} AI voice` })

/** Turns the API's responses into those of a list of 26 voices. */
async function makeManyPages(page: Page): Promise<void> {
  await page.route('**/api/v1/voices?*ethicalAIOnly=true*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/page=\d+/, 'page=1'),
    })
    const body = await response.json()
    await route.fulfill({ json: { ...body, totalCount: 26, totalPages: 3 } })
  })
}

test('the first HTML holds the voices with AI label and consent, and what is off limits', async () => {
  const html = await (await fetch(siteOrigin() + PATH)).text()
  expect(html.match(/<article/g)).toHaveLength(8)
  expect(html.match(/>AI voice</g)).toHaveLength(8)
  expect(html).toContain('Tamsin Reed agreed to have this AI voice')
  for (const limit of ['finance', 'religion', 'adult entertainment', 'politics', 'impersonation of minority groups']) {
    expect(html).toContain(`>${limit}<`)
  }
})

test('plays the AI recording, labelled as AI on the card and in the media session, and stops on another page', async ({
  open,
}) => {
  const { page, problems } = await open()
  await watchMedia(page)
  const audio: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) audio.push(request.url())
  })
  await page.goto(PATH)
  await card(page, 'Flint').getByRole('button', { name: 'Play Flint, AI voice' }).click()
  await untilPlaying(page, 0.2)
  expect(audio.every((url) => url.includes('flint-ethical-ai'))).toBe(true)
  await card(page, 'Flint').getByRole('button', { name: 'Pause Flint, AI voice' }).waitFor()
  await page.waitForFunction(() => navigator.mediaSession.metadata?.title === 'AI voice')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click()
  await page.waitForURL('**/our-story')
  await expect.poll(async () => (await mediaState(page)).every(({ paused }) => paused)).toBe(true)
  expect(problems).toEqual([])
})

test('a name in the query is searched for, and the page scrolls to the list', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await page.goto(`${PATH}?name=Lark`)
  await page.getByRole('heading', { name: 'Here is Lark' }).waitFor()
  await page.getByText('Showing 1 to 1 of 1 results').waitFor()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('searchbox', { name: 'Name, style or ref' })).toHaveValue('Lark')
  await page.waitForFunction(() => {
    const box = document.querySelector('[role=search]')?.getBoundingClientRect()
    return window.scrollY > 100 && box !== undefined && box.top >= 0 && box.top < window.innerHeight / 2
  })
  expect(problems).toEqual([])
})

test('a page number scrolls to the top of the page and stops audio', async ({ open }) => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await watchMedia(page)
  await makeManyPages(page)
  // Page 2 is requested through the API proxy; more pages are needed there.
  await page.goto(`${PATH}?page=2`)
  await page.getByText('Showing 13 to 24 of 26 results').waitFor()
  await page.getByRole('button', { name: 'Play Wren, AI voice' }).click()
  await untilPlaying(page, 0.2)
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: '3', exact: true }).click()
  await page.getByText('Showing 25 to 26 of 26 results').waitFor()
  await page.waitForFunction(() => window.scrollY === 0)
  await expect.poll(async () => (await mediaState(page)).every(({ paused }) => paused)).toBe(true)
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  expect(page.url()).toMatch(/\?page=3$/)
})
