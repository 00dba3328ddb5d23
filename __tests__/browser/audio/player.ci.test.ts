/** The audio player (B83-B90): seeking, switching, failures, media keys, and computed waveforms. In a browser, because jsdom plays nothing. */

import type { Locator, Page, Route } from '@playwright/test'
import { DESKTOP, untilDrawn, untilIdle } from '../helpers/page/browser.ts'
import { mediaState, untilHydrated, untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { expect, type Open, test } from '../shared-stack.ts'

const VOICES = '/voice-over-artists'
const IS_SAMPLE = /\/media\/voices\/.*\.mp3/

const card = (page: Page, name: string) => page.getByRole('article', { name })
const playButton = (page: Page, name: string) => card(page, name).getByRole('button', { name: `Play ${name}` })
const pauseButton = (page: Page, name: string) => card(page, name).getByRole('button', { name: `Pause ${name}` })

async function openVoices(open: Open) {
  const visit = await open({ viewport: DESKTOP })
  await watchMedia(visit.page)
  await visit.page.goto(VOICES)
  await untilHydrated(visit.page)
  return visit
}

/** The elements that play, and the state the buttons show. */
async function truth(page: Page): Promise<{ playing: number; pausable: number }> {
  const playing = (await mediaState(page)).filter(({ paused }) => !paused).length
  return {
    playing,
    pausable: await page
      .getByRole('article')
      .getByRole('button', { name: /^Pause / })
      .count(),
  }
}

const untilSilent = (page: Page) => page.waitForFunction(() => window.mediaState().every(({ paused }) => paused))

/** Errors logged by our own code: Chromium itself names each file that it could not load. */
const ours = (problems: readonly string[]) =>
  problems.filter((problem) => !/Failed to load resource|net::ERR_|ERR_BLOCKED_BY_ORB/.test(problem))

test('the time advances, one element plays, Play on the same card resumes, and the media session names it', async ({
  open,
}) => {
  const { page, problems } = await openVoices(open)
  const session = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession
      if (!metadata) return { playbackState }
      const { title, artist, album, artwork } = metadata
      return { playbackState, title, artist, album, artwork: artwork.map(({ src }) => new URL(src).pathname) }
    })
  expect(await session()).toEqual({ playbackState: 'none' })
  await playButton(page, 'Tamsin Reed').click()
  await untilPlaying(page, 0.5)
  // The sound may start before the button is hydrated.
  await expect.poll(() => truth(page)).toEqual({ playing: 1, pausable: 1 })
  await page.waitForFunction(() => navigator.mediaSession.metadata)
  await expect.poll(session).toEqual({
    playbackState: 'playing',
    title: 'Commercial',
    artist: 'Tamsin Reed',
    album: 'Bowerbird Audio',
    artwork: ['/icon-512.png', '/icon-192.png'],
  })
  await pauseButton(page, 'Tamsin Reed').click()
  await untilSilent(page)
  await expect.poll(async () => (await session()).playbackState).toBe('paused')
  const [paused] = await mediaState(page)
  await playButton(page, 'Tamsin Reed').click()
  await untilPlaying(page, (paused?.currentTime ?? 0) + 0.2)
  expect(await mediaState(page)).toHaveLength(1)
  for (const icon of ['/icon-512.png', '/icon-192.png']) expect((await page.request.get(icon)).status()).toBe(200)
  expect(problems).toEqual([])
})

async function text(slider: Locator): Promise<number> {
  const [, seconds] = /^0:(\d\d) of /.exec((await slider.getAttribute('aria-valuetext')) ?? '') ?? []
  return Number(seconds)
}

