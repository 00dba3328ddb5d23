/**
 * Pages of the catch-all route that no document describes as they are, with a real Content Lake and API: further pages of
 * lists, and categories that only the API has; and the articles below those.
 */

import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { apiUrl } from '@/lib/api/calls'
import { postsQuery } from '@/lib/knowledge-base/lists'
import type { PageProps } from '@/lib/page/props'
import { DEFAULT_LIST, listQuery } from '@/lib/voices/list-query'
import { demoData } from '../../local/api/data/data'
import { type RunningApi, startApi } from '../../local/api/server'

const page = (path: string, sections: object[] = [], more: object = {}) => ({
  _id: `page${path.replaceAll('/', '-')}`,
  _type: 'page',
  title: `Page ${path}`,
  path,
  sections,
  ...more,
})

const VOICES = { _key: 'v', _type: 'voiceList', heading: 'All', voices: { kind: 'catalogue' } }
const CONTENT = [
  page('/voice-over-artists', [VOICES]),
  page('/services'),
  page('/knowledge-base'),
  page('/knowledge-base/podcast', [{ _key: 'p', _type: 'blogPostList', category: 'podcast' }]),
  page('/knowledge-base/put-away', [], { offline: true }),
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Wattle Audio', titlePrefix: 'Wattle Audio - ' },
]

const [category] = demoData.blogCategories
const [post] = demoData.posts
if (!category || !post) throw new Error('The demo has neither categories nor posts')
const NEW_CATEGORY = {
  ...category,
  id: 70,
  title: 'Voice technology',
  system_name: 'voice-technology',
  short_description: '',
}
const EMPTY = { ...NEW_CATEGORY, id: 71, title: '', system_name: 'not-yet', short_description: 'Soon.' }
const PUT_AWAY = { ...NEW_CATEGORY, id: 72, system_name: 'put-away' }
const technology = Array.from({ length: 11 }, (_, index) => ({
  ...post,
  id: 2000 + index,
  title: `Machine ${index}`,
  system_name: `machine-${index}`,
  category_system_name: 'voice-technology',
}))
/** One article in two categories. */
const SHARED = { ...post, id: 3000, title: 'Shared', system_name: 'shared' }
const shared = ['podcast', 'voice-technology'].map((category_system_name) => ({ ...SHARED, category_system_name }))

let api: RunningApi
let propsAt: (path: string) => Promise<PageProps | null>
let articleAt: (category: string, systemName: string) => Promise<PageProps | null>

async function propsOf(result: object | Promise<object>): Promise<PageProps | null> {
  const { props = null } = JSON.parse(JSON.stringify(await result))
  return props
}

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lake = await startLake({ dataset: { lines: CONTENT } })
  api = await startApi({
    dataDir: temporaryFolder(),
    data: {
      blogCategories: [...demoData.blogCategories, NEW_CATEGORY, EMPTY, PUT_AWAY],
      posts: [...demoData.posts, ...technology, ...shared],
    },
  })
  later(api.close)
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  process.env.API_BASE_URL = api.origin
  process.env.NEXT_DIST_DIR = temporaryFolder()
  process.env.STATE_DIR = temporaryFolder()
  const { brokenLinksCounter } = await import('@/lib/broken-links/server/record')
  brokenLinksCounter.set(null)
  const { getStaticProps } = await import('@/pages/[[...path]]')
  propsAt = (path) => propsOf(getStaticProps({ params: { path: path.split('/').filter(Boolean) } }))
  const { getStaticProps: getArticle } = await import('@/pages/knowledge-base/[categorySystemName]/[systemName]')
  articleAt = (categorySystemName, systemName) => propsOf(getArticle({ params: { categorySystemName, systemName } }))
})

afterAll(() => {
  for (const name of ['LOCAL_LAKE_PORT', 'API_BASE_URL', 'NEXT_DIST_DIR', 'STATE_DIR']) delete process.env[name]
})

