/**
 * Hostile strings in API responses (team, voices, articles, titles): decoded by the real server and shown on real
 * pages, without the content security policy.
 */

import { HOSTILE_HTML, HOSTILE_TEXTS, HOSTILE_URLS } from '../../helpers/data/hostile-html.ts'
import { expectHarmless, fireEvents, openWatched } from '../helpers/content/hostile.ts'
import { editPublished, lake, untilResponse } from '../helpers/content/lake.ts'
import { setFaults, siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const BENIGN =
  '<p>Plays <strong>double bass</strong>, writes <em>jingles</em>.</p><ul><li>Brass</li></ul><p><a href="https://band.example/">The band</a></p>'

const textAt = (index: number) => HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? ''
const urlAt = (index: number) => HOSTILE_URLS[index % HOSTILE_URLS.length] ?? ''

const teamMembers = [
  { id: 1, full_name: 'Benign Member', position: 'Bass', card_image_url: '', short_description: BENIGN },
  ...HOSTILE_HTML.map((html, index) => ({
    id: index + 2,
    full_name: `${index} ${textAt(index)}`,
    position: textAt(index + 100),
    card_image_url: urlAt(index),
    short_description: html,
  })),
]

/** Every text is in at least one field of a card. */
const voices = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / 6) }, (_, index) => ({
  id: index + 1,
  pseudonym: `${index} ${textAt(index * 6)}`,
  shortDescription: textAt(index * 6 + 1),
  websiteDescription: textAt(index * 6 + 2),
  ageCategory: textAt(index * 6 + 3),
  region: textAt(index * 6 + 4),
  code: textAt(index * 6 + 5),
  male: index % 2 === 0,
  directedSessionAvailability: true,
  ethicalAICategoryAssigned: true,
  categoryAudioList: [0, 1, 2].map((sample) => ({
    id: `${index}-${sample}`,
    category: textAt(index * 7 + sample),
    url: sample === 0 ? 'https://own.example/"><script>pwned()</script>.mp3' : urlAt(index + sample),
  })),
}))

const blogPosts = HOSTILE_TEXTS.map((text, index) => ({
  id: index + 1,
  title: `${index} ${text}`,
  system_name: index % 2 ? `article-${index}` : text.slice(0, 100) || 'x',
  description: textAt(index + 50),
  written_by: textAt(index + 150),
  body: text,
  card_image_url: urlAt(index),
}))

/** Everything that could end an attribute, an element or a script, in one line. */
const BREAK_OUT = `"'></title></script></style></textarea>--><script>pwned()</script><img src=x onerror=pwned()>\u2028&quot;&lt;`

/** Revalidates a page with the API's current data, through an edit of its document and the webhook. */
async function remade(id: string, path: string, isThere: (html: string) => boolean): Promise<void> {
  const showLogos = (await lake().getDocument(id))?.showLogos !== true
  await editPublished(id, { showLogos })
  await untilResponse(path, ({ html }) => html.includes('<logo-carousel') === showLogos && isThere(html))
}

test('team: none of three hundred hostile texts runs; benign formatting survives', async ({ open }) => {
  test.setTimeout(180_000)
  await setFaults([{ match: '/team-member', answer: { teamMembers } }])
  await remade('page-our-team', '/our-team', (html) => html.includes('Benign Member'))
  const watched = await openWatched(open)
  const { page } = watched
  await page.goto('/our-team')
  await fireEvents(page)
  const cards = page.locator('#people li:has(h3)')
  expect(await cards.count()).toBe(teamMembers.length)
  const benign = cards.filter({ hasText: 'Benign Member' })
  const weight = await benign.locator('strong').evaluate((strong) => Number(getComputedStyle(strong).fontWeight))
  expect(weight).toBeGreaterThanOrEqual(600)
  expect(await benign.locator('em').textContent()).toBe('jingles')
  expect(await benign.locator('ul > li').textContent()).toBe('Brass')
  const link = benign.getByRole('link', { name: 'The band' })
  expect(await link.getAttribute('href')).toBe('https://band.example/')
  expect(await link.getAttribute('rel')).toContain('noopener')
  await expectHarmless(watched)
  await setFaults([])
  await remade('page-our-team', '/our-team', (html) => !html.includes('Benign Member'))
})