test('the waveform seeks in proportion to the click, and by every slider key (B87)', async ({ open }) => {
  const { page } = await openVoices(open)
  const slider = card(page, 'Tamsin Reed').getByRole('slider')
  await playButton(page, 'Tamsin Reed').click()
  await untilPlaying(page, 0.1)
  await pauseButton(page, 'Tamsin Reed').click()
  await untilSilent(page)
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not on the page')
  const duration = await page.evaluate(() => document.querySelector('audio')?.duration ?? 0)
  const at = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)
  for (const part of [0.25, 0.75, 0.5]) {
    await page.mouse.click(box.x + box.width * part, box.y + box.height / 2)
    // What is not loaded yet is sought once it is.
    await expect.poll(async () => Math.abs((await at()) / duration - part)).toBeLessThan(0.02)
  }
  const middle = await at()
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBeCloseTo(middle + 1, 1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBeCloseTo(middle - 1, 1)
  await page.keyboard.press('PageUp')
  await expect.poll(at).toBeGreaterThan(middle)
  await page.keyboard.press('PageDown')
  await expect.poll(at).toBeCloseTo(middle - 1, 0)
  await page.keyboard.press('Home')
  await expect.poll(at).toBe(0)
  await expect.poll(() => text(slider)).toBe(0)
  await page.keyboard.press('End')
  await expect.poll(at).toBeCloseTo(duration, 0)
  expect((await truth(page)).playing).toBe(0)
})

test('a route change stops audio (B90)', async ({ open }) => {
  const { page, problems } = await openVoices(open)
  await playButton(page, 'Tamsin Reed').click()
  await untilPlaying(page, 0.2)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact-us')
  await untilSilent(page)
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
  await expect(page.getByRole('region', { name: 'Now playing' })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a film and a voice never play together (B84)', async ({ open }) => {
  const { page } = await openVoices(open)
  await playButton(page, 'Tamsin Reed').click()
  await untilPlaying(page, 0.1)
  // A link until the footer is hydrated by the press.
  await page
    .getByRole('contentinfo')
    .getByLabel(/^Play video/)
    .click()
  await page.waitForFunction(() => document.querySelector('video')?.paused === false)
  await page.waitForFunction(() => document.querySelector('audio')?.paused === true)
  await playButton(page, 'Tamsin Reed').click()
  await page.waitForFunction(() => document.querySelector('audio')?.paused === false)
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
})

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is missing (404)': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is no audio': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in first</p>' }),
  'has its connection reset': (route) => route.abort('connectionreset'),
}

test('a sample that is missing, no audio, cut off, asked for offline or empty is ignored silently, and plays once it is back', async ({
  open,
}) => {
  const { page, context, problems } = await openVoices(open)
  async function expectIgnored(name: string, failure: string): Promise<void> {
    await Promise.all([page.waitForRequest(IS_SAMPLE), playButton(page, name).click()])
    await playButton(page, name).waitFor()
    await page.waitForFunction(() => !document.querySelector('[data-playback=loading]'))
    await untilDrawn(page)
    expect([failure, await truth(page)]).toEqual([failure, { playing: 0, pausable: 0 }])
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  }
  for (const [failure, fail] of Object.entries(failures)) {
    await page.route(IS_SAMPLE, fail)
    await expectIgnored('Wren', failure)
    await page.unroute(IS_SAMPLE)
  }
  await untilIdle(page)
  await context.setOffline(true)
  await expectIgnored('Wren', 'is asked for offline')
  await context.setOffline(false)
  // Chromium keeps an empty response and asks no more: another voice than the one that plays afterwards.
  await page.route(IS_SAMPLE, (route) => route.fulfill({ contentType: 'audio/mpeg', body: '' }))
  await expectIgnored('Flint', 'is empty')
  await page.unroute(IS_SAMPLE)
  await playButton(page, 'Wren').click()
  await untilPlaying(page, 0.2)
  await expect.poll(() => truth(page)).toEqual({ playing: 1, pausable: 1 })
  expect(ours(problems)).toEqual([])
})

/** Lehmer's generator: the same clicks in every run of a seed. */
function generator(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (state * 48_271) % 2_147_483_647
    return state % count
  }
}