test('a further page has the entries of that page in its HTML, and the canonical path of the first (B300)', async () => {
  const props = await propsAt('/voice-over-artists/list/page/2')
  const second = apiUrl({ call: 'voices', query: listQuery({ ...DEFAULT_LIST, page: 2 }) })
  expect(props).toMatchObject({ listPage: 2, page: { path: '/voice-over-artists' } })
  expect(Object.keys(props?.fallback ?? {})).toContain(second)
  expect(Object.keys(props?.fallback ?? {})).not.toContain(apiUrl({ call: 'voices', query: listQuery(DEFAULT_LIST) }))
  expect(props?.seo).toMatchObject({ canonical: expect.stringMatching(/\/voice-over-artists$/), noIndex: true })
})

test.each(['/voice-over-artists/list/page/150', '/services/list/page/2', '/nowhere/list/page/2', '/list/page/2'])(
  'there is nothing at %s: no list is that long (B300)',
  async (path) => expect(await propsAt(path)).toBeNull(),
)

test('a category of the API has a page by default, with its articles, pages of them and words by a template (B301)', async () => {
  const props = await propsAt('/knowledge-base/voice-technology')
  expect(props?.seo).toMatchObject({
    title: 'Wattle Audio - Articles: Voice technology',
    description: 'Everything that we have written about Voice technology.',
    canonical: expect.stringMatching(/\/knowledge-base\/voice-technology$/),
    noIndex: false,
  })
  const posts = (number: number) =>
    apiUrl({ call: 'blogPosts', query: postsQuery('voice-technology', { search: ' ', page: number }) })
  expect(props?.fallback[posts(1)]).toMatchObject({ totalCount: 12 })
  expect(props?.page?.sections.map(({ _type, heading }) => [_type, heading])).toEqual([
    ['pageBanner', 'Voice technology'],
    ['blogPostList', 'Articles: Voice technology'],
  ])
  const second = await propsAt('/knowledge-base/voice-technology/list/page/2')
  expect(second?.fallback[posts(2)]).toBeDefined()
  expect((await propsAt('/knowledge-base/not-yet'))?.seo.description).toBe('Soon.')
})

test('a page of the editors wins over the default one, also when it is offline (B301)', async () => {
  expect((await propsAt('/knowledge-base/podcast'))?.seo.title).toBe('Wattle Audio - Page /knowledge-base/podcast')
  expect(await propsAt('/knowledge-base/put-away')).toBeNull()
  expect(await propsAt('/knowledge-base/made-up')).toBeNull()
})

test('an article below such a category names it in its breadcrumb (B301)', async () => {
  const props = await articleAt('voice-technology', 'machine-3')
  expect(props?.seo.canonical).toMatch(/\/knowledge-base\/voice-technology\/machine-3$/)
  expect(props?.seo.breadcrumbs.at(-1)).toEqual({ name: 'Voice technology', path: '/knowledge-base/voice-technology' })
  expect(props?.postContext?.category).toMatchObject({ systemName: 'voice-technology', hasPage: true })
})

test('an article of two categories names the one under which it is opened, and has one canonical path (B302)', async () => {
  for (const [opened, name] of [
    ['podcast', 'Page /knowledge-base/podcast'],
    ['voice-technology', 'Voice technology'],
    ['business', 'Page /knowledge-base/podcast'],
  ] as const) {
    const props = await articleAt(opened, 'shared')
    expect([opened, props?.seo.breadcrumbs.at(-1)?.name]).toEqual([opened, name])
    expect(props?.seo.canonical).toMatch(/\/knowledge-base\/podcast\/shared$/)
  }
})

test('the sitemap has the default pages of categories with articles, and their articles (B301)', async () => {
  const { sitemapResponse } = await import('@/lib/seo/server/responses')
  const { body } = await sitemapResponse()
  const paths = Array.from(String(body).matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g), ([, path]) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/knowledge-base/voice-technology', '/knowledge-base/voice-technology/machine-3']),
  )
  for (const path of ['/knowledge-base/not-yet', '/knowledge-base/put-away', '/voice-over-artists/list/page/2']) {
    expect(paths).not.toContain(path)
  }
  expect(paths.filter((path) => path?.endsWith('/shared'))).toEqual(['/knowledge-base/podcast/shared'])
})
