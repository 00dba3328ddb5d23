/** Builders of sitemap, feed and llms.txt (pure functions). */
import { feed } from '@/lib/seo/server/feed'
import { llms } from '@/lib/seo/server/llms'
import { sitemap } from '@/lib/seo/server/sitemap'
import { escapeXml } from '@/lib/seo/server/xml'

const siteUrl = 'https://www.wattle.test'

test('URLs and texts are escaped in XML', () => {
  const xml = sitemap([{ path: "/a?b=1&c='<x>", changed: null }], siteUrl)
  expect(xml).toContain('<loc>https://www.wattle.test/a?b=1&amp;c=%27%3Cx%3E</loc>')
  const hostile = ']]></title><script>alert(1)</script>\u0000\u0008\uD800'
  expect(escapeXml(hostile)).toBe(']]&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;\uFFFD')
  const post = {
    path: '/p',
    systemName: 'p',
    category: 'c',
    title: hostile,
    description: hostile,
    author: hostile,
    date: null,
  }
  const text = feed({ siteUrl, title: hostile, description: '', home: '/knowledge-base', posts: [post] })
  expect(text).not.toContain('<script>')
  expect(text).not.toContain('pubDate')
})

test('Markdown in a title creates no link in llms.txt', () => {
  const settings = {
    brandName: 'Wattle\n# Audio',
    tagline: null,
    defaultSeo: null,
    phone: null,
    email: null,
    openingHours: null,
    closedSoon: null,
  }
  const page = { path: '/x', title: 'a](https://evil.test) [b', description: '<img src=x>\n## c' }
  const text = llms({ siteUrl, settings, pages: [page], voices: [], articles: [] })
  expect(text).toContain('# Wattle Audio\n')
  expect(text).toContain('- [a(https://evil.test) b](https://www.wattle.test/x): img src=x c')
})