test('voices: no hostile name, text, category or URL runs, on the server or in the browser', async ({ open }) => {
  test.setTimeout(180_000)
  const answer = { voices, totalCount: voices.length, totalPages: 1 }
  await setFaults([{ match: '/voices', exact: true, answer }])
  await remade('page-voice-over-artists', '/voice-over-artists', (html) => html.includes('0 &lt;SCRIPT'))
  const watched = await openWatched(open)
  const { page } = watched
  await page.goto('/voice-over-artists')
  const cards = page.locator('main li > article')
  expect(await cards.count()).toBe(voices.length)
  // The same through the API proxy, as the browser requests it.
  await page.goto('/voice-over-artists?gender_id=1')
  await page.waitForFunction((count) => document.querySelectorAll('main li > article').length === count, voices.length)
  const first = cards.first()
  expect(await first.getByRole('heading').textContent()).toBe(voices[0]?.pseudonym)
  for (const play of (await page.getByRole('button', { name: /^Play / }).all()).slice(0, 3)) await play.click()
  await expectHarmless(watched)
  await setFaults([])
  await remade('page-voice-over-artists', '/voice-over-artists', (html) => html.includes('Tamsin Reed'))
})

test('article lists: no hostile title, description, author, URL or picture runs', async ({ open }) => {
  test.setTimeout(180_000)
  const answer = { blogPosts, totalCount: blogPosts.length, totalPages: 1 }
  await setFaults([{ match: '/blog-posts', answer }])
  const watched = await openWatched(open)
  await watched.page.goto('/knowledge-base/podcast?search=x')
  await watched.page.waitForFunction(
    (count) => document.querySelectorAll('#articles article').length === count,
    blogPosts.length,
  )
  await expectHarmless(watched)
  // Restores the page, which other test files use next.
  await setFaults([])
  await remade('page-knowledge-base-podcast', '/knowledge-base/podcast', (html) => html.includes('Show notes worth'))
})

test('article: hostile title, description, publication line and author stay text, in head and structured data too', async ({
  open,
}) => {
  test.setTimeout(180_000)
  // A new path for each try: a cached page would stay for a minute.
  const name = `an-article-that-breaks-out-${Date.now()}`
  const path = `/knowledge-base/podcast/${name}`
  const summary = { id: 9, title: BREAK_OUT, system_name: name, description: BREAK_OUT, written_by: BREAK_OUT }
  await setFaults([
    {
      match: `/blog-post/${name}`,
      answer: {
        title: BREAK_OUT,
        description: BREAK_OUT,
        publish_info: BREAK_OUT,
        body: BENIGN + HOSTILE_HTML.join('\n'),
      },
    },
    { match: '/blog-posts', answer: { blogPosts: [summary], totalCount: 1, totalPages: 1 } },
    { match: '/seo/page-metainfo', answer: { meta_title: `Meta ${BREAK_OUT}`, meta_description: BREAK_OUT } },
  ])
  const response = await fetch(siteOrigin() + path)
  expect(response.status).toBe(200)
  const watched = await openWatched(open)
  const { page } = watched
  await page.goto(path)
  // Entities of a plain text are decoded once.
  const decoded = BREAK_OUT.replace('&quot;', '"').replace('&lt;', '<')
  const shown = decoded.replace('\u2028', ' ')
  const plain = (text: string | null) => text?.replace(/\s+/g, ' ')
  expect(plain(await page.locator('h1').textContent())).toBe(plain(shown))
  expect(await page.title()).toContain('Meta "\'></title></script>')
  for (const meta of ['meta[property="og:title"]', 'meta[name="twitter:title"]', 'meta[name=description]']) {
    expect(await page.locator(meta).getAttribute('content')).toContain('</script></style></textarea>--><script>pwned()')
  }
  const graph: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(graph).toMatchObject({ '@graph': expect.arrayContaining([expect.objectContaining({ headline: decoded })]) })
  expect(await page.locator('main strong').first().textContent()).toBe('double bass')
  expect(await page.locator('footer').count()).toBe(1)
  const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect(new URL(image).origin).toBe(siteOrigin())
  await expectHarmless(watched)
})

test.afterAll(async () => {
  await setFaults([])
})
