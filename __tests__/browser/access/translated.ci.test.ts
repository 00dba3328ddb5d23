/**
 * Pages that the browser has translated: their texts are other nodes than React's (B193). In a browser, because islands are hydrated
 * here as the page is used, before and after the translation. Each section: components/translated.test.tsx.
 */
import { translatePage } from '../../helpers/page/translate-page.ts'
import { DESKTOP, PHONE, scrollThrough } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { type PressedKinds, pressAll } from '../helpers/page/press-all.ts'
import { untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, type Open, test } from '../own-stack.ts'

const ARTICLE = '/knowledge-base/podcast/show-notes-worth-reading'

/** Opens a window whose pages are translated before they are hydrated, or once they are. */
async function openWindow(open: Open, isEarly: boolean, isPhone: boolean) {
  const visit = await open({ viewport: isPhone ? PHONE : DESKTOP, hasTouch: isPhone })
  if (isEarly) await visit.page.addInitScript(translatePage)
  async function goto(path: string): Promise<void> {
    await visit.page.goto(path)
    await scrollThrough(visit.page)
    await untilHydrated(visit.page)
    if (!isEarly) await visit.page.evaluate(translatePage)
  }
  return { ...visit, goto }
}

/** Presses every kind of control of the pages. */
async function pressPages(open: Open, paths: readonly string[], isEarly: boolean): Promise<void> {
  const { page, problems, goto } = await openWindow(open, isEarly, isEarly)
  const pressed: PressedKinds = new Map()
  for (const path of paths) {
    await goto(path)
    expect([path, await pressAll(page, pressed), problems]).toEqual([path, 0, []])
  }
  expect(pressed.size).toBeGreaterThan(20)
}

test('every kind of control works when the page is translated', async ({ open }) => {
  await untilPageHas('/knowledge-base', 'Loudness in plain numbers')
  await pressPages(open, ['/voice-over-artists', ARTICLE], false)
})

test('every kind of control works when the page is translated before it is hydrated', ({ open }) =>
  pressPages(open, ['/', '/services/jingles', '/stopwatch'], true))
