import { postsReport } from '../../../local/bench/posts'

test('the report compares visits and lists', () => {
  const text = postsReport({
    visits: [
      { name: 'one that no build renders', times: [30, 30, 30] },
      { name: 'that one, the second time', times: [2, 3, 4] },
    ],
    lists: [
      { name: 'page 1', times: [4, 4] },
      { name: 'page 500', times: [5, 5] },
    ],
    sitemap: { first: 900.4, next: 50, urls: 10_035, urlsWithoutApi: 10_034 },
  })
  expect(text).toContain('## The knowledge base with 10,000 posts')
  expect(text).toMatch(/that one, the second time +\| +3\.0 \| +4\.0 \| +0\.10 \|/)
  expect(text).toMatch(/page 500 +\| +5\.0 \| +5\.0 \| +1\.25 \|/)
  expect(text).toContain('10,035 URLs; 900 ms the first time')
  expect(text).toContain('drops every connection: 10,034 URLs')
})
