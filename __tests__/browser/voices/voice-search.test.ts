/** Searches without results, and links to one voice (B58, B59, B63). In a browser for where they scroll and put the focus. */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { PHONE, untilIdle, untilStill } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { expect, test } from '../shared-stack.ts'

const LIST = '/voice-over-artists'

const status = (page: Page) => page.locator('#results [role=status]').first()
/** Whether the focused part of the page, which is not the page itself, contains an element. */
function holdsFocus(element: Element): boolean {
  const { activeElement, body } = document
  return activeElement !== body && activeElement?.contains(element) === true
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Opens the list and waits for hydration. */
async function openList(page: Page, address = LIST): Promise<void> {
  await page.goto(address)
  await page.locator('#results').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await untilHydrated(page)
}

/** Searches in the sheet for somebody whom nobody is called. */
async function searchInVain(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Show 0 voices' }).click()
  await status(page).getByText('No voices found.').waitFor()
}

test('a search without results offers wider searches that find somebody, else casting with the search in the brief (B63)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  await openList(page)
  await page.getByRole('button', { name: 'Remove Nationality: Australia' }).waitFor()
  await searchInVain(page, 'Cormac')
  const offer = page.getByRole('button', { name: 'Search all nationalities (1 voice)' })
  await offer.waitFor()
  expect(await axeProblems(page, '#results')).toEqual([])
  await offer.click()
  await page.getByRole('article', { name: 'Cormac Dunne' }).waitFor()
  expect(new URL(page.url()).search).toBe('?name=Cormac')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await status(page).getByText('Showing 1 to 12 of 15 results').waitFor()

  await searchInVain(page, 'zzzz')
  const casting = page.getByRole('button', { name: 'Ask us to cast a voice' })
  await casting.waitFor()
  await expect(page.getByRole('button', { name: /nationalities \(/ })).toHaveCount(0)
  await casting.click()
  const modal = page.getByRole('dialog', { name: 'Let us help you cast a voice' })
  await expect(modal.getByRole('textbox', { name: /brief/i })).toHaveValue(
    'Please cast a voice.\n“zzzz”\nNationality: Australia',
  )
  expect(problems).toEqual([])
})

test('a shared link scrolls to its card over a slow network, and nothing shifts afterwards (B59)', async ({ open }) => {
  const { page, context, problems } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
  const late = Promise.withResolvers<void>()
  await context.route(/\/api\/v1\/voices\?/, (route) => late.promise.then(() => route.fallback()))
  await page.goto(`${LIST}?name=Cormac+Dunne&category_name=Corporate`)
  await status(page).getByText('Loading...').waitFor()
  await untilStill(page.locator('#results'))
  expect(await scrollY(page)).toBe(0)
  late.resolve()
  const card = page.getByRole('article', { name: 'Cormac Dunne' })
  await page.getByRole('heading', { name: 'Here is Cormac Dunne' }).waitFor()
  const play = card.getByRole('button', { name: 'Play Cormac Dunne' })
  await page.waitForFunction(() => window.scrollY > 0)
  const landed = await play.boundingBox()
  expect(landed && landed.y > 60 && landed.y + landed.height < PHONE.height - 60).toBe(true)
  await expect.poll(() => card.evaluate(holdsFocus)).toBe(true)
  await untilIdle(page)
  await untilStill(play)
  expect(await play.boundingBox()).toEqual(landed)
  await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  expect(problems).toEqual([])
})
