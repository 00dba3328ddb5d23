import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  categoryImage,
  categoryOfPath,
  categoryPath,
  isPostPath,
  isSystemName,
  KNOWN_CATEGORIES,
  opensArticles,
  postPath,
  spelledOut,
} from '@/lib/knowledge-base/paths'

test('builds paths of categories and articles, and parses them', () => {
  expect(categoryPath('podcast')).toBe('/knowledge-base/podcast')
  expect(postPath('podcast', 'show-notes')).toBe('/knowledge-base/podcast/show-notes')
  expect(postPath('a b', 'ü/?')).toBe('/knowledge-base/a%20b/%C3%BC%2F%3F')
  expect(categoryOfPath('/knowledge-base/podcast')).toBe('podcast')
  expect(['/knowledge-base', '/knowledge-base/a/b', '/podcast'].map(categoryOfPath)).toEqual([null, null, null])
  expect(isPostPath('/knowledge-base/podcast/show-notes')).toBe(true)
  expect(['/knowledge-base/podcast', '/knowledge-base/a/b/c'].some(isPostPath)).toBe(false)
})

test.each(KNOWN_CATEGORIES.map((_name, index) => index + 1))('the picture of category %i exists', (id) => {
  expect(categoryImage(id)).toMatch(new RegExp(`/BlogCategory_${id}\\.webp$`))
  expect(existsSync(join('public', categoryImage(id)))).toBe(true)
})

test('articles can be opened in known categories, and in those with a page', () => {
  const paths = new Set(['/knowledge-base/voice-technology', null])
  expect(['podcast', 'voice-technology', 'elsewhere'].map((category) => opensArticles(category, paths))).toEqual([
    true,
    true,
    false,
  ])
})

test.each(['', ' ', 'a b', 'a/b', 'a\\b', 'a\u0000b', 'x'.repeat(201)])('%j is no system name', (name) =>
  expect(isSystemName(name)).toBe(false),
)
test.each(['podcast', 'how-to-brief', '42', 'grüße', 'a.b_c~d'])('%j is a system name', (name) =>
  expect(isSystemName(name)).toBe(true),
)

test('the name of an unknown category is derived from its system name', () =>
  expect(spelledOut('custom-jingles')).toBe('Custom jingles'))
