/**
 * Samples and films of the service pages with real media, and embedded films that load nothing before a press
 * (B96, B97).
 */

import { createPublished, removeCreated, untilResponse } from '../helpers/content/lake.ts'
import { PHONE, untilIdle } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { expect, test } from '../own-stack.ts'

test.afterAll(() => removeCreated())

test('Before and After play their part of the film, with captions, and only one film plays at a time', async ({
  open,
}) => {
  const { page, problems } = await open()
  await page.goto('/services/post-production#samples')
  await untilHydrated(page)
  const section = page.locator('#samples')
  const untilPlaying = (name: string) => section.getByRole('button', { name, pressed: true }).waitFor()
  // A link, which becomes a button when it is used.
  await section.getByLabel('After: Mains hum').click()
  await untilPlaying('After: Mains hum')
  const film = section.getByLabel('Mains hum', { exact: true })
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThanOrEqual(5.1)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)).toBe(2)
  await section.getByRole('button', { name: 'Before: Mains hum' }).click()
  await untilPlaying('Before: Mains hum')
  await expect.poll(time).toBeLessThan(5)
  await section.getByRole('button', { name: 'Before: Wind on the jetty' }).click()
  await untilPlaying('Before: Wind on the jetty')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  expect(problems).toEqual([])
})

test('without JavaScript every sample is there, and films are links (B97)', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: PHONE })
  for (const [path, all] of [
    ['/services/jingles', 12],
    ['/services/sound-design', 11],
    ['/services/post-production', 8],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('li[data-variant]').filter({ visible: true })).toHaveCount(all)
    await expect(page.getByRole('button', { name: 'Load more' }).filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'After: Mains hum' })).toHaveAttribute('href', /\.mp4#t=5\.2$/)
})

test('a YouTube or Vimeo film is requested only when pressed (B97)', async ({ open }) => {
  const film = (_key: string, source: string, address: string) => ({
    _key,
    _type: 'videoEmbed',
    heading: `A film on ${source}`,
    tone: 'white',
    anchor: source,
    source,
    address,
  })
  await createPublished('test-films', 'page', {
    title: 'Films',
    path: '/test-films',
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'Films', tone: 'cream' },
      film('one', 'youtube', 'https://youtu.be/dQw4w9WgXcQ'),
      film('two', 'vimeo', 'https://vimeo.com/76979871'),
    ],
    seo: { _type: 'seo', noIndex: true },
  })
  await untilResponse('/test-films', ({ status, html }) => status === 200 && html.includes('A film on vimeo'))

  const { page, context, foreign, problems } = await open()
  // The test makes no requests to the internet: they get their response here.
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }))
  await page.goto('/test-films#vimeo')
  await untilHydrated(page)
  await untilIdle(page)
  expect(foreign).toEqual([])

  await page.getByLabel('Play video: A film on youtube').click()
  await page.frameLocator('iframe').getByText('A film').waitFor()
  expect(new Set(foreign)).toEqual(new Set(['https://www.youtube-nocookie.com']))
  await page.getByLabel('Play video: A film on vimeo').click()
  await page.frameLocator('iframe[title="A film on vimeo"]').getByText('A film').waitFor()
  expect(new Set(foreign)).toEqual(new Set(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']))
  // Only one sound on the page: the first film stops.
  await page.locator('iframe[title="A film on youtube"]').waitFor({ state: 'detached' })
  await expect(page.locator('iframe')).toHaveCount(1)
  expect(problems).toEqual([])
})
