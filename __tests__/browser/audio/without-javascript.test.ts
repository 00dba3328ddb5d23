/** Without JavaScript every recording and film of the demo can be played (B158), which only a browser shows. */

import type { Page } from '@playwright/test'
import { documents, listOf } from '../../helpers/data/demo-pages.ts'
import { DESKTOP, PHONE } from '../helpers/page/browser.ts'
import { htmlWith } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../shared-stack.ts'

const WITH_SAMPLES = ['voiceBanner', 'voiceList', 'ethicalVoiceList', 'samples', 'audioFeature', 'videoEmbed']

/** Pages of the demo with a section that shows samples. */
const PAGES = documents.flatMap((document) => {
  const { _type, path } = document
  const types = listOf(document, 'sections').map((section) => String(section._type))
  return _type === 'page' && typeof path === 'string' && types.some((type) => WITH_SAMPLES.includes(type)) ? [path] : []
})

test.beforeAll(async () => {
  await htmlWith('AI voice', '/voice-over-artists/ethical-ai')
})

/** URLs of what a page offers to play; buttons that need JavaScript count as recordings without a control. */
async function offered(page: Page): Promise<{ recordings: number; sounds: string[]; films: string[] }> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.getBoundingClientRect().height >= 24
    const all = (selector: string) => Array.from(document.querySelectorAll(selector))
    return {
      recordings: all('[data-playback]').length,
      sounds: all('audio[controls]')
        .filter(isSeen)
        .map((audio) => (audio instanceof HTMLAudioElement ? audio.src : '')),
      films: all('a[aria-label^="Play video"], a[aria-label^="Before:"], a[aria-label^="After:"]')
        .filter(isSeen)
        .map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    }
  })
}

test('every sample has a control or a link to its file, on phones and on wide screens', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE, javaScriptEnabled: false })
  const sounds = new Set<string>()
  const films = new Set<string>()
  for (const path of PAGES) {
    await page.goto(path)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      const found = await offered(page)
      expect([path, found.sounds.length]).toEqual([path, found.recordings])
      expect([path, found.sounds.length + found.films.length > 0]).toEqual([path, true])
      for (const url of found.sounds) sounds.add(url)
      for (const url of found.films) films.add(url)
    }
    await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(0)
  }
  expect(sounds.size).toBeGreaterThan(50)
  expect(films.size).toBeGreaterThan(20)
  const files = [
    ...Array.from(sounds, (url) => ({ url, type: /^audio\// })),
    ...Array.from(films, (url) => ({ url, type: /^video\// })),
  ].filter(({ url }) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname))
  const responses = await Promise.all(
    files.map(async ({ url, type }) => {
      const { status, headers } = await fetch(url, { method: 'HEAD' })
      return { url, status, isRight: type.test(headers.get('content-type') ?? '') }
    }),
  )
  expect(responses.filter(({ status, isRight }) => status !== 200 || !isRight)).toEqual([])
  expect(problems).toEqual([])
})

test('the content security policy allows recordings to play', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE, javaScriptEnabled: false })
  for (const path of ['/voice-over-artists', '/services/jingles']) {
    await page.goto(path)
    const audio = page.locator('audio[controls]').first()
    await audio.evaluate(async (element: HTMLAudioElement) => {
      element.muted = true
      await element.play()
    })
  }
  expect(problems).toEqual([])
})
