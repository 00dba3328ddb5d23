/**
 * Draft content never reaches a public response: pages rendered over real HTTP from a Content Lake full of drafts
 * and releases, each marked with a secret word.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { startProxy } from '@bowerbird/content-lake/testing/http-server'
import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import type { GetServerSidePropsContext, GetStaticPropsContext } from 'next'
import { type RunningApi, startApi } from '../../../../local/api/server'

const WORD = 'UNPUBLISHED'

type Document = Record<string, unknown> & { _id: string }

const settings = (over: object): Document => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: 'Wattle Audio',
  titlePrefix: 'Wattle Audio - ',
  navigation: [{ _key: 'services', label: 'Services', link: { kind: 'page', page: { _ref: 'page-services' } } }],
  ...over,
})

const page = (path: string, over: object): Document => ({
  _id: `page-${path.slice(1) || 'home'}`,
  _type: 'page',
  title: `Page ${path}`,
  path,
  sections: [
    { _key: 'a', _type: 'pageBanner', heading: 'Published words', actions: [{ _key: 'x', label: 'Services', link }] },
    {
      _key: 'b',
      _type: 'reviews',
      heading: 'Reviews',
      reviews: [{ _key: 'r', _ref: 'review-1' }],
      selection: 'chosen',
    },
    { _key: 'c', _type: 'reviews', heading: 'Newest', selection: 'newest' },
    { _key: 'd', _type: 'samples', heading: 'Samples', samples: [{ _key: 's', _ref: 'sample-1' }] },
  ],
  ...over,
})

const link = { kind: 'page', page: { _ref: 'page-services' } }

const review = (id: string, quote: string): Document => ({ _id: id, _type: 'review', quote, date: '2026-01-01' })
const sample = (id: string, title: string): Document => ({ _id: id, _type: 'sample', title, kind: 'audio' })

const published: Document[] = [
  settings({}),
  page('/', {}),
  page('/services', {}),
  review('review-1', 'They were quick.'),
  sample('sample-1', 'A jingle'),
]

/** Every document again with secret words, as a draft and in a release, and some that were never published. */
const secret: Document[] = [
  settings({ _id: 'drafts.siteSettings', brandName: `${WORD} brand`, tagline: WORD, notFound: { heading: WORD } }),
  settings({ _id: 'versions.spring.siteSettings', brandName: `${WORD} release brand` }),
  page('/', { _id: 'drafts.page-home', title: WORD, sections: [{ _key: 'a', _type: 'pageBanner', heading: WORD }] }),
  page('/', { _id: 'versions.spring.page-home', title: `${WORD} release` }),
  page('/services', { _id: 'drafts.page-services', path: `/${WORD.toLowerCase()}-moved` }),
  page('/new', { _id: 'drafts.page-new', title: `${WORD} page` }),
  page('/spring', { _id: 'versions.spring.page-spring', title: `${WORD} release page` }),
  review('drafts.review-1', WORD),
  review('drafts.review-2', WORD),
  sample('drafts.sample-1', WORD),
  { _id: 'drafts.redirect-1', _type: 'redirect', source: '/old', target: { kind: 'path', path: `/${WORD}` } },
]

type LakeRequest = { url: URL; headers: IncomingHttpHeaders }

let api: RunningApi
let requests: LakeRequest[]

/** Starts a lake with these documents; the site reaches it through a proxy that records every request. */
async function haveLake(documents: readonly Document[]): Promise<void> {
  const lake = await startLake({ dataset: { lines: documents } })
  const proxy = await startProxy(lake.origin, (request) => {
    requests.push({ url: new URL(request.url ?? '/', lake.origin), headers: request.headers })
  })
  process.env.LOCAL_LAKE_PORT = new URL(proxy.origin).port
}

beforeAll(async () => {
  api = await startApi({ dataDir: temporaryFolder() })
  later(api.close)
})

beforeEach(() => {
  requests = []
  jest.resetModules()
  process.env.API_BASE_URL = api.origin
})

afterEach(() => {
  for (const name of ['LOCAL_LAKE_PORT', 'API_BASE_URL', 'SANITY_API_READ_TOKEN']) delete process.env[name]
  jest.restoreAllMocks()
})

const DRAFTS = { draftMode: true, previewData: 'drafts' } as const

/** The context with which Next calls `getStaticProps` of the content page. */
function contextOf(path: string, visitor: Partial<GetStaticPropsContext> = {}): GetStaticPropsContext {
  return { params: { path: path.split('/').filter(Boolean) }, ...visitor }
}

async function contentProps(path: string, visitor?: Partial<GetStaticPropsContext>) {
  const { getStaticProps } = await import('@/pages/[[...path]]')
  return getStaticProps(contextOf(path, visitor))
}

