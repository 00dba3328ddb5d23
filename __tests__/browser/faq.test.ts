/** FAQ items in a real browser, with and without JavaScript and in print (B103). */

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axeProblems } from './helpers/axe.ts'
import { PHONE, rests } from './helpers/browser.ts'

const PATH = '/services/podcast-production'

/** The site's header is lower than this. */
const BELOW_HEADER = 160

const summary = (page: Page, question: string) => page.locator('summary', { hasText: question })

function openQuestions(page: Page): Promise<string[]> {
  return page.locator('details[open] > summary h3').allTextContents()
}

/** The position of a question in the window after scrolling has ended. */
async function topOf(page: Page, question: string): Promise<number> {
  await page.waitForFunction((words) => {
    const found = Array.from(document.querySelectorAll('summary')).find(({ textContent }) =>
      textContent.includes(words),
    )
    const top = found?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < window.innerHeight
  }, question)
  return (await summary(page, question).boundingBox())?.y ?? Number.NaN
}

for (const javaScriptEnabled of [true, false]) {
  test(`JavaScript ${javaScriptEnabled}: the question in the hash is open, all others are closed`, async ({ open }) => {
    const { page, problems } = await open({ viewport: PHONE, javaScriptEnabled, reducedMotion: 'reduce' })
    await page.goto(`${PATH}#faq-whose-music-is-it`)
    await rests(page)
    expect(await openQuestions(page)).toEqual(['Whose music is it?'])
    if (javaScriptEnabled) expect(await topOf(page, 'Whose music is it?')).toBeLessThan(BELOW_HEADER)
    await summary(page, 'Where do we record?').click()
    expect(await openQuestions(page)).toEqual(['Where do we record?', 'Whose music is it?'])
    expect(problems).toEqual([])
  })
}

test('print shows every answer', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(PATH)
  const answer = page.getByText('The library tracks that you hear while choosing')
  const isVisible = () => answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isVisible()).toBe(true)
})

test('passes axe with all items open', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/advertising-voice-overs#questions')
  await rests(page)
  for (const row of await page.locator('#questions summary').all()) await row.click()
  expect(await axeProblems(page, '#questions')).toEqual([])
})
