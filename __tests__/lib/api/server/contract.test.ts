/** The site's API client against the local API over real HTTP, with camelCase and snake_case field names. */
import { later, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { createApiClient } from '@/lib/api/server/client'
import { startApi } from '../../../../local/api/server'

async function clientOfApi(fieldNames: 'camel' | 'snake') {
  const api = await startApi({ fieldNames, dataDir: temporaryFolder() })
  later(api.close)
  return createApiClient(api.origin)
}

/** All data that the site reads; media URLs without the port of this run. */
function readAll(client: ReturnType<typeof createApiClient>) {
  return Promise.all([
    client.read('voices', { featuredOnly: true, page: 1, pageSize: 50 }),
    client.read('voices', { featuredOnly: false, regionId: 1, page: 1, pageSize: 12 }),
    client.read('voices', { ethicalAIOnly: true, page: 1, pageSize: 12 }),
    client.read('voiceRegions', {}),
    client.read('voiceAgeCategories', {}),
    client.read('voiceCategories', {}),
    client.read('estimateCommercial', { duration: 30, location: 'national', scriptType: 'tv' }),
    client.read('estimateNarration', { wordCount: 450 }),
    client.read('blogCategories', { page: 1, pageSize: 10 }),
    client.read('blogPosts', { CategorySystemName: 'podcast', SearchKeyword: ' ', Page: 1, PageSize: 9 }),
    client.read('teamMembers', {}),
    client.read('pageMetainfo', { PageUrl: '/' }),
  ])
}

test('camelCase and snake_case fields give the same data', async () => {
  const strip = (responses: unknown) => JSON.stringify(responses).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
  const camel = strip(await readAll(await clientOfApi('camel')))
  const snake = strip(await readAll(await clientOfApi('snake')))
  expect(snake).toBe(camel)
  expect(camel).toContain('Tamsin Reed')
})

test('every read of the contract is decoded without loss', async () => {
  const client = await clientOfApi('snake')
  const [featured, artists, ai, regions, ages, categories, commercial, narration, blog, posts, team] =
    await readAll(client)
  expect(featured.voices).toHaveLength(10)
  expect(artists.voices.length).toBeLessThanOrEqual(12)
  expect(ai.voices.every((voice) => voice.ethicalAICategoryAssigned)).toBe(true)
  expect(regions[0]).toEqual({ id: 1, region: 'Australia' })
  expect(ages).toHaveLength(5)
  expect(categories.map(({ category }) => category)).toContain('Ethical AI')
  expect(commercial.estimated_quote.amount).toBe(840)
  expect(narration.estimated_quote.amount).toBe(325)
  expect(blog).toMatchObject({ totalCount: 6, totalPages: 1 })
  expect(posts).toMatchObject({ totalCount: 4, totalPages: 1 })
  expect(team.teamMembers).toHaveLength(12)
  const post = await client.read('blogPost', { systemName: posts.blogPosts[0]?.system_name ?? '' })
  expect(post.body).toContainEqual({ type: 'html', html: expect.stringContaining('<h2 id="') })
})
