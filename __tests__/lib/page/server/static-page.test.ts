/** @jest-environment node */
/** How long a rendered page holds, and when it is kept: the content page over a real Content Lake and API. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { startProxy } from '@bowerbird/content-lake/testing/http-server'
import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import type { GetStaticPropsContext } from 'next'
import { startApi } from '../../../../local/api/server'

const LINES = [
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Wattle Audio', titlePrefix: 'Wattle Audio - ' },
  {
    _id: 'page-people',
    _type: 'page',
    title: 'People',
    path: '/people',
    sections: [{ _key: 't', _type: 'team', heading: 'Our team' }],
  },
  { _id: 'drafts.page-again', _type: 'page', title: 'Again', path: '/old-again', sections: [] },
  ...['/old-people', '/old-again', '/old/:who'].map((source, index) => ({
    _id: `redirect-${index}`,
    _type: 'redirect',
    source,
    target: { kind: 'path', path: source.includes(':') ? '/people?name=:who' : '/people' },
    permanent: true,
  })),
]

let isApiDown: boolean
let isLakeDown: boolean
let buildFolder: string

beforeEach(async () => {
  isApiDown = false
  isLakeDown = false
  buildFolder = temporaryFolder()
  const [api, lake] = await Promise.all([
    startApi({ dataDir: temporaryFolder() }),
    startLake({ dataset: { lines: LINES } }),
  ])
  later(api.close)
  const proxy = await startProxy(api.origin, (request) => {
    if (isApiDown) request.socket.destroy()
  })
  process.env.API_BASE_URL = proxy.origin
  const lakeProxy = await startProxy(lake.origin, (request) => {
    if (isLakeDown) request.socket.destroy()
  })
  process.env.LOCAL_LAKE_PORT = new URL(lakeProxy.origin).port
  process.env.LOCAL_DATA_DIR = temporaryFolder()
  process.env.NEXT_DIST_DIR = relative(process.cwd(), buildFolder)
  jest.resetModules()
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => {})
})

afterEach(() => {
  for (const name of ['API_BASE_URL', 'LOCAL_LAKE_PORT', 'LOCAL_DATA_DIR', 'NEXT_DIST_DIR']) delete process.env[name]
  jest.restoreAllMocks()
})

/** Renders the page as Next does. */
async function render(path = 'people', context: Partial<GetStaticPropsContext> = {}) {
  const { getStaticProps } = await import('@/pages/[[...path]]')
  return getStaticProps({ params: { path: [path] }, ...context })
}

/** As if Next had rendered the page before. */
function haveRendered(path: string): void {
  const folder = join(buildFolder, 'server', 'pages')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${path}.html`), '')
}

test('with all its data a page holds for a minute', async () => {
  expect(await render()).toMatchObject({ revalidate: 60, props: { page: { path: '/people' } } })
})

test('a path without a page is not found, and asked again after a minute', async () => {
  expect(await render('nowhere')).toEqual({ notFound: true, revalidate: 60 })
})

test('with the last good data of a failed API it holds for five seconds', async () => {
  await render()
  isApiDown = true
  const made = await render('people', { revalidateReason: 'stale' })
  expect(made).toMatchObject({ revalidate: 5 })
  expect(JSON.stringify(made)).toContain('Wei Lin Tan')
})

test('without any data of a failed API it is rendered for five seconds, unless there is a page to keep', async () => {
  isApiDown = true
  expect(await render('people', { revalidateReason: 'stale' })).toMatchObject({ revalidate: 5 })
  haveRendered('people')
  await expect(render('people', { revalidateReason: 'stale' })).rejects.toThrow('/people is kept as it is')
  // An editor's change is shown even so.
  expect(await render('people', { revalidateReason: 'on-demand' })).toMatchObject({ revalidate: 5 })
})

test('in draft mode a path redirects as it does visitors, unless a draft has it (B741)', async () => {
  const drafts = { draftMode: true, preview: true, previewData: 'drafts' }
  const redirectTo = (destination: string) => ({ redirect: { destination, permanent: false } })
  expect(await render('old-people', drafts)).toEqual(redirectTo('/people'))
  expect(await render('old/Zoë', drafts)).toEqual(redirectTo('/people?name=Zo%C3%AB'))
  expect(await render('People', drafts)).toEqual(redirectTo('/people'))
  expect(await render('old-again', drafts)).toMatchObject({ props: { page: { path: '/old-again' }, draft: {} } })
  expect(await render('nowhere', drafts)).toEqual({ notFound: true })
  // proxy.ts has redirected visitors before.
  expect(await render('old-people')).toEqual({ notFound: true, revalidate: 60 })
})

test('a draft that cannot be read leads to the page that says so, which leads back (B740)', async () => {
  const drafts = { draftMode: true, preview: true, previewData: 'drafts' }
  expect(await render('people', drafts)).toMatchObject({ props: { page: { path: '/people' }, draft: {} } })
  isLakeDown = true
  expect(await render('people', drafts)).toEqual({ redirect: { destination: '/503?path=%2Fpeople', permanent: false } })
  // Of a published page Next keeps the last one.
  await expect(render()).rejects.toThrow()
})
