/** The page of voice artists: one audio file at a time, and pagination. In a browser for its sounds and its history. */

import { DESKTOP, PHONE, untilIdle } from '../helpers/page/browser.ts'
import { mediaState, untilPlaying, watchMedia } from '../helpers/page/media.ts'
import { expect, test } from '../shared-stack.ts'

test('fetches no audio before Play, and a second card stops the first', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await watchMedia(page)
  const audio: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) audio.push(request.url())
  })
  await page.goto('/voice-over-artists')
  await untilIdle(page)
  expect(audio).toEqual([])

  await page.getByRole('article', { name: 'Tamsin Reed' }).getByRole('button', { name: 'Play Tamsin Reed' }).click()
  await untilPlaying(page, 0.2)
  await page.getByRole('article', { name: 'Flint' }).getByRole('button', { name: 'Play Flint' }).click()
  await page.getByRole('button', { name: 'Pause Flint' }).waitFor()
  await untilPlaying(page, 0.2)
  expect((await mediaState(page)).filter(({ paused }) => !paused)).toHaveLength(1)
  await expect(page.getByRole('button', { name: /^Pause / })).toHaveCount(1)
  expect(
    await page.getByRole('article', { name: 'Tamsin Reed' }).getByRole('button', { name: 'Play Tamsin Reed' }).count(),
  ).toBe(1)
  expect(problems).toEqual([])
})

test('a page number shows its voices and stops audio, and Back returns (B65)', async ({ open }) => {
  const { page, problems } = await open({ viewport: PHONE })
  await watchMedia(page)
  await page.goto('/voice-over-artists')
  await page.getByText('Showing 1 to 12 of 15 results').waitFor()
  await page.getByRole('button', { name: 'Play Tamsin Reed' }).click()
  await untilPlaying(page, 0.1)

  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: /2$/ }).click()
  await page.getByText('Showing 13 to 15 of 15 results').waitFor()
  expect(page.url()).toMatch(/\?page=2$/)
  expect((await mediaState(page)).every(({ paused }) => paused)).toBe(true)
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.goBack()
  await page.getByText('Showing 1 to 12 of 15 results').waitFor()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(problems).toEqual([])
})

test('a page number beyond the end becomes an existing page (B64)', async ({ open }) => {
  const { page } = await open()
  await page.goto('/voice-over-artists?page=99')
  await page.getByText('Showing 13 to 15 of 15 results').waitFor()
})
