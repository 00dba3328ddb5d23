/**
 * The knowledge base (B110-B118, B178-B183). In a browser for its history, late responses, pictures that fail, and what works without
 * scripts.
 */

import type { Page } from '@playwright/test'
import { axeProblems } from '../helpers/page/axe.ts'
import { DESKTOP, holdRequests, PHONE, untilDrawn } from '../helpers/page/browser.ts'
import { untilHydrated } from '../helpers/page/media.ts'
import { setFaults, siteOrigin, untilPageHas } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const NARROW = { width: 320, height: 640 }
const HUB = '/knowledge-base'
const PODCAST = '/knowledge-base/podcast'
const POST = `${PODCAST}/show-notes-worth-reading`

test.beforeAll(async () => {
  await untilPageHas(HUB, 'Showing 1 to 6 of 6 results')
  await untilPageHas(PODCAST, 'Show notes worth reading')
  await untilPageHas(POST, 'id="the-top-line"')
  for (const path of ['/our-team', '/our-story']) await untilPageHas(path, 'portrait.svg')
})

const counted = (page: Page, text: string) => page.locator('main [role=status]').getByText(text).first().waitFor()
const html = async (path: string) => (await fetch(siteOrigin() + path)).text()
const canonical = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]

/** Opens a list, and waits until it handles what a visitor does. */
async function openPodcast(page: Page): Promise<void> {
  await page.goto(PODCAST)
  await page.locator('#articles').scrollIntoViewIfNeeded()
  await untilHydrated(page)
}

/** Searches that the page has sent through the API proxy. */
function watchKeywords(page: Page): (string | null)[] {
  const keywords: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/blog-posts') keywords.push(url.searchParams.get('SearchKeyword'))
  })
  return keywords
}

test('categories, articles of a category and a whole article are in the HTML', async () => {
  const hub = await html(HUB)
  for (const category of ['Voice over artists', 'Audio production', 'Custom jingles', 'Sound design', 'Business']) {
    expect(hub).toContain(`>${category}</a>`)
  }
  expect(hub).toContain('BlogCategory_6.webp')
  const list = await html(PODCAST)
  expect(list).toContain('Showing 1 to 4 of 4 results')
  expect(list).toContain(`href="${POST}"`)
  const post = await html(POST)
  expect(post).toContain('3 March 2026 · 2 min read')
  expect(post).toContain('By Bernadette Sole')
  expect(post).toContain('<h2 id="the-top-line">The top line</h2>')
  expect(canonical(post)).toMatch(new RegExp(`${POST}$`))
})

test('from the front page to a category to an article and back, without JavaScript', async ({ open }) => {
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto(HUB)
  await page.getByRole('main').getByRole('link', { name: 'Podcast', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'A show a small team can keep making' }).waitFor()
  await page.getByRole('link', { name: 'Show notes worth reading' }).click()
  await page.getByRole('heading', { level: 1, name: 'Show notes worth reading' }).waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Podcast' }).click()
  await page.waitForURL(`**${PODCAST}`)
})

test('the search starts as a single space, sends each change, and is restored by Back (B113, B114)', async ({
  open,
}) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  const keywords = watchKeywords(page)
  await openPodcast(page)
  const box = page.getByRole('searchbox', { name: 'Search these articles' })
  await expect(box).toHaveValue(' ')
  await box.focus()
  await page.keyboard.press('End')
  for (const [index, letter] of [...'echo'].entries()) {
    await page.keyboard.type(letter)
    await expect.poll(() => keywords.length).toBe(index + 1)
  }
  await counted(page, 'Showing 1 to 1 of 1 results')
  expect(keywords).toEqual([' e', ' ec', ' ech', ' echo'])
  await page.waitForURL(/search=echo/)
  await page.getByRole('link', { name: 'Two microphones, one room, no echo' }).click()
  await page.waitForURL('**/two-microphones-one-room-no-echo')
  await page.getByRole('heading', { level: 1, name: 'Two microphones, one room, no echo' }).waitFor()
  await page.goBack()
  await counted(page, 'Showing 1 to 1 of 1 results')
  await expect(page.getByRole('searchbox', { name: 'Search these articles' })).toHaveValue('echo')
  expect(problems).toEqual([])
})