test('fifty random actions leave a consistent state and no unhandled rejection', async ({ open }) => {
  const { page, problems } = await openVoices(open)
  const rejections: string[] = []
  await page.exposeFunction('noteRejection', (reason: string) => void rejections.push(reason))
  await page.evaluate(() =>
    window.addEventListener('unhandledrejection', ({ reason }) => Reflect.get(window, 'noteRejection')(String(reason))),
  )
  // One voice's samples never load.
  await page.route(/\/media\/voices\/104-/, (route) => route.abort('connectionreset'))
  const names = ['Tamsin Reed', 'Flint', 'Wren', 'Marlo Quayle']
  const next = generator(11)
  const done = await page.evaluate(
    async ({ names, actions }) => {
      const cards = names.map((name) =>
        Array.from(document.querySelectorAll('article')).find((one) => one.textContent?.includes(name)),
      )
      let count = 0
      for (const { which, what, part, wait } of actions) {
        const one = cards[which]
        const button = one?.querySelector<HTMLElement>('button[aria-label^="Play "], button[aria-label^="Pause "]')
        const tabs = one?.querySelectorAll<HTMLElement>('[role=tab]') ?? []
        const slider = one?.querySelector<HTMLInputElement>('input[type=range]')
        if (what <= 3) button?.click()
        else if (what === 4) tabs[part % Math.max(tabs.length, 1)]?.click()
        else if (slider) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(part))
          slider.dispatchEvent(new Event('input', { bubbles: true }))
        }
        count++
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
      return count
    },
    {
      names,
      actions: Array.from({ length: 50 }, () => ({
        which: next(4),
        what: next(6),
        part: next(100),
        wait: [0, 0, 5, 30, 120][next(5)] ?? 0,
      })),
    },
  )
  expect(done).toBe(50)
  await page.waitForFunction(() => !document.querySelector('[data-playback=loading]'))
  await expect
    .poll(async () => {
      const { playing, pausable } = await truth(page)
      return playing - pausable
    })
    .toBe(0)
  const { playing, pausable } = await truth(page)
  expect(playing).toBeLessThanOrEqual(1)
  // And the player still works.
  if (pausable > 0)
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Pause / })
      .click()
  await untilSilent(page)
  await card(page, 'Flint').getByRole('slider').focus()
  await page.keyboard.press('Home')
  await playButton(page, 'Flint').click()
  await untilPlaying(page, 0.2)
  await expect.poll(() => truth(page)).toEqual({ playing: 1, pausable: 1 })
  expect(rejections).toEqual([])
  expect(ours(problems)).toEqual([])
})

test('without peaks from the API the drawing is that of no sound until the sample is played; then peaks are computed and kept', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await watchMedia(page)
  // The second page is prefetched, so this is set before the first is opened.
  await page.route(/\/api\/v1\/voices\?/, async (route) => {
    const answer = await (await route.fetch()).text()
    const body = answer.replace(/"peaks":\[[^\]]*\]/g, '"peaks":null')
    await route.fulfill({ contentType: 'application/json', body })
  })
  await page.goto(VOICES)
  await untilHydrated(page)
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: /2$/ }).click()
  await page.getByText(/^Showing 13 to/).waitFor()
  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').first().textContent()) ?? ''
  const drawingOf = (card: Locator) => card.locator('path[vector-effect]').first()
  const unknown = (await drawingOf(first).getAttribute('d')) ?? ''
  await expect(drawingOf(page.getByRole('article').nth(1))).toHaveAttribute('d', unknown)
  await first.getByRole('button', { name: `Play ${name}` }).click()
  await untilPlaying(page, 0.2)
  await expect(drawingOf(first)).not.toHaveAttribute('d', unknown)
  await expect(drawingOf(page.getByRole('article').nth(1))).toHaveAttribute('d', unknown)
  const storedKeys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('peaks ')))
  expect(storedKeys).toHaveLength(1)
  expect(problems).toEqual([])
})
