/**
 * Sitemap, feed, robots.txt, llms.txt and sharing images over HTTP, from a real Content Lake and a real API that
 * can be down (B145).
 */

import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer, startProxy, type TestServer } from '@bowerbird/content-lake/testing/http-server'
import { later as afterwards, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { parseDocument } from 'htmlparser2'
import type { GetServerSideProps } from 'next'
import sharp from 'sharp'
import { directory } from '@/lib/routing/server/directory'
import { contentRoutes } from '@/lib/routing/server/routes'
import { type RunningApi, startApi } from '../../../../local/api/server'

const page = (path: string, over: object = {}) => ({
  _id: `page${path.replaceAll('/', '-')}`,
  _type: 'page',
  title: `Page ${path}`,
  path,
  ...over,
})

const PAGES = [
  page('/', { seo: { _type: 'seo', title: 'Home & more', description: 'All of <it>' } }),
  page('/services'),
  page('/knowledge-base', { title: 'Knowledge base' }),
  page('/knowledge-base/podcast'),
  page('/knowledge-base/business'),
  page('/shortlist', { seo: { _type: 'seo', noIndex: true } }),
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Wattle Audio', titlePrefix: 'Wattle Audio - ' },
]

let site: TestServer
let api: RunningApi
let isLakeDown: boolean

/** Arguments of the drawing. It is WebAssembly, which Jest cannot import; the browser tests look at real pictures. */
let drawn: unknown[]

beforeEach(async () => {
  drawn = []
  jest.doMock('../../../../lib/seo/server/sharing-image/draw-sharing-image', () => ({
    drawSharingImage: (art: unknown) => {
      drawn.push(art)
      return sharp({ create: { width: 1200, height: 630, channels: 3, background: 'teal' } })
        .png()
        .toBuffer()
    },
  }))
  isLakeDown = false
  jest.resetModules()
  directory.clear()
  contentRoutes.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await startSite()
})

afterEach(() => {
  // Ends background work.
  directory.clear()
  contentRoutes.clear()
  for (const variable of ['LOCAL_LAKE_PORT', 'LOCAL_API_PORT', 'NEXT_PUBLIC_SITE_URL']) delete process.env[variable]
  jest.restoreAllMocks()
})

/** The site's machine-readable routes, with a lake and an API behind them. */
async function startSite(): Promise<void> {
  const lake = await startLake({ dataset: { lines: PAGES } })
  api = await startApi({ dataDir: temporaryFolder() })
  const proxy = await startProxy(lake.origin, (request) => {
    if (isLakeDown) request.socket.destroy()
  })
  process.env.LOCAL_LAKE_PORT = new URL(proxy.origin).port
  process.env.LOCAL_API_PORT = String(api.port)
  process.env.NEXT_PUBLIC_SITE_URL = 'https://www.wattle.test'
  const { sitemapResponse, feedResponse, robotsResponse, llmsResponse } = await import('@/lib/seo/server/responses')
  const { textPage } = await import('@/lib/seo/server/text-page')
  const { serveSharingImage } = await import('@/lib/seo/server/sharing-image/serve-sharing-image')
  const routes: Record<string, GetServerSideProps> = {
    '/sitemap.xml': textPage(sitemapResponse),
    '/feed.xml': textPage(feedResponse),
    '/robots.txt': textPage(robotsResponse),
    '/llms.txt': textPage(llmsResponse),
  }
  site = await startHttpServer(async (req, res) => {
    const url = new URL(req.url ?? '', 'http://localhost')
    if (url.pathname.startsWith('/api/og/')) return serveSharingImage(req, res)
    const request = Object.assign(req, { cookies: {} })
    await routes[url.pathname]?.({ req: request, res, query: {}, resolvedUrl: url.pathname })
  })
  afterwards(api.close)
}

const texts = (xml: string, tag: string) =>
  Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, text]) => text)

/** Advances the time, so that cached data is stale. */
function later(minutes: number): void {
  const now = Date.now() + minutes * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(now)
}

