import { resolveSeo, type SeoSources } from '@/lib/seo/resolve-seo'

const sources = (over: Partial<SeoSources> = {}): SeoSources => ({
  path: '/services',
  siteUrl: 'https://www.example.com.au',
  siteName: 'Bowerbird Audio',
  titlePrefix: 'Bowerbird Audio - ',
  metainfo: { meta_title: 'From the API', meta_description: 'API description' },
  page: { title: 'From the page', description: 'Page description' },
  defaults: { title: 'Default', description: 'Default description' },
  ...over,
})

test("the API's texts come first, behind the fixed prefix (B142)", () => {
  expect(resolveSeo(sources())).toMatchObject({
    title: 'Bowerbird Audio - From the API',
    description: 'API description',
  })
})

test('each text falls back separately: an empty one of the API does not count', () => {
  const seo = resolveSeo(sources({ metainfo: { meta_title: '', meta_description: 'API description' } }))
  expect(seo).toMatchObject({ title: 'Bowerbird Audio - From the page', description: 'API description' })
})

test('without API and page texts the site default is used', () => {
  const seo = resolveSeo(sources({ metainfo: null, page: { title: ' ', description: null } }))
  expect(seo).toMatchObject({ title: 'Bowerbird Audio - Default', description: 'Default description' })
})

test('the canonical URL is absolute and without a trailing slash', () => {
  expect(resolveSeo(sources()).canonical).toBe('https://www.example.com.au/services')
  expect(resolveSeo(sources({ path: '/' })).canonical).toBe('https://www.example.com.au')
})