/** Every public response, as JSON. */
async function everythingPublic(): Promise<string> {
  const content = await import('@/pages/[[...path]]')
  const paths = await content.getStaticPaths({})
  const made: unknown[] = [paths]
  for (const path of ['/', '/services', '/new', '/spring', '/old', `/${WORD.toLowerCase()}-moved`, '/drafts.page-new'])
    made.push(await content.getStaticProps(contextOf(path)))
  for (const file of [import('@/pages/404'), import('@/pages/500')]) made.push(await (await file).getStaticProps({}))
  const enquiry = await import('@/pages/enquiry')
  const { IncomingMessage, ServerResponse } = await import('node:http')
  const { Socket } = await import('node:net')
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} })
  const context: GetServerSidePropsContext = { req, res: new ServerResponse(req), query: {}, resolvedUrl: '/enquiry' }
  made.push(await enquiry.getServerSideProps(context))
  return JSON.stringify(made)
}

test('public responses are byte for byte the same with and without drafts', async () => {
  await haveLake(published)
  const without = await everythingPublic()
  jest.resetModules()
  await haveLake([...published, ...secret])
  const revisions = /"_rev":"[^"]*"|"_updatedAt":"[^"]*"/g
  expect((await everythingPublic()).replace(revisions, '')).toBe(without.replace(revisions, ''))
  expect(without).toContain('They were quick.')
  expect(without).toContain('"notFound":true')
})

test('every public query uses the perspective "published" without a token, also when there is one', async () => {
  process.env.SANITY_API_READ_TOKEN = 'a-token-that-can-read-drafts'
  await haveLake([...published, ...secret])
  await everythingPublic()
  // One for the routes, and one for each of two pages, the 404 and the 500.
  expect(requests.length).toBeGreaterThanOrEqual(5)
  for (const { url, headers } of requests) {
    expect(url.searchParams.getAll('perspective')).toEqual(['published'])
    expect(headers.authorization).toBeUndefined()
  }
})

test('draft mode shows drafts of the page, its references and the settings, and marks them', async () => {
  await haveLake([...published, ...secret])
  const home = await contentProps('/', DRAFTS)
  expect(home).toMatchObject({
    props: {
      page: { _id: 'page-home', title: WORD, sections: [{ heading: WORD }] },
      settings: { brandName: `${WORD} brand` },
      draft: {
        projectId: 'localdemo',
        dataset: 'production',
        studioUrl: '/studio',
        document: { id: 'page-home', type: 'page' },
      },
    },
  })
  const moved = await contentProps(`/${WORD.toLowerCase()}-moved`, DRAFTS)
  expect(moved).toMatchObject({
    props: { page: { sections: [{}, { reviews: [{ quote: WORD }] }, {}, { samples: [{ title: WORD }] }] } },
  })
  for (const { url, headers } of requests) {
    expect(url.searchParams.getAll('perspective')).toEqual(['drafts'])
    expect(headers.authorization).toBe('Bearer local')
  }
})

test('a page that is only a draft exists in draft mode alone, and a moved draft is gone from its old path there', async () => {
  await haveLake([...published, ...secret])
  expect(await contentProps('/new')).toMatchObject({ notFound: true })
  expect(await contentProps('/new', DRAFTS)).toMatchObject({ props: { page: { title: `${WORD} page` } } })
  expect(await contentProps('/services')).toHaveProperty('props')
  expect(await contentProps('/services', DRAFTS)).toMatchObject({ notFound: true })
})

test('the perspective that the editor chose in the Studio applies', async () => {
  await haveLake([...published, ...secret])
  const seen = (previewData?: string | false | object) => contentProps('/', { draftMode: true, previewData })
  expect(await seen('published')).toMatchObject({
    props: { page: { title: 'Page /' }, draft: { studioUrl: '/studio' } },
  })
  // A release, which the local Content Lake does not have.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await seen('spring')).toMatchObject({ redirect: { destination: '/503?path=%2F' } })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Unknown perspective \\"spring\\"'))
  // An invalid perspective means drafts, never everything.
  for (const strange of ['spring,raw', ['raw'], undefined] as const) {
    requests = []
    expect(await seen(strange)).toMatchObject({ props: { page: { title: WORD } } })
    expect(new Set(requests.map(({ url }) => url.searchParams.get('perspective')))).toEqual(new Set(['drafts']))
  }
})

test('the 404 page has drafts of the settings in draft mode', async () => {
  await haveLake([...published, ...secret])
  const { getStaticProps } = await import('@/pages/404')
  expect(await getStaticProps(DRAFTS)).toMatchObject({
    props: { settings: { notFound: { heading: WORD } }, draft: { document: null } },
  })
})
