/** The page of an article that cannot be read, over real HTTP, with a Content Lake that can be down (B118). */

import { startHttpServer, startProxy, type TestServer } from '@bowerbird/content-lake/testing/http-server'
import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import type { GetServerSidePropsContext } from 'next'
import { type RunningApi, startApi } from '../../local/api/server'

const ARTICLE = '/knowledge-base/podcast/never-read'
const SETTINGS = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: 'Wattle Audio',
  titlePrefix: 'Wattle Audio - ',
}

let api: RunningApi
let site: TestServer
let isLakeDown = true

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lake = await startLake({ dataset: { lines: [SETTINGS] } })
  const proxy = await startProxy(lake.origin, (request) => {
    if (isLakeDown) request.socket.destroy()
  })
  api = await startApi({ dataDir: temporaryFolder() })
  later(api.close)
  process.env.LOCAL_LAKE_PORT = new URL(proxy.origin).port
  process.env.API_BASE_URL = api.origin
  const { getServerSideProps } = await import('@/pages/503')
  site = await startHttpServer(async (request, response) => {
    const req = Object.assign(request, { cookies: {} })
    const query = Object.fromEntries(new URL(request.url ?? '', 'http://site').searchParams)
    const context: GetServerSidePropsContext = { req, res: response, query, resolvedUrl: '/503' }
    const result = await getServerSideProps(context)
    if (!response.writableEnded) response.end(JSON.stringify(result))
  })
})

afterAll(() => {
  for (const name of ['LOCAL_LAKE_PORT', 'API_BASE_URL']) delete process.env[name]
})

async function visit(path: string, method = 'GET') {
  const response = await fetch(`${site.origin}/503?${new URLSearchParams({ path })}`, { method })
  const { status, headers } = response
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store'])
  return response.text()
}

test('without any content a bare page says so, and links to the article and the knowledge base', async () => {
  const page = await visit(`${ARTICLE}?a=1&b="2"`)
  expect(page).toContain('<h1>This article cannot be loaded right now</h1>')
  expect(page).toContain('noindex')
  expect(page).toContain(`<a href="${ARTICLE}?a=1&amp;b=&quot;2&quot;">Try again</a>`)
  expect(page).toContain('<a href="/knowledge-base">')
  expect(await visit(ARTICLE, 'HEAD')).toBe('')
})

test("with content it is the site's page, though the API never responds, and it asks the API for nothing", async () => {
  isLakeDown = false
  api.setFaults([{ match: '*', delayMs: 60_000 }])
  const begun = performance.now()
  const { props } = JSON.parse(await visit(ARTICLE))
  expect(performance.now() - begun).toBeLessThan(1000)
  expect(props.content).toEqual({
    heading: 'This article cannot be loaded right now',
    message: 'We could not load the article right now. Please try again.',
    list: { path: '/knowledge-base', label: 'To the knowledge base' },
    path: ARTICLE,
  })
  expect(props.seo).toMatchObject({ title: 'Wattle Audio - This article cannot be loaded right now', noIndex: true })
  // The last content stays while the lake is down again.
  isLakeDown = true
  expect(JSON.parse(await visit(ARTICLE)).props.settings.brandName).toBe('Wattle Audio')
})

test('a voice has its own heading, and a link to the list of voices (B226)', async () => {
  isLakeDown = false
  const path = '/voice-over-artists/wren-104?a=b'
  const { props } = JSON.parse(await visit(path))
  expect(props.content).toEqual({
    heading: 'This voice cannot be loaded right now',
    message: 'We could not load the voice right now. Please try again.',
    list: { path: '/voice-over-artists', label: 'To the voice artists' },
    path,
  })
  expect(props.seo).toMatchObject({ title: 'Wattle Audio - This voice cannot be loaded right now', noIndex: true })
})

test('another page has its own heading, and a link to the home page (B470)', async () => {
  const { props } = JSON.parse(await visit('/our-story?a=b'))
  expect(props.content).toEqual({
    heading: 'This page cannot be loaded right now',
    message: 'We could not load the page right now. Please try again.',
    list: { path: '/', label: 'To the home page' },
    path: '/our-story?a=b',
  })
  expect(props.seo).toMatchObject({ title: 'Wattle Audio - This page cannot be loaded right now', noIndex: true })
})

test.each(['', '//evil.example/x/y', '/\\\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'a made-up path %j leads home',
  async (path) => expect(JSON.parse(await visit(path)).props.content.path).toBe('/'),
)

test('a flood gets bare pages, and the same status', async () => {
  const pages: string[] = []
  for (let count = 0; count < 70; count += 1) pages.push(await visit(ARTICLE))
  expect(pages.at(-1)).toMatch(/^<!doctype html>/)
})
