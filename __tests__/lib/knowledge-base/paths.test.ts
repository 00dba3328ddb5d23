import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { categoryImage } from '@/lib/api/server/decoders'
import {
  categoryOfPath,
  categoryPath,
  isPostPath,
  isSystemName,
  KNOWN_CATEGORIES,
  nameKey,
  opensArticles,
  postPath,
  spelledOut,
  systemNameOf,
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

const NO_NAMES = ['', ' ', '\u00a0', '.', '..', '../voices', 'a/../b', 'a\\..', 'a\u0000b', 'a\nb', 'x'.repeat(201)]
test.each(NO_NAMES)('%j is no system name', (name) => expect(isSystemName(name)).toBe(false))

const NAMES = [
  ...['podcast', 'how-to-brief', '42', 'grüße', 'cafe\u0301-nfd', 'a.b_c~d', 'the end.', 'a b', 'a/b', 'a\\b', 'Q&A+1'],
  ...["what's-new", '100%', 'why?', '#1', 'नमस्\u200dते', '👩\u200d🎤', 'x'.repeat(200)],
]
test.each(NAMES)('%j is a system name, and is read from its path as it is', (name) => {
  expect(isSystemName(name)).toBe(true)
  expect(isPostPath(postPath('podcast', name))).toBe(true)
  expect(systemNameOf(postPath('podcast', name))).toBe(name)
})

test('a name that cannot be decoded is none', () => expect(systemNameOf('/knowledge-base/podcast/%E0%A4%A')).toBe(''))

test('spellings of one name in another case or Unicode form have the same key', () => {
  expect(nameKey('Cafe\u0301')).toBe(nameKey('caf\u00e9'))
  expect(nameKey('cafe')).not.toBe(nameKey('caf\u00e9'))
})

test('the name of an unknown category is derived from its system name', () =>
  expect(spelledOut('custom-jingles')).toBe('Custom jingles'))
