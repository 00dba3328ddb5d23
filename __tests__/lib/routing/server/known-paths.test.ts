/** Which paths are 404 without a render, and how an article wins over a redirect at the same path. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { compileRedirects, type RedirectRow } from '@/lib/routing/redirects/table'
import { findRedirect } from '@/lib/routing/server/find-redirect'
import { isUnknownPath } from '@/lib/routing/server/known-paths'
import { contentRoutes } from '@/lib/routing/server/routes'

const rule = (source: string, path: string): RedirectRow => ({
  id: source,
  source,
  target: { kind: 'path', path, anchor: null, url: null },
  permanent: true,
})

/** The routes as they are in memory after a read. */
function know(paths: readonly string[], rules: readonly RedirectRow[] = []): void {
  const { table: redirects } = compileRedirects(rules)
  const routes = { paths: new Set(paths), offline: new Set<string>(), redirects, revisions: new Map() }
  contentRoutes.set({ get: async () => routes, refresh: async () => routes, expire() {} })
}

let requestedUrls: string[] = []
let status = 404

beforeAll(async () => {
  const api = await startHttpServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    const post = { title: 'T', description: 'D', body: '<p>B</p>', publish_info: 'P' }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(post))
  })
  process.env.API_BASE_URL = api.origin
})

afterEach(() => {
  contentRoutes.clear()
})

test.each([
  ...['/nothing', '/Nothing/Here', '/wp-login.php', '/services/none', '/a/b/c/d/e', '/%E0%A4%A', '/index.html'],
  ...['/knowledge-base/unknown-category/post', '/knowledge-base/business/post/more', '/flags', '/icon-x.png'],
  ...['/services/list/page/1', '/services/list/page/201', '/none/list/page/2', '/services/list/page/02'],
  ...['/flags/nowhere.svg', '/images/none.png', '/images/knowledge-base/BlogCategory_99.webp', '/icon-64.png'],
])('%s is unknown', async (path) => {
  know(['/', '/services'])
  expect(await isUnknownPath(path)).toBe(true)
})

test.each([
  ...['/', '/services', '/Services/', '/login', '/profile', '/admin', '/enquiry', '/404', '/api/x', '/studio/x'],
  ...['/knowledge-base/business/any-post', '/knowledge-base/new-category/any-post'],
  ...['/services/list/page/2', '/Services/list/page/200', '/list/page/3'],
])('%s is passed on to its page', async (path) => {
  know(['/', '/services', '/knowledge-base/new-category'])
  expect(await isUnknownPath(path)).toBe(false)
})

test('every route with its own file, and every file of public, is passed on', async () => {
  know([])
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${join(parentPath, name).slice(folder.length + 1)}`)
  const pages = files('pages')
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((route) => !/^\/(?:_|api\/|\[\[)/.test(route))
    .map((route) => route.replace('[categorySystemName]', 'business').replace(/\[.+\]/, 'any'))
  expect(pages).toEqual(expect.arrayContaining(['/admin', '/sitemap.xml', '/knowledge-base/business/any']))
  const unknown: string[] = []
  for (const path of [...pages, ...files('public')]) if (await isUnknownPath(path)) unknown.push(path)
  expect(unknown).toEqual([])
})

describe('the path of an article with a redirect', () => {
  beforeEach(() => {
    requestedUrls = []
    know(['/knowledge-base'], [rule('/knowledge-base/podcast/*', '/knowledge-base')])
  })

  test('the redirect applies where the API knows no such article', async () => {
    status = 404
    expect(await findRedirect('/knowledge-base/podcast/Old-One/')).toEqual({
      destination: '/knowledge-base',
      permanent: true,
    })
    expect(requestedUrls).toEqual([expect.stringContaining('Old-One')])
  })

  test.each([200, 500])('the article wins where the API responds %i', async (apiStatus) => {
    status = apiStatus
    expect(await findRedirect('/knowledge-base/podcast/one')).toBeNull()
  })

  test('the API is not requested where there is no redirect', async () => {
    expect(await findRedirect('/knowledge-base/business/one')).toBeNull()
    expect(requestedUrls).toEqual([])
  })
})
