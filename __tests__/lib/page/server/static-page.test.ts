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
]

let isApiDown: boolean
let buildFolder: string

beforeEach(async () => {
  isApiDown = false
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
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
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
