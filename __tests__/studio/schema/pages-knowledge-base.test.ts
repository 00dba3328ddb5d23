/** The demo's pages of the knowledge base's categories (B110-B112). */
import { categoryPath, KNOWN_CATEGORIES } from '@/lib/knowledge-base/paths'
import { documents, onlySection } from '../../helpers/data/demo-pages'

function pageAt(path: string) {
  const page = documents.find((document) => document._type === 'page' && document.path === path)
  if (!page) throw new Error(`No page ${path}`)
  return page
}

test.each(KNOWN_CATEGORIES)('%s has a page that lists its own articles', (category) => {
  expect(onlySection(categoryPath(category), 'blogPostList')).toMatchObject({ category })
})

test('each known category has its own page title, heading and text', () => {
  const pages = KNOWN_CATEGORIES.map((category) => {
    const path = categoryPath(category)
    const { heading, text } = onlySection(path, 'pageBanner')
    return { title: pageAt(path).title, seo: pageAt(path).seo, heading, text }
  })
  for (const field of ['title', 'seo', 'heading', 'text'] as const) {
    const values = pages.map((one) => JSON.stringify(one[field] ?? null))
    expect(values.filter((value) => !/[A-Za-z]{4}/.test(value) || value === 'null')).toEqual([])
    expect([field, new Set(values).size]).toEqual([field, KNOWN_CATEGORIES.length])
  }
})
