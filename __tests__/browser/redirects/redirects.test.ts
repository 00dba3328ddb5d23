/** Every redirect from old paths, on direct requests and on navigations within the site (B135-B139). */
import type { Page } from '@playwright/test'
import { createPublished, editPublished, remove, removeCreated } from '../helpers/content/lake.ts'
import { followRedirect, measureUntil, toPath, toUrl } from '../helpers/content/redirects.ts'
import { untilIdle } from '../helpers/page/browser.ts'
import { siteOrigin, untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

/** Old path and new path. */
const SPECIFIED = [
  ['/my-jobs', '/login'],
  ['/voice-over-artist', '/voice-over-artists'],
  ['/contactus', '/contact-us'],
  ['/how-does-a-voice-over-session-work', '/services/directed-sessions'],
  ['/about', '/our-story'],
  ['/blog', '/knowledge-base'],
  ['/blog/category/voice-over-artists', '/knowledge-base/voice-over-artists'],
  ['/blog/category/audio-production', '/knowledge-base/audio-production'],
  ['/blog/category/custom-jingles', '/knowledge-base/custom-jingles'],
  ['/blog/category/sound-design', '/knowledge-base/sound-design'],
  ['/blog/category/business-branding-leadership', '/knowledge-base/business'],
  ['/blog/category/business', '/knowledge-base/business'],
  ['/blog/category/podcast', '/knowledge-base/podcast'],
  ['/blog/category/anything-else', '/knowledge-base'],
  ['/services/eLearning', '/voice-over-artists'],
  ['/landing/directed-sessions', '/services'],
  ['/landing/sound-design', '/services'],
  ['/landing/jingles', '/services'],
  ['/landing/elearning', '/services'],
  ['/television/tv-commercials/', '/for-agencies'],
  ['/about/our-team/', '/our-team'],
  ['/creative-production/', '/services'],
  ['/online/', '/voice-overs'],
  ['/narration/corporate/old-demo', '/voice-over-artists'],
  ['/blog/2014/07/op-59-explained', '/knowledge-base/audio-production/loudness-in-plain-numbers'],
  ['/blog/2017/05/game-audio', '/knowledge-base/sound-design'],
  ['/blog/2013/01/nobody-knows-what', '/knowledge-base'],
  ['/media/voices/tamsin-reed-commercial.mp3', '/voice-over-artists?name=Tamsin%20Reed'],
  ['/media/voices/somebody-who-left.mp3', '/voice-over-artists'],
  ['/media/production/mix.wav', '/services/audio-production'],
  ['/media/sound-design/film.mp4', '/services/sound-design'],
  ['/media/jingles/old.mp3', '/services/jingles'],
  ['/media/tv/spot.mp4', '/for-agencies'],
] as const

/** The path where a visitor ends, when that is one page with one main heading. */
async function endOf(path: string): Promise<string> {
  const response = await fetch(siteOrigin() + path)
  const headings = (await response.text()).match(/<h1[\s>]/g)?.length
  if (response.status !== 200 || headings !== 1) return `${response.status} with ${headings} h1`
  return response.url.replace(siteOrigin(), '')
}

test.beforeAll(async () => {
  await untilPageHas('/knowledge-base', 'Loudness in plain numbers')
})
test.afterAll(removeCreated)

for (const [from, to] of SPECIFIED) {
  test(`${from} redirects permanently to ${to} in one step (B133, B138)`, async () => {
    expect(await followRedirect(from)).toEqual({ status: 308, to })
    expect(await endOf(from)).toBe(to)
  })
}

for (const [from, to] of [
  ['/contact%75s/', '/contact-us'],
  ['/Services/ELEARNING/?a=1&b=%20&flag&x=%FF', '/voice-over-artists?a=1&b=%20&flag&x=%FF'],
  ['/our-story.', '/our-story'],
  ['/Our-Story%29?flag', '/our-story?flag'],
  ['/Narration', '/voice-over-artists'],
  ['/Our-Story/', '/our-story'],
] as const) {
  test(`${from} redirects to ${to} in one step, whatever its case and slashes (B136)`, async () => {
    expect(await followRedirect(from)).toEqual({ status: 308, to })
  })
}

test('a path with repeated slashes arrives as well; Next removes those in a redirect of its own', async () => {
  expect(await endOf('/blog//category///sound-design/')).toBe('/knowledge-base/sound-design')
})

/** Follows a link of the page. */
function followLink(page: Page, href: string): Promise<void> {
  return page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
  }, href)
}

