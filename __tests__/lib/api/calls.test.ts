import { apiUrl } from '@/lib/api/calls'

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
