/** The voice card (B74-B82). In a browser for its downloads, the clipboard and its layout. */

import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, PHONE, untilIdle } from '../helpers/page/browser.ts'
import { untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { setFaults, siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

async function allowCopying(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteOrigin() })
}

/** Once a permission was granted, all others are refused. */
async function forbidCopying(context: BrowserContext): Promise<void> {
  await context.clearPermissions()
  await context.grantPermissions([])
}

/** Downloads the selected sample of a card. @returns the name that the browser proposes */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    cardOf(page, name).getByRole('link', { name: 'Download' }).click(),
  ])
  const bytes = readFileSync(await file.path())
  expect(bytes.length).toBeGreaterThan(10_000)
  // MP3 data begins with a tag or a frame.
  expect(bytes.subarray(0, 3).toString() === 'ID3' || bytes[0] === 0xff).toBe(true)
  return file.suggestedFilename()
}

test('Download saves the selected sample under a readable name, disturbs no playback, and explains a failure (B82)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await watchMedia(page)
  await page.goto('/voice-over-artists')
  const card = cardOf(page, 'Tamsin Reed')
  await card.getByRole('tab', { name: 'Corporate' }).click()
  await card.getByRole('tab', { name: 'Corporate', selected: true }).waitFor()
  expect(await download(page, 'Tamsin Reed')).toBe('Tamsin Reed-Corporate.mp3')

  await cardOf(page, 'Flint').getByRole('button', { name: 'Play Flint' }).click()
  await untilPlaying(page, 0.2)
  await download(page, 'Flint')
  await untilPlaying(page, 0.6)
  expect(problems).toEqual([])

  await setFaults([{ match: '/media/voices', status: 500 }])
  await cardOf(page, 'Wren').getByRole('link', { name: 'Download' }).click()
  await page.getByText('This sample cannot be fetched right now.').waitFor()
})

for (const [input, options] of [
  ['a finger', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
  ['a mouse', { viewport: DESKTOP }],
] as const) {
  test(`a slow Download pressed with ${input} shows no page as loading, on a list and on a voice's page (B150)`, async ({
    open,
  }) => {
    const { page, problems } = await open(options)
    for (const path of ['/voice-over-artists', '/voice-over-artists/tamsin-reed-101']) {
      await page.goto(path)
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /^Download/ })
        .first()
      await setFaults([{ match: '/media/voices', delayMs: 800 }])
      const download = page.waitForEvent('download')
      await ('hasTouch' in options ? link.tap() : link.click())
      await (await download).path()
      await expect(page.locator('[data-pending], [data-progress], [aria-busy=true]')).toHaveCount(0, { timeout: 1 })
      await setFaults([])
    }
    expect(problems).toEqual([])
  })
}

test('without JavaScript Download saves the first sample', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/voice-over-artists')
  expect(await download(page, 'Tamsin Reed')).toBe('Tamsin Reed-Commercial.mp3')
})

test('Share copies a link that finds the artist, and says so for two seconds (B81)', async ({ open }) => {
  const { page, context, problems } = await open({ viewport: DESKTOP })
  await allowCopying(context)
  await page.clock.install()
  await page.goto('/voice-over-artists')
  const card = cardOf(page, 'Tamsin Reed')
  await card.getByRole('tab', { name: 'Corporate' }).click()
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/voices/regions'), { timeout: 3000 }).catch(() => null),
    card.getByRole('button', { name: 'Share' }).hover(),
  ])
  await page.clock.pauseAt(Date.now() + 60_000)
  await card.getByRole('button', { name: 'Share' }).click()
  await card.getByText('Link Copied!').waitFor()
  await page.clock.runFor(1900)
  await expect(card.getByText('Link Copied!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(card.getByText('Link Copied!')).toBeHidden()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${siteOrigin()}/voice-over-artists?name=Tamsin+Reed&category_name=Corporate&region_id=1`)
  expect(problems).toEqual([])
})

test('Find Similar on the home page leads to the list (B80)', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Find Similar' }).first().click()
  await page.waitForURL(/\/voice-over-artists\?voice_id=\d+/)
})

test('cards of a row have equal height, targets are 44 px, and tabs do not shift the page', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  await page.goto('/voice-over-artists')
  await untilIdle(page)
  const card = cardOf(page, 'Tamsin Reed')
  const heightOf = () => card.evaluate((element) => element.getBoundingClientRect().height)
  for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(viewport)
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => {
        const { top, height } = article.getBoundingClientRect()
        // The compact list alone shows what opens a card.
        const shown = [...article.querySelectorAll('a, button, summary')].filter((target) => target.checkVisibility())
        const targets = shown.map((target) => {
          const box = target.getBoundingClientRect()
          // The name is a line of text that is a link, besides.
          const least = target.closest('h3, h4') ? 24 : 44
          return { name: target.textContent, width: box.width, height: box.height, least }
        })
        return { top: Math.round(top), height: Math.round(height), targets }
      }),
    )
    const rows = new Map<number, Set<number>>()
    for (const { top, height } of cards) rows.set(top, (rows.get(top) ?? new Set()).add(height))
    expect([...rows.values()].every((heights) => heights.size === 1)).toBe(true)
    expect(
      cards.flatMap(({ targets }) => targets).filter(({ width, height, least }) => width < least || height < least),
    ).toEqual([])

    const before = await heightOf()
    const scrolled = await page.evaluate(() => window.scrollY)
    for (const name of ['Corporate', 'Commercial']) {
      await card.getByRole('tab', { name }).evaluate((tab: HTMLElement) => tab.click())
      expect(await heightOf()).toBe(before)
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    }
  }
})

test('passes axe on cards that play, have been shared, and offer their link', async ({ open }) => {
  const { page, context } = await open({ viewport: DESKTOP })
  await watchMedia(page)
  await allowCopying(context)
  await page.goto('/voice-over-artists')
  await cardOf(page, 'Flint').getByRole('button', { name: 'Play Flint' }).click()
  await untilPlaying(page, 0.1)
  await cardOf(page, 'Wren').getByRole('button', { name: 'Share' }).click()
  await cardOf(page, 'Wren').getByText('Link Copied!').waitFor()
  await forbidCopying(context)
  await cardOf(page, 'Tamsin Reed').getByRole('button', { name: 'Share' }).click()
  await page.getByRole('textbox', { name: 'Copy the link to Tamsin Reed' }).waitFor()
  expect(await axeProblems(page, 'article')).toEqual([])
})
