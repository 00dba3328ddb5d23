/** The page of voice artists: one real audio file at a time, and pagination. */
import { expect, test } from './fixtures.ts'
import { DESKTOP, PHONE, rests } from './helpers/browser.ts'
import { mediaState, untilPlaying, watchMedia } from './helpers/media.ts'
import { setFaults } from './helpers/stand-ins.ts'

test('fetches no audio before Play, and a second card stops the first', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await watchMedia(page)
  const audio: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) audio.push(request.url())
  })
  await page.goto('/voice-over-artists')
  await rests(page)
  expect(audio).toEqual([])

  await page.getByRole('article', { name: 'Tamsin Reed' }).getByRole('button', { name: 'Play Tamsin Reed' }).click()
  await untilPlaying(page, 0.2)
  await page.getByRole('article', { name: 'Flint' }).getByRole('button', { name: 'Play Flint' }).click()
  await page.getByRole('button', { name: 'Pause Flint' }).waitFor()
  await untilPlaying(page, 0.2)
  expect((await mediaState(page)).filter(({ paused }) => !paused)).toHaveLength(1)
  expect(await page.getByRole('button', { name: /^Pause / }).count()).toBe(1)
  expect(
    await page.getByRole('article', { name: 'Tamsin Reed' }).getByRole('button', { name: 'Play Tamsin Reed' }).count(),
  ).toBe(1)
  expect(problems).toEqual([])
})

test('the waveform seeks by keys and by click', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP })
  await watchMedia(page)
  await page.goto('/voice-over-artists')
  const card = page.getByRole('article', { name: 'Tamsin Reed' })
  await card.getByRole('button', { name: 'Play Tamsin Reed' }).click()
  await untilPlaying(page, 0.1)
  const slider = card.getByRole('slider')
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not on the page')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await untilPlaying(page, 5)
  await slider.focus()
  await page.keyboard.press('Home')
  await page.waitForFunction(() => window.mediaState().every(({ currentTime }) => currentTime < 3))
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0:0\d of 0:1\d$/)
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
  expect(await page.getByRole('article').count()).toBe(3)

  await page.goBack()
  await page.getByText('Showing 1 to 12 of 15 results').waitFor()
  expect(await page.getByRole('article').count()).toBe(12)
  expect(problems).toEqual([])
})

test('a page number beyond the end becomes an existing page (B64)', async ({ open }) => {
  const { page } = await open()
  await page.goto('/voice-over-artists?page=99')
  await page.getByText('Showing 13 to 15 of 15 results').waitFor()
})

test('a sample that cannot be loaded returns the button to Play and logs no error of ours (B89)', async ({ open }) => {
  const { page, problems } = await open()
  await page.goto('/voice-over-artists')
  await setFaults([{ match: '/media/voices', status: 404 }])
  await page.getByRole('button', { name: 'Play Wren' }).click()
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: 'Play Wren' }).waitFor()
  expect(await page.getByRole('button', { name: /^Pause / }).count()).toBe(0)
  // Chromium itself reports the refused file; our code may add nothing.
  expect(problems.filter((problem) => !/status of 404|ERR_BLOCKED_BY_ORB/.test(problem))).toEqual([])
})
