/** Finding articles through a real local API over HTTP, with 24 articles and with 10,000. */
import { later, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { createApiClient } from '@/lib/api/server/client'
import { KNOWN_CATEGORIES } from '@/lib/knowledge-base/paths'
import { type FoundPost, findPost, newestPosts } from '@/lib/knowledge-base/server/find-post'
import { type BlogPost, demoData } from '../../../../local/api/data/data'
import { type ApiOptions, startApi } from '../../../../local/api/server'

beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

async function start(options: Partial<ApiOptions> = {}) {
  const api = await startApi({ dataDir: temporaryFolder(), ...options })
  later(api.close)
  const client = createApiClient(api.origin)
  const find = (category: string, systemName: string, listed: string | null = null) =>
    findPost(client, { category, listed, systemName, signal: AbortSignal.timeout(5000) })
  return { api, client, find }
}

function whole(found: FoundPost | 'missing'): FoundPost {
  if (found === 'missing') throw new Error('The post is missing')
  return found
}

test('an article has its author, its picture and three others of its category', async () => {
  const { find } = await start()
  const found = whole(await find('podcast', 'show-notes-worth-reading'))
  expect(found.post).toMatchObject({ title: 'Show notes worth reading', publish_info: '3 March 2026 · 2 min read' })
  expect(found.summary).toMatchObject({ written_by: 'Bernadette Sole' })
  expect(found.summary?.card_image_url).toMatch(/post-23\.webp$/)
  expect(found).toMatchObject({ category: 'podcast', completeness: 'fresh' })
  expect(found.related).toHaveLength(3)
  expect(found.related.map(({ system_name }) => system_name)).not.toContain('show-notes-worth-reading')
})

test('an article under the wrong category belongs to its own, and so do the related ones (B117)', async () => {
  const { find } = await start()
  const found = whole(await find('business', 'show-notes-worth-reading'))
  expect(found.category).toBe('podcast')
  expect(found.summary?.written_by).toBe('Bernadette Sole')
  expect(found.related.map(({ title }) => title)).toContain('Two microphones, one room, no echo')
})

test('an article that several categories list belongs to the first, under whichever it is opened (B179)', async () => {
  const copies = ['business', 'sound-design', 'podcast'].map((category_system_name) => ({
    ...post(1),
    category_system_name,
  }))
  const { find } = await start({ data: { posts: [...copies, post(2)] } })
  for (const opened of ['business', 'sound-design', 'podcast', 'voice-over-artists', 'a-new-category']) {
    expect([opened, whole(await find(opened, 'article-1')).category]).toEqual([opened, 'sound-design'])
  }
  // The sitemap knows better, for example of a category that an editor has added.
  expect(whole(await find('business', 'article-1', 'podcast')).category).toBe('podcast')
})

test('while the API is down a cached article is kept, another is unknown; neither counts as missing', async () => {
  const { api, find } = await start()
  const before = whole(await find('podcast', 'a-podcast-launch-plan-for-a-small-team'))
  api.setFaults([{ match: '*', status: 503 }])
  const after = whole(await find('podcast', 'a-podcast-launch-plan-for-a-small-team'))
  expect(after).toEqual({ ...before, completeness: 'stale' })
  const unread = whole(await find('podcast', 'two-microphones-one-room-no-echo'))
  expect(unread).toMatchObject({ post: null, category: 'podcast', completeness: 'partial' })
})

test('an article that the API does not list is shown under the category of its path', async () => {
  const hidden = { ...post(1), category_system_name: 'drafts' }
  const { find } = await start({ data: { posts: [hidden] } })
  const found = whole(await find('podcast', hidden.system_name))
  expect(found).toMatchObject({ summary: null, category: 'podcast', related: [], completeness: 'fresh' })
})

test('the build renders the newest of each category; none when the API is down', async () => {
  const { api, client } = await start()
  const posts = await newestPosts(client, KNOWN_CATEGORIES, AbortSignal.timeout(5000))
  expect(posts).toHaveLength(demoData.posts.length)
  expect(posts).toContainEqual({ category: 'podcast', systemName: 'show-notes-worth-reading' })
  const { close } = api
  await close()
  expect(await newestPosts(client, ['a-new-one'], AbortSignal.timeout(5000))).toEqual([])
})

function post(id: number): BlogPost {
  const category = KNOWN_CATEGORIES[id % KNOWN_CATEGORIES.length] ?? ''
  return {
    id,
    title: `Article number ${id} about sound`,
    system_name: `article-${id}`,
    category_system_name: category,
    description: 'About one thing.',
    written_by: 'Sample Author',
    publish_info: '1 August 2026',
    body: `<h2>Part</h2><p>${'Plain words about one thing. '.repeat(60)}</p>`,
    card_image_url: 'blog/post-01.webp',
  }
}

test('of 10,000 articles only the newest are prerendered, and any other is found by its title', async () => {
  const posts = Array.from({ length: 10_000 }, (_, index) => post(index + 1))
  const { find, client } = await start({ data: { posts } })
  const newest = await newestPosts(client, KNOWN_CATEGORIES, AbortSignal.timeout(5000))
  expect(newest).toHaveLength(6 * 9)
  const found = whole(await find('voice-over-artists', 'article-9996'))
  expect(found.summary?.system_name).toBe('article-9996')
})
