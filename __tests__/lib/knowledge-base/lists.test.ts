import { apiUrl } from '@/lib/api/calls'
import {
  categoriesQuery,
  FIRST_PAGE,
  INITIAL_SEARCH,
  parsePostList,
  postsQuery,
  writePostList,
} from '@/lib/knowledge-base/lists'

test('the first list is page 1 with a single space as its search (B113)', () => {
  expect(INITIAL_SEARCH).toBe(' ')
  expect(parsePostList('')).toEqual({ search: ' ', page: 1 })
})

test('the calls carry page sizes 10 and 9 (B110, B112)', () => {
  expect(apiUrl({ call: 'blogCategories', query: categoriesQuery(2) })).toBe('/api/v1/blog-categories/2/10')
  expect(apiUrl({ call: 'blogPosts', query: postsQuery('podcast', FIRST_PAGE) })).toBe(
    '/api/v1/blog-posts?CategorySystemName=podcast&SearchKeyword=+&Page=1&PageSize=9',
  )
})

test('a search is sent exactly as it was typed (B113)', () => {
  expect(postsQuery('podcast', { search: ' Mic & room ', page: 3 })).toEqual({
    CategorySystemName: 'podcast',
    SearchKeyword: ' Mic & room ',
    Page: 3,
    PageSize: 9,
  })
})

test.each([
  ['?page=3&search=mic', { search: 'mic', page: 3 }],
  ['search=+mic+', { search: 'mic', page: 1 }],
  ['?search=&page=0', { search: ' ', page: 1 }],
  ['?page=two', { search: ' ', page: 1 }],
  [`?search=${'x'.repeat(201)}`, { search: ' ', page: 1 }],
])('the query %s gives %j', (query, list) => expect(parsePostList(query)).toEqual(list))

test('a query holds the values that differ from their defaults, and keeps other parameters', () => {
  expect(writePostList({ search: ' ', page: 1 }, 'page=2&search=old&utm_source=mail')).toBe('utm_source=mail')
  expect(writePostList({ search: ' mic ', page: 2 }, 'utm_source=mail')).toBe('utm_source=mail&search=mic&page=2')
})