const NOTES = /SearchKeyword=(\+|%20)?notes&/

test('a late response to an earlier search is not shown (B113)', async ({ open }) => {
  const { page } = await open({ viewport: DESKTOP })
  const release = await holdRequests(page, NOTES)
  await openPodcast(page)
  const box = page.getByRole('searchbox', { name: 'Search these articles' })
  await Promise.all([page.waitForRequest(NOTES), box.fill('notes')])
  await box.fill('echo')
  await counted(page, 'Showing 1 to 1 of 1 results')
  const late = page.waitForResponse(NOTES)
  release()
  await (await late).finished()
  await page.waitForFunction(
    (url) => performance.getEntriesByName(url).some(({ duration }) => duration > 0),
    (await late).url(),
  )
  await untilDrawn(page)
  await expect(page.locator('#articles article h3')).toHaveText(['Two microphones, one room, no echo'])
})

test('the search of the front page covers every category (B115)', async ({ open }) => {
  const { page, problems } = await open({ viewport: DESKTOP })
  await page.goto(`${HUB}?search=echo`)
  await counted(page, '1 article found')
  expect(await axeProblems(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'Two microphones, one room, no echo' }).click()
  await page.waitForURL(`**${PODCAST}/two-microphones-one-room-no-echo`)
  expect(problems).toEqual([])
})

test('an article under the wrong category is shown with the canonical URL of its own (B117)', async () => {
  const response = await fetch(`${siteOrigin()}/knowledge-base/business/show-notes-worth-reading`)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('id="the-top-line"')
  expect(canonical(text)).toMatch(new RegExp(`${POST}$`))
})

/** A name that no test has used: a cached article would be shown while the API is down. */
const unused = (name: string) => `${name}-${Date.now()}`

test('an article in three categories has one canonical URL, and its sharing picture exists under each (B179)', async () => {
  const name = unused('in-three')
  const summary = { id: 9101, title: 'In three', system_name: name, description: '', written_by: 'Staff Writer' }
  await setFaults([
    { match: '/blog-posts', answer: { blogPosts: [summary], totalCount: 1, totalPages: 1 } },
    {
      match: `/blog-post/${name}`,
      answer: { ...summary, publish_info: 'Published by Staff Writer', body: '<p>B</p>' },
    },
  ])
  const seen = await Promise.all(
    ['podcast', 'business', 'sound-design'].map(async (category) => {
      const text = await html(`/knowledge-base/${category}/${name}`)
      const image = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
      // Named once: the publication line says it.
      const authors = text.match(/>[^<>]*Staff Writer<\/p>/g)
      return [canonical(text), (await fetch(image)).status, authors]
    }),
  )
  const own = `${siteOrigin()}/knowledge-base/voice-over-artists/${name}`
  expect(seen).toEqual(Array(3).fill([own, 200, ['>Published by Staff Writer</p>']]))
})

const NAMES = [
  'cafe\u0301-nfd',
  'Capitals',
  'two words',
  'a/b',
  'a+b',
  "what's-new",
  'the-end.',
  '100%',
  'why?',
  'ж'.repeat(60),
]

