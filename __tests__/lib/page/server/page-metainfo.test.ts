/** Title and description of a page, from the API's metadata, the page or the site, over real HTTP (B142). */
import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { startApi } from '../../../../local/api/server'

const page = (path: string) => ({
  _id: `page-${path.slice(1)}`,
  _type: 'page',
  title: `Title of ${path}`,
  path,
  seo: { _type: 'seo', description: `Description of ${path}` },
  sections: [],
})

const LINES = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brandName: 'Wattle Audio',
    titlePrefix: 'Wattle Audio - ',
    defaultSeo: { _type: 'seo', title: 'Default', description: 'Default description' },
  },
  page('/told'),
  page('/half-told'),
  page('/untold'),
  { ...page('/bare'), title: ' ', seo: null },
]

const PAGES = [
  { path: '/told', meta_title: 'Title of the API', meta_description: 'Description of the API' },
  { path: '/half-told', meta_title: '  ', meta_description: 'Description of the API' },
]

beforeEach(async () => {
  const api = await startApi({ dataDir: temporaryFolder(), data: { pages: PAGES } })
  const lake = await startLake({ dataset: { lines: LINES } })
  later(api.close)
  process.env.API_BASE_URL = api.origin
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  jest.resetModules()
})

test.each([
  ['/told', 'Wattle Audio - Title of the API', 'Description of the API'],
  ['/half-told', 'Wattle Audio - Title of /half-told', 'Description of the API'],
  ['/untold', 'Wattle Audio - Title of /untold', 'Description of /untold'],
  ['/bare', 'Wattle Audio - Default', 'Default description'],
])('%s has the title "%s" and the description "%s"', async (path, title, description) => {
  const { getStaticProps } = await import('@/pages/[[...path]]')
  const made = await getStaticProps({ params: { path: [path.slice(1)] } })
  const canonical = `http://localhost:3000${path}`
  expect(made).toMatchObject({ props: { seo: { title, description, canonical } } })
})
