/**
 * Hostile strings in editors' content (every field of every section, rich text, film URLs, SVGs, titles,
 * redirects, settings), published in the real Content Lake and shown on real pages, without the content security
 * policy.
 */

import { ASTRAY, HOSTILE_TEXTS, HOSTILE_URLS } from '../../helpers/data/hostile-html.ts'
import {
  type Hostile,
  hostileBlock,
  hostileFields,
  hostileSections,
  readContentModel,
  round,
} from '../../studio/schema/filled-documents.ts'
import { expectHarmless, fireEvents, openWatched } from '../helpers/content/hostile.ts'
import { createPublished, editPublished, lake, removeCreated, untilResponse } from '../helpers/content/lake.ts'
import { untilDrawn } from '../helpers/page/browser.ts'
import { siteOrigin } from '../helpers/servers/stand-ins.ts'
import { expect, test } from '../own-stack.ts'

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="600" onload="pwned()">
<script>pwned();parent.pwned()</script><a xlink:href="javascript:pwned()"><rect width="800" height="600" onmouseover="pwned()"/></a>
<foreignObject width="800" height="600"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.pwned()"/></foreignObject>
<image href="https://evil.example/x.png" onerror="pwned()"/><set attributeName="onload" to="pwned()"/></svg>`

const FILMS = [
  'javascript:pwned()',
  'data:text/html,<script>pwned()</script>',
  '<iframe src="javascript:pwned()"></iframe>',
  '<iframe src="https://evil.example/embed/1234567"></iframe>',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/"><script>pwned()</script>',
  'https://www.youtube.com/watch?v="onload=pwned() ',
  'https://player.vimeo.com/video/1/../../evil',
  '//evil.example/embed/x',
]

const model = readContentModel()
const [firstText = '', ...texts] = HOSTILE_TEXTS
const [firstUrl = '', ...urls] = [...HOSTILE_URLS, ...ASTRAY]

let hostile: Hostile

test.beforeAll(async () => {
  const [image, file] = await Promise.all([
    lake().assets.upload('image', Buffer.from(SVG), { filename: 'drawing.svg' }),
    lake().assets.upload('file', Buffer.from('<script>pwned()</script>'), {
      filename: 'x.html',
      contentType: 'text/html',
    }),
  ])
  const any = (type: string) =>
    lake().fetch<string>(`*[_type == $type && !(_id in path("drafts.**"))][0]._id`, { type })
  const [page, sample, review] = await Promise.all(['page', 'sample', 'review'].map(any))
  const choices = round<number>([0, 1, 2, 3, 4, 5, 6])
  hostile = {
    text: round([firstText, ...texts]),
    address: round([firstUrl, ...urls]),
    choice: (all) => all[choices() % all.length] ?? '',
    references: { page: page ?? '', sample: sample ?? '', review: review ?? '' },
    image: image._id,
    file: file._id,
  }
})

test.afterAll(removeCreated)

async function publishedAt(name: string, fields: object): Promise<string> {
  const path = `/${name}`
  await createPublished(name, 'page', { title: `Made for ${name}`, path, sections: [], ...fields })
  await untilResponse(path, ({ status, html }) => status === 200 && html.includes(`Made for ${name}`))
  return path
}

test('no field of any section runs its content or makes the page scroll sideways', async ({ open }) => {
  test.setTimeout(120_000)
  const sections = hostileSections(model, hostile)
  const path = await publishedAt('hostile-sections', { sections })
  const watched = await openWatched(open)
  await watched.page.goto(path)
  expect(await watched.page.locator('main').count()).toBe(1)
  await expectHarmless(watched)
})

test('a choice that is not among the options does neither', async ({ open }) => {
  test.setTimeout(120_000)
  const sections = hostileSections(model, { ...hostile, choice: hostile.text })
  const path = await publishedAt('hostile-choices', { sections })
  const watched = await openWatched(open)
  await watched.page.goto(path)
  await expectHarmless(watched)
})

test('rich text: hostile text, styles, marks, links and unknown blocks become text or nothing; benign ones stay', async ({
  open,
}) => {
  test.setTimeout(120_000)
  const benign = {
    _type: 'block',
    _key: 'benign',
    style: 'normal',
    markDefs: [{ _key: 'l', _type: 'link', kind: 'external', url: 'https://band.example/' }],
    children: [
      { _type: 'span', _key: 'a', text: 'Plays ', marks: [] },
      { _type: 'span', _key: 'b', text: 'double bass', marks: ['strong'] },
      { _type: 'span', _key: 'c', text: ' in the band', marks: ['l'] },
    ],
  }
  const blocks = HOSTILE_TEXTS.map((text, index) => hostileBlock({ ...hostile, text: () => text }, `block-${index}`))
  const odd = [
    { _type: 'script', _key: 'o1', src: 'https://evil.example/x.js', children: 'pwned()' },
    { _type: 'html', _key: 'o2', html: '<script>pwned()</script>' },
    { _type: 'image', _key: 'o3', asset: { _ref: hostile.image }, url: 'javascript:pwned()' },
    {
      _type: 'definitionList',
      _key: 'o4',
      rows: [{ _key: 'r', term: firstText, text: '<img src=x onerror=pwned()>' }],
    },
  ]
  const body = [benign, ...blocks, ...odd]
  const text = { _type: 'richText', _key: 'text', heading: '</h2><script>pwned()</script>', tone: 'cream', body }
  const path = await publishedAt('hostile-text', { sections: [text] })
  const watched = await openWatched(open)
  const { page } = watched
  await page.goto(path)
  await fireEvents(page)
  expect(await page.locator('main p > strong').first().textContent()).toBe('double bass')
  expect(await page.getByRole('link', { name: /in the band/ }).getAttribute('href')).toBe('https://band.example/')
  const words = (await page.locator('main').textContent()) ?? ''
  for (const shown of [
    '<svg/onload=pwned()>',
    '<details open ontoggle=pwned()>',
    '</TITLE><SCRIPT>pwned();</SCRIPT>',
  ]) {
    expect(words).toContain(shown)
  }
  await expectHarmless(watched)
})

test('no film URL opens anything but YouTube and Vimeo', async ({ open }) => {
  const sections = FILMS.map((address, index) => {
    return {
      _type: 'videoEmbed',
      _key: `film-${index}`,
      heading: `Film ${index}`,
      source: 'hosted',
      address,
      tone: 'white',
    }
  })
  const path = await publishedAt('hostile-films', { sections })
  const watched = await openWatched(open)
  const { page } = watched
  await page.goto(path)
  await fireEvents(page)
  for (const play of await page.locator('main').getByRole('button', { name: /play/i }).all()) await play.click()
  await untilDrawn(page)
  const frames = await page.locator('iframe').evaluateAll((all) => all.map((frame) => frame.getAttribute('src') ?? ''))
  for (const src of frames) {
    expect(src).toMatch(/^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d+)\?/)
  }
  expect(watched.ran).toEqual([])
  expect(watched.foreign.filter((origin) => origin.includes('evil'))).toEqual([])
})

test('an uploaded SVG runs nothing, in a page or opened by itself', async ({ open }) => {
  const { page, ran, foreign } = await openWatched(open)
  const url = await lake().fetch<string>('*[_id == $id][0].url', { id: hostile.image })
  await page.setContent(`<img alt="" src="${url}" width="300">`)
  await page.waitForFunction(() => document.querySelector('img')?.complete)
  expect((await fetch(url)).headers.get('content-security-policy')).toContain('sandbox')
  expect(new URL(url).origin).not.toBe(siteOrigin())
  expect(ran).toEqual([])
  expect(foreign).toEqual([])
})

test('hostile titles and descriptions stay text in head, sharing tags and structured data', async ({ open }) => {
  const title = `"'></title></script><script>pwned()</script><!--`
  const seo = { _type: 'seo', title, description: `${title} and more` }
  const banner = { _type: 'pageBanner', _key: 'b', heading: title, tone: 'cream', layout: 'slim' }
  await createPublished('hostile-head', 'page', { title, path: '/hostile-head', seo, sections: [banner] })
  await untilResponse('/hostile-head', ({ status }) => status === 200)
  const watched = await openWatched(open)
  const { page } = watched
  await page.goto('/hostile-head')
  expect(await page.title()).toBe(`Bowerbird Audio - ${title}`)
  expect(await page.locator('h1').textContent()).toBe(title)
  for (const meta of ['og:title', 'twitter:title', 'og:description', 'description']) {
    const content = await page.locator(`meta[property="${meta}"], meta[name="${meta}"]`).first().getAttribute('content')
    expect([meta, content]).toEqual([meta, expect.stringContaining(title)])
  }
  const json = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  expect(json).not.toMatch(/[<>]/)
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(title).slice(1, -1))
  const map = await (await fetch(`${siteOrigin()}/llms.txt`)).text()
  expect(map).toContain('# ')
  await expectHarmless(watched)
})

test('hostile site settings run nothing in header, footer or elsewhere', async ({ open }) => {
  test.setTimeout(120_000)
  const before = await lake().getDocument('siteSettings')
  if (!before) throw new Error('There are no site settings')
  const { _id, _type, _rev, _createdAt, _updatedAt, ...own } = before
  try {
    const fields = hostileFields('siteSettings', model, hostile)
    await editPublished('siteSettings', { ...fields, brandName: 'Broken </script> brand' })
    await untilResponse('/contact-us', ({ html }) => html.includes('Broken'))
    const watched = await openWatched(open)
    await watched.page.goto('/contact-us')
    await expectHarmless(watched)
    // Cached settings are at most some seconds old.
    await untilResponse('/site.webmanifest', ({ html }) => JSON.parse(html).name === 'Broken </script> brand')
  } finally {
    await editPublished('siteSettings', own)
  }
  // The pages that later tests of this worker open first.
  for (const path of ['/contact-us', '/voice-over-artists', '/'])
    await untilResponse(path, ({ html }) => html.includes('Bowerbird Audio') && !html.includes('Broken'))
})
