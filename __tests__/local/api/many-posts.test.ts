import { publishDate } from '@/lib/seo/publish-date'
import { demoData } from '../../../local/api/data.ts'
import { manyPosts } from '../../../local/api/many-posts.ts'
import { startProcess, temporaryFolder } from './processes'
import { getJson, withApi } from './support'

const { posts } = demoData

test('the first are the demo posts; the others have unique titles, paths, ids and dates, in every category', () => {
  const many = manyPosts(posts, 10_000)
  expect(many).toHaveLength(10_000)
  expect(many.slice(0, posts.length)).toEqual(posts)
  for (const field of ['id', 'title', 'system_name', 'body'] as const) {
    expect([field, new Set(many.map((post) => post[field])).size]).toEqual([field, 10_000])
  }
  const sizes = Map.groupBy(many, ({ category_system_name }) => category_system_name)
  expect(Array.from(sizes.values(), ({ length }) => Math.round(length / 100))).toEqual(Array(6).fill(17))
  const dates = many.slice(posts.length).map(({ publish_info }) => publishDate(publish_info) ?? '')
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(dates).size).toBe(dates.length)
})

test('a number below that of the demo returns its first posts; zero returns none', () => {
  expect(manyPosts(posts, 3)).toEqual(posts.slice(0, 3))
  expect(manyPosts(posts, 0)).toEqual([])
  expect(manyPosts([], 5)).toEqual([])
})

test('every one is found by its title, as the only result', async () => {
  await withApi({ data: { posts: manyPosts(posts, 3000) } }, async (api) => {
    for (const { title, category_system_name, id } of [25, 1000, 2999].flatMap(
      (at) => manyPosts(posts, 3000)[at] ?? [],
    )) {
      const query = new URLSearchParams({ CategorySystemName: category_system_name, SearchKeyword: title })
      expect(await getJson(api, `/v1/blog-posts?${query}`)).toMatchObject({ totalCount: 1, blogPosts: [{ id }] })
    }
  })
})

test('LOCAL_API_POSTS sets the number of posts of a process', async () => {
  const api = await startProcess({ LOCAL_DATA_DIR: temporaryFolder(), LOCAL_API_PORT: '0', LOCAL_API_POSTS: '700' })
  expect(await getJson(api, '/v1/blog-posts?Page=78')).toMatchObject({ totalCount: 700, totalPages: 78 })
})