test('articles of whatever name open by the links of their cards, rendered and cached (B181)', async () => {
  const wrong: unknown[] = []
  for (const name of NAMES.map(unused)) {
    await setFaults([{ match: `/blog-post/${name}`, answer: { title: name, body: '<p>Body</p>' } }])
    const url = `${siteOrigin()}${PODCAST}/${encodeURIComponent(name)}`
    for (const time of ['rendered', 'cached']) {
      const response = await fetch(url)
      const isRight = response.status === 200 && (await response.text()).includes('<p>Body</p>')
      if (!isRight) wrong.push([name, time, response.status])
    }
  }
  expect(wrong).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ', without JavaScript'
  test(`an article that cannot be read is the site's page with Retry${how} (B178)`, async ({ open }) => {
    const name = unused(`away-${javaScriptEnabled}`)
    const path = `${PODCAST}/${name}`
    await setFaults([{ match: `/blog-post/${name}`, status: 500 }])
    const { page } = await open({ viewport: NARROW, javaScriptEnabled })
    const response = await page.goto(`${path}?from=mail`)
    expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '60'])
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article cannot be loaded right now')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Error: We could not load the article right now. Please try again.',
    )
    for (const landmark of ['banner', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    for (const viewport of [DESKTOP, NARROW]) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    if (javaScriptEnabled) expect(await axeProblems(page, 'main')).toEqual([])
    expect((await fetch(siteOrigin() + path, { method: 'HEAD' })).status).toBe(503)

    await setFaults([{ match: `/blog-post/${name}`, answer: { title: 'Back again', body: '<p>Body</p>' } }])
    await page.getByRole('link', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Back again' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('?from=mail')
  })
}

/** Pages with pictures of the API and of categories, and the drawing that stands in for each. */
const PICTURES = [
  [HUB, 'cover.svg'],
  [PODCAST, 'cover.svg'],
  [POST, 'cover.svg'],
  ['/our-team', 'portrait.svg'],
  ['/our-story', 'portrait.svg'],
] as const

const API_PICTURE = /\/media\/|BlogCategory_/

/** Expects every picture of the API that comes into the window to be the drawing, or one of its numbered ones. */
async function expectDrawings(page: Page, drawing: string): Promise<void> {
  const pictures = page.locator('img[data-fallback]')
  await expect
    .poll(async () => {
      await pictures.evaluateAll((all) => {
        for (const image of all) image.scrollIntoView({ block: 'center', behavior: 'instant' })
      })
      const shown = await pictures.evaluateAll((all) =>
        all.flatMap((image) => {
          if (!(image instanceof HTMLImageElement)) return []
          return image.complete && image.naturalWidth > 0
            ? image.currentSrc.replace(/.*\//, '').replace(/-\d\./, '.')
            : 'not shown'
        }),
      )
      return Array.from(new Set(shown))
    })
    .toEqual([drawing])
}

test('pictures that fail give way to a drawing, hydrated or not, on phones and on wide screens (B183)', async ({
  open,
}) => {
  const { page } = await open({ viewport: NARROW, reducedMotion: 'reduce' })
  let count = 0
  // Missing, closed, and a file that is no picture.
  await page.route(API_PICTURE, (route) => {
    count += 1
    if (count % 3 === 0) return route.abort()
    return route.fulfill(count % 3 === 1 ? { status: 404 } : { contentType: 'image/webp', body: 'no picture' })
  })
  for (const [path, drawing] of PICTURES) {
    await page.setViewportSize(path === HUB || path === '/our-team' ? DESKTOP : NARROW)
    await page.goto(path)
    await expectDrawings(page, drawing)
  }
  // A search renders the list anew, and its pictures fail again.
  await openPodcast(page)
  await page.getByRole('searchbox', { name: 'Search these articles' }).fill('echo')
  await counted(page, 'Showing 1 to 1 of 1 results')
  await expectDrawings(page, 'cover.svg')
})

test('without JavaScript a drawing is behind the pictures that fail (B183)', async ({ open }) => {
  const { page } = await open({ viewport: NARROW, javaScriptEnabled: false })
  await page.route(API_PICTURE, (route) => route.abort())
  for (const [path, drawing] of PICTURES.slice(2, 4)) {
    await page.goto(path)
    const picture = page.locator('img[data-fallback]').first()
    await expect(picture).toHaveCSS('background-image', new RegExp(drawing))
    await picture.scrollIntoViewIfNeeded()
  }
})

test('the 404 page asks for no data file', async ({ open }) => {
  const { page } = await open({ viewport: PHONE })
  const data: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) data.push(request.url())
  })
  for (const path of ['/no-such-page?a=1', '/knowledge-base/podcast/never-written', '/404']) {
    expect((await page.goto(path))?.status()).toBe(404)
    // A press hydrates an island.
    await page.getByRole('searchbox').fill('jingle')
    await page.getByRole('button', { name: /menu/i }).first().click()
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    expect([path, data]).toEqual([path, []])
  }
})

for (const path of ['/knowledge-base/no-such-category', '/knowledge-base/podcast/never-written']) {
  test(`${path} is a 404`, async () => {
    const response = await fetch(siteOrigin() + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('error.404')
  })
}