test('on navigation a redirect replaces the history entry, and Back does not loop (B137)', async ({ open }) => {
  const { page, problems } = await open({ reducedMotion: 'reduce' })
  const at = () => page.evaluate(() => location.pathname + location.search)
  await page.goto('/stopwatch')
  await untilIdle(page)
  const wrong: unknown[] = []
  // A whole path, a pattern, and a target with a query.
  const kinds = ['/my-jobs', '/narration/corporate/old-demo', '/media/voices/tamsin-reed-commercial.mp3']
  for (const [from, to] of SPECIFIED.filter(([source]) => kinds.includes(source))) {
    const before = await page.evaluate(() => history.length)
    await followLink(page, from)
    await page.waitForURL((url) => url.pathname !== '/stopwatch')
    const seen = await at()
    const added = (await page.evaluate(() => history.length)) - before
    await page.goBack()
    await page.waitForURL('**/stopwatch')
    // Going back left the new path as the forward entry: the next navigation replaces it.
    if (seen !== to || added !== (from === '/my-jobs' ? 1 : 0)) wrong.push({ from, to, seen, added })
  }
  expect(wrong).toEqual([])
  expect(problems).toEqual([])
})

test('query and hash are kept, also on navigation', async ({ open }) => {
  const { page } = await open({ reducedMotion: 'reduce' })
  const at = () => page.evaluate(() => location.href.replace(location.origin, ''))
  await page.goto('/contactus?from=card#anywhere')
  expect(await at()).toBe('/contact-us?from=card#anywhere')

  await page.goto('/stopwatch')
  await untilIdle(page)
  const before = await page.evaluate(() => history.length)
  await followLink(page, '/Landing/Jingles/?from=card#more-services')
  await page.waitForURL('**/services?from=card#more-services')
  await page.waitForFunction(() => {
    const top = document.getElementById('more-services')?.getBoundingClientRect().top
    return top !== undefined && top > -8 && top < innerHeight / 2
  })
  expect((await page.evaluate(() => history.length)) - before).toBe(1)
  await page.goBack()
  await page.waitForURL('**/stopwatch')

  // The hash that the redirect names wins.
  await followLink(page, '/media/jingles/sunny-side.mp3#elsewhere')
  await page.waitForURL('**/services/jingles#listen-to-samples-of-our-work')
})

test('a redirect works within two seconds of publishing, follows each change, and stops when deleted (B139)', async () => {
  expect((await followRedirect('/test-brochure')).status).toBe(404)
  const times: number[] = []
  const leads = async (path: string, status: number, to: string) =>
    times.push(await measureUntil(path, (answer) => answer.status === status && answer.to === to))

  await createPublished('test-brochure', 'redirect', {
    source: '/test-brochure',
    ...toPath('/our-story'),
    permanent: true,
  })
  await leads('/Test-Brochure/', 308, '/our-story')
  await editPublished('test-brochure', { permanent: false })
  await leads('/test-brochure', 307, '/our-story')
  await editPublished('test-brochure', toUrl('https://example.com/brochure'))
  await leads('/test-brochure?a=1', 307, 'https://example.com/brochure?a=1')
  await editPublished('test-brochure', { source: '/test-brochures/:year/*', ...toPath('/knowledge-base?year=new') })
  await leads('/test-brochures/2019/a/b', 307, '/knowledge-base?year=new')
  await leads('/test-brochure', 404, '')
  await createPublished('test-article', 'redirect', {
    source: '/knowledge-base/business/test-article-that-is-gone',
    ...toPath('/knowledge-base/business'),
    permanent: true,
  })
  await leads('/knowledge-base/business/test-article-that-is-gone', 308, '/knowledge-base/business')
  await remove('test-article')
  await leads('/knowledge-base/business/test-article-that-is-gone', 404, '')
  await remove('test-brochure')
  await leads('/test-brochures/2019/a/b', 404, '')
  // The median: one of ten may meet a pause of a busy machine.
  expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(2000)
})

test('a redirect can be undone: browsers revalidate it each time (B135)', async () => {
  const response = await fetch(`${siteOrigin()}/contactus`, { redirect: 'manual' })
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('a page and an article win over a redirect at their path (B136)', async () => {
  await createPublished('test-over-page', 'redirect', { source: '/our-team', ...toPath('/stopwatch'), permanent: true })
  await createPublished('test-over-articles', 'redirect', {
    source: '/knowledge-base/audio-production/*',
    ...toPath('/stopwatch'),
    permanent: true,
  })
  await measureUntil('/knowledge-base/audio-production/nothing-here', ({ to }) => to === '/stopwatch')
  expect((await followRedirect('/our-team')).status).toBe(200)
  expect((await followRedirect('/knowledge-base/audio-production')).status).toBe(200)
  expect((await followRedirect('/knowledge-base/audio-production/loudness-in-plain-numbers')).status).toBe(200)
  await remove('test-over-articles')
  await remove('test-over-page')
})
