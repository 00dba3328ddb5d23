import { demoData } from '../../../local/api/data/data.ts'
import { getJson, send, withApi } from './support'

type PostList = { blogPosts: Record<string, unknown>[]; totalPages: number; totalCount: number }

async function listPosts(api: { port: number }, query: string): Promise<PostList> {
  const answer = await send(api, `/v1/blog-posts?${query}`)
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${answer.text}`)
  const list: PostList = JSON.parse(answer.text)
  return list
}

test('blog-categories lists the six categories', async () => {
  await withApi({}, async (api) => {
    expect(await getJson(api, `/v1/blog-categories/1/10`)).toEqual({
      blogCategories: demoData.blogCategories,
      totalPages: 1,
      totalCount: 6,
    })
  })
  expect(demoData.blogCategories.map(({ id, system_name }) => [id, system_name])).toEqual([
    [1, 'voice-over-artists'],
    [2, 'audio-production'],
    [3, 'custom-jingles'],
    [4, 'sound-design'],
    [5, 'business'],
    [6, 'podcast'],
  ])
})

test.each([
  ['/v1/blog-categories/0/10', 'page'],
  ['/v1/blog-posts?PageSize=1000', 'PageSize must be a whole number from 1 to 100'],
  ['/v1/blog-posts?page=1', 'page is not known: this call takes CategorySystemName, SearchKeyword, Page, PageSize'],
  ['/v1/seo/page-metainfo?PageUrl=voices', 'PageUrl must be a path that begins with /'],
  ['/v1/rate/estimated-quote/commercial?location=national&scriptType=tv', 'duration is required'],
  [
    '/v1/rate/estimated-quote/commercial?duration=30&location=world&scriptType=tv',
    'location must be one of regional, statewide, national',
  ],
  ['/v1/rate/estimated-quote/narration?wordCount=many', 'wordCount must be a whole number from 1'],
])('%s is a 400 that says %s', async (path, message) => {
  await withApi({}, async (api) => {
    const answer = await send(api, path)
    expect(answer.status).toBe(400)
    const field = message.split(' ')[0]
    expect(JSON.parse(answer.text)).toEqual({ error: { field, message: expect.stringContaining(message) } })
  })
})

test('blog-posts lists exactly the fields of a card, with an image that loads', async () => {
  await withApi({}, async (api) => {
    const list = await listPosts(api, 'CategorySystemName=podcast&SearchKeyword=%20&Page=1&PageSize=9')
    expect(Object.keys(list)).toEqual(['blogPosts', 'totalPages', 'totalCount'])
    expect([list.totalCount, list.totalPages, list.blogPosts.length]).toEqual([4, 1, 4])
    for (const item of list.blogPosts) {
      expect(Object.keys(item)).toEqual([
        'id',
        'title',
        'system_name',
        'description',
        'written_by',
        'body',
        'card_image_url',
      ])
      const image = await fetch(String(item.card_image_url))
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })
})

test('posts are filtered by category, searched and paged', async () => {
  await withApi({}, async (api) => {
    expect((await listPosts(api, '')).totalCount).toBe(24)
    expect((await listPosts(api, '')).blogPosts).toHaveLength(9)
    expect((await listPosts(api, 'Page=3')).blogPosts).toHaveLength(6)
    expect(await listPosts(api, 'Page=4')).toEqual({ blogPosts: [], totalPages: 3, totalCount: 24 })
    expect((await listPosts(api, 'CategorySystemName=nothing')).totalCount).toBe(0)
    expect((await listPosts(api, 'SearchKeyword=%20LOUDNESS%20in%20plain%20')).blogPosts).toMatchObject([{ id: 6 }])
    expect(await listPosts(api, 'SearchKeyword=loudness+plain+numbers&CategorySystemName=podcast')).toMatchObject({
      totalCount: 0,
      totalPages: 0,
    })
  })
})

test('blog-post responds for every demo post with exactly title, description, publish_info, body', async () => {
  await withApi({}, async (api) => {
    for (const { system_name, title, description, publish_info, body } of demoData.posts) {
      expect(await getJson(api, `/v1/blog-post/${system_name}`)).toEqual({
        title,
        description,
        publish_info,
        body,
      })
    }
  })
})

test('blog-post is a 404 when there is no such post', async () => {
  await withApi({}, async (api) => expect((await send(api, '/v1/blog-post/no-such-post')).status).toBe(404))
})

test('team-member/list returns the twelve people with portraits that load', async () => {
  await withApi({}, async (api) => {
    const answer = await send(api, `/v1/team-member/list`)
    const list: { teamMembers: Record<string, unknown>[] } = JSON.parse(answer.text)
    expect(Object.keys(list)).toEqual(['teamMembers'])
    expect(list.teamMembers).toHaveLength(12)
    for (const person of list.teamMembers) {
      expect(Object.keys(person)).toEqual(['id', 'full_name', 'position', 'card_image_url', 'short_description'])
      expect((await fetch(String(person.card_image_url))).status).toBe(200)
    }
  })
})

test('seo/page-metainfo knows some pages and returns empty texts for the others', async () => {
  await withApi({}, async (api) => {
    const meta = (path: string) => getJson(api, `/v1/seo/page-metainfo?PageUrl=${encodeURIComponent(path)}`)
    expect(await meta('/')).toEqual({
      meta_title: expect.stringMatching(/\w/),
      meta_description: expect.stringMatching(/\w/),
    })
    expect(await meta('/voice-over-artists')).toMatchObject({ meta_title: 'Find a voice over artist' })
    expect(await meta('/our-team')).toEqual({ meta_title: '', meta_description: '' })
  })
})