test('the sitemap holds every public page, article and voice, with the date of its last change where it is known', async () => {
  const response = await fetch(`${site.origin}/sitemap.xml`)
  const xml = await response.text()
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('s-maxage=300')
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
  const locations = texts(xml, 'loc')
  expect(locations).toContain('https://www.wattle.test')
  expect(locations).toContain('https://www.wattle.test/knowledge-base/podcast/show-notes-worth-reading')
  expect(locations.join()).not.toMatch(/shortlist|login|profile|admin|enquiry|404/)
  expect(locations).toContain('https://www.wattle.test/voice-over-artists/tamsin-reed-101')
  expect(locations).toHaveLength(5 + 4 + 24 + 26)
  expect(new Set(locations).size).toBe(locations.length)
  expect(xml).toMatch(/<loc>[^<]*\/services<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  // The feed's twenty newest hold this one; its publication line has the date.
  expect(xml).toContain('what-a-voice-over-quote-should-contain</loc><lastmod>2026-04-14</lastmod>')
})

test('unchanged content responds 304; only GET and HEAD are allowed', async () => {
  const url = `${site.origin}/feed.xml`
  const first = await fetch(url)
  const again = await fetch(url, { headers: { 'If-None-Match': `W/${first.headers.get('etag')}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, first.headers.get('content-length')])
  const post = await fetch(url, { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('the feed is well-formed and lists the newest articles with unambiguous dates', async () => {
  const response = await fetch(`${site.origin}/feed.xml`)
  const xml = await response.text()
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const items = texts(xml, 'link').slice(1)
  expect(items).toHaveLength(20)
  expect(items[0]).toBe(
    'https://www.wattle.test/knowledge-base/voice-over-artists/how-to-brief-a-voice-artist-in-ten-lines',
  )
  expect(texts(xml, 'title').slice(0, 2)).toEqual([
    'Wattle Audio - Knowledge base',
    'How to brief a voice artist in ten lines',
  ])
  expect(texts(xml, 'pubDate')[0]).toBe('Tue, 04 Aug 2026 12:00:00 GMT')
  const document = parseDocument(xml, { xmlMode: true })
  expect(document.children.some((node) => 'name' in node && node.name === 'rss')).toBe(true)
})

test('llms.txt names the company and its pages, without noindex pages', async () => {
  const text = await (await fetch(`${site.origin}/llms.txt`)).text()
  expect(text).toMatch(/^# Wattle Audio\n/)
  expect(text).toContain('- [Home & more](https://www.wattle.test): All of it')
  expect(text).toContain('## Newest articles')
  expect(text).not.toContain('/shortlist)')
})

test('robots.txt points to the sitemap and forbids no page', async () => {
  const text = await (await fetch(`${site.origin}/robots.txt`)).text()
  expect(text).toContain('Sitemap: https://www.wattle.test/sitemap.xml')
  expect(Array.from(text.matchAll(/^Disallow: (.*)$/gm), ([, path]) => path)).toEqual(['/api/', '/studio'])
})

test('while API and lake are down the last good lists are served, and they recover', async () => {
  const paths = ['/sitemap.xml', '/feed.xml', '/llms.txt']
  const read = () => Promise.all(paths.map(async (path) => (await fetch(site.origin + path)).text()))
  const before = await read()
  isLakeDown = true
  api.setFaults([{ match: '*', status: 500 }])
  later(60)
  expect(await read()).toEqual(before)
  expect(await read()).toEqual(before)
  isLakeDown = false
  api.setFaults([])
  later(180)
  await waitFor(async () => JSON.stringify(await read()) === JSON.stringify(before))
})

test('when the API has never responded the lists hold pages without articles, and are kept for five seconds only', async () => {
  api.setFaults([{ match: '*', status: 500 }])
  const response = await fetch(`${site.origin}/sitemap.xml`)
  expect(texts(await response.text(), 'loc')).toHaveLength(5)
  expect(response.headers.get('cache-control')).toContain('s-maxage=5,')
  expect((await fetch(`${site.origin}/feed.xml`)).status).toBe(200)
})

test('when the lake has never responded the status is 503, not an empty sitemap', async () => {
  isLakeDown = true
  const response = await fetch(`${site.origin}/sitemap.xml`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a sharing image exists for existing pages only, and is drawn once from the title of the page', async () => {
  api.setFaults([{ match: '/seo', status: 404 }])
  const own = await fetch(`${site.origin}/api/og/index.png?title=Mine`)
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(own.headers.get('cache-control')).toContain('s-maxage=300')
  expect(await sharp(Buffer.from(await own.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
  const headers = { 'If-None-Match': own.headers.get('etag') ?? '' }
  expect((await fetch(`${site.origin}/api/og/index.png`, { headers })).status).toBe(304)
  expect(drawn).toEqual([{ title: 'Home & more', wave: null, brandName: 'Wattle Audio', logo: null }])

  // Ten concurrent requests, one drawing.
  await Promise.all(Array.from({ length: 10 }, () => fetch(`${site.origin}/api/og/services.png`)))
  expect(drawn).toHaveLength(2)
  for (const file of ['no-such-page.png', 'services.png.png', 'services/more.png', 'services.jpg']) {
    expect([file, (await fetch(`${site.origin}/api/og/${file}`)).status]).toEqual([file, 404])
  }
})

test('every article has a sharing image, listed or not, below each category that opens it (B179)', async () => {
  api.setFaults([{ match: '/seo', status: 404 }])
  const status = async (path: string) => (await fetch(`${site.origin}/api/og/knowledge-base/${path}.png`)).status
  const name = 'show-notes-worth-reading'
  expect(await status(`podcast/${name}`)).toBe(200)
  expect(await status(`business/${name}`)).toBe(200)
  expect(await status(`no-such-category/${name}`)).toBe(404)
  expect(await status('podcast/never-written')).toBe(404)
  expect(drawn).toEqual([expect.objectContaining({ title: 'Show notes worth reading' })])

  // Published after the list was read.
  const written = { title: 'Written today', description: '', publish_info: '', body: '' }
  api.setFaults([
    { match: '/seo', status: 404 },
    { match: '/blog-post/café-guide', answer: written },
  ])
  expect(await status('podcast/caf%C3%A9-guide')).toBe(200)
  expect(drawn.at(-1)).toMatchObject({ title: 'Written today' })
  api.setFaults([{ match: '*', status: 500 }])
  expect(await status('podcast/nobody-knows')).toBe(503)
})

test('the sharing image of a voice has its name and the waveform of a sample, in its colour; a made-up one has none (B228)', async () => {
  const statusOf = async (name: string) => (await fetch(`${site.origin}/api/og/voice-over-artists/${name}.png`)).status
  expect(await statusOf('tamsin-reed-101')).toBe(200)
  expect(drawn).toEqual([
    expect.objectContaining({
      title: 'Tamsin Reed',
      wave: { peaks: expect.arrayContaining([105, 86, 66]), color: 'coralDeep' },
    }),
  ])
  expect(await statusOf('nobody-9999')).toBe(404)
  api.setFaults([{ match: '*', drop: true }])
  expect(await statusOf('nobody-8888')).toBe(503)
})

test('an article that several categories list has one entry in the sitemap and one in the feed (B179)', async () => {
  const post = { id: 1, title: 'In three', system_name: 'in-three', description: '', written_by: '' }
  api.setFaults([
    { match: '/blog-posts', answer: { blogPosts: [post], totalCount: 1, totalPages: 1 } },
    { match: '/blog-post/in-three', answer: { ...post, publish_info: '', body: '' } },
  ])
  const own = 'https://www.wattle.test/knowledge-base/voice-over-artists/in-three'
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  expect(texts(map, 'loc').filter((url) => url?.includes('in-three'))).toEqual([own])
  const feed = await (await fetch(`${site.origin}/feed.xml`)).text()
  expect(texts(feed, 'link').slice(1)).toEqual([own])
})
