import { apiUrl, calls } from '@/lib/api/calls'

test('the table holds the twelve API calls with their paths as printed', () => {
  expect(Object.values(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/send-contactus',
    'GET /api/v1/seo/page-metainfo',
    'GET /api/v1/voices',
    'GET /api/v1/voices/age_categories',
    'GET /api/v1/voices/categories',
    'GET /api/v1/voices/regions',
    'GET /v1/rate/estimated-quote/commercial',
    'GET /v1/rate/estimated-quote/narration',
    'GET /v1/blog-categories/{page}/{pageSize}',
    'GET /v1/blog-posts',
    'GET /v1/blog-post/{systemName}',
    'GET /v1/team-member/list',
  ])
})

test('the voice call takes exactly its ten parameters', () => {
  expect(Object.keys(calls.voices.query)).toEqual([
    'voiceId',
    'featuredOnly',
    'ethicalAIOnly',
    'searchKeyword',
    'regionId',
    'genderId',
    'ageCategoryId',
    'categoryId',
    'page',
    'pageSize',
  ])
})

test('the same request has the same URL, whatever the order of its query', () => {
  expect(apiUrl({ call: 'voices', query: { pageSize: 50, page: 1, featuredOnly: true } })).toBe(
    '/api/v1/voices?featuredOnly=true&page=1&pageSize=50',
  )
  expect(apiUrl({ call: 'blogCategories', query: { page: 2, pageSize: 10 } })).toBe('/api/v1/blog-categories/2/10')
  expect(apiUrl({ call: 'blogPost', query: { systemName: 'a b/c' } })).toBe('/api/v1/blog-post/a%20b%2Fc')
  expect(apiUrl({ call: 'blogPosts', query: { SearchKeyword: ' ', Page: 1, PageSize: 9 } })).toBe(
    '/api/v1/blog-posts?SearchKeyword=+&Page=1&PageSize=9',
  )
})
