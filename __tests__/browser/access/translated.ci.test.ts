/** Pages that the browser has translated: their texts are other nodes than React's (B193). */
import type { Page } from '@playwright/test'
import { translatePage } from '../../helpers/page/translate-page.ts'
import { removeCreated } from '../helpers/content/lake.ts'
import { oneOfEverySection, publishPage } from '../helpers/content/section-pages.ts'
import { DESKTOP, PHONE, readThrough } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { type PressedKinds, pressAll } from '../helpers/page/press-all.ts'
import { healed } from '../helpers/servers/stand-ins.ts'
import { expect, type Open, test } from '../own-stack.ts'

/** Each has parts that no other has. */
const PAGES = [
  '/',
  '/voice-over-artists',
  '/voice-over-artists/ethical-ai',
  '/shortlist',
  '/stopwatch',
  '/knowledge-base/podcast',
  '/knowledge-base/podcast/show-notes-worth-reading',
  '/enquiry',
  '/login',
]

test.afterAll(removeCreated)

/** Opens a window whose pages are translated before they are hydrated, or once they are. */
async function openWindow(open: Open, isEarly: boolean, isPhone: boolean) {
  const visit = await open({ viewport: isPhone ? PHONE : DESKTOP, hasTouch: isPhone })
  if (isEarly) await visit.page.addInitScript(translatePage)
  async function goto(path: string): Promise<void> {
    await visit.page.goto(path)
    await readThrough(visit.page)
    await untilHydrated(visit.page)
    if (!isEarly) await visit.page.evaluate(translatePage)
  }
  return { ...visit, goto }
}

async function openTranslated(open: Open, path: string, isEarly: boolean, isPhone: boolean) {
  const visit = await openWindow(open, isEarly, isPhone)
  await visit.goto(path)
  return visit
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

test('every kind of control of every section works when the page is translated', async ({ open }) => {
  await publishPage('test-translated', await oneOfEverySection())
  await pressPages(open, ['/test-translated'], false)
})

test('every kind of control of pages with code of their own works when the page is translated', async ({ open }) => {
  await healed('/knowledge-base', 'Loudness in plain numbers')
  await pressPages(open, PAGES, false)
})

test('a page that is translated before it is hydrated works as well', ({ open }) =>
  pressPages(open, ['/', '/voice-over-artists', '/services/jingles', '/stopwatch', '/contact-us'], true))

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

test('stopwatch, sharing, shortlist and the quote form show what changes', async ({ open }) => {
  const watch = await openTranslated(open, '/stopwatch', false, true)
  await button(watch.page, 'START').tap()
  await button(watch.page, 'PAUSE').waitFor()
  await button(watch.page, 'SPLIT').tap()
  await expect(watch.page.getByRole('list', { name: 'SPLITS' }).getByRole('listitem')).toHaveCount(1)
  await button(watch.page, 'COPY').tap()
  await button(watch.page, 'PAUSE').tap()
  const time = watch.page.getByRole('timer')
  const stopped = (await time.textContent()) ?? ''
  expect(stopped).not.toMatch(/^00HOURS:00MINUTES:00SECONDS:00/)
  await button(watch.page, 'RESET').tap()
  await expect(time).not.toHaveText(stopped)
  expect(watch.problems).toEqual([])

  const voices = await openTranslated(open, '/voice-over-artists', false, false)
  const { page } = voices
  await button(page, /^add .* to shortlist/i).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /shortlist \(1\)/i })).toBeVisible()
  await button(page, /^add .* to shortlist/i).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /shortlist \(2\)/i })).toBeVisible()
  await page.getByRole('searchbox').first().fill('nobody of this name')
  await page
    .getByRole('status')
    .filter({ hasText: /NO VOICES FOUND/ })
    .waitFor()
  await page.getByRole('searchbox').first().fill('')
  await page.getByRole('article').first().waitFor()
  await page.goto('/shortlist')
  await page.getByRole('article').first().waitFor()
  await page.evaluate(translatePage)
  await button(page, 'PLAY ALL').click()
  await page
    .getByRole('status')
    .filter({ hasText: /1 OF 2/ })
    .waitFor()
  await button(page, 'NEXT').click()
  await page
    .getByRole('status')
    .filter({ hasText: /2 OF 2/ })
    .waitFor()
  await button(page, 'COPY').click()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(voices.problems).toEqual([])

  const contact = await openTranslated(open, '/contact-us', true, true)
  const form = contact.page.getByRole('main')
  await button(contact.page, 'SEND').tap()
  await form.getByRole('link', { name: 'NAME IS REQUIRED.' }).waitFor()
  await form.getByLabel('NAME', { exact: true }).fill('Ada')
  await form.getByLabel('PHONE', { exact: true }).fill('0400 000 000')
  await form.getByLabel('BUSINESS E-MAIL', { exact: true }).fill('ada@studio.test')
  await form.getByLabel('BRIEF', { exact: true }).fill('A spot of thirty seconds.')
  await button(contact.page, 'SEND').tap()
  await form
    .getByRole('status')
    .filter({ hasText: /QUOTE IS SENT SUCCESSFULLY/ })
    .waitFor()
  expect(contact.problems).toEqual([])
})
