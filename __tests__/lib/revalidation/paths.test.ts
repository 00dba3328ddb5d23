import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needsDependents, pathsToRevalidate, type SiteKnowledge, sectionsThatList } from '@/lib/revalidation/paths'
import type { ContentEvent } from '@/lib/revalidation/webhook'

const at = (path: string | null, source: string | null = null) => ({ path, source })

const event = (over: Partial<ContentEvent> = {}): ContentEvent => ({
  operation: 'update',
  id: 'page-a',
  type: 'page',
  rev: 'r2',
  previousRev: 'r1',
  updatedAt: '2026-01-01T00:00:00Z',
  before: at('/a'),
  after: at('/a'),
  ...over,
})

const knowledge = (over: Partial<SiteKnowledge> = {}): SiteKnowledge => ({
  paths: new Set(['/', '/a', '/linking']),
  dependents: { pages: [], settings: false },
  ...over,
})

const found = (...parameters: Parameters<typeof pathsToRevalidate>) => [...pathsToRevalidate(...parameters)]

const linked = knowledge({ dependents: { pages: ['/linking'], settings: false } })

test('an edited page: itself, without a query for links', () => {
  expect(found(event(), linked)).toEqual([['/a', 'the page itself']])
  expect(needsDependents(event())).toBe(false)
})

test('a new page: itself', () => {
  const created = event({ operation: 'create', previousRev: null, before: at(null) })
  expect(found(created, knowledge())).toEqual([['/a', 'the page itself']])
})

test('a moved page: its new and its old path, and pages that link to it', () => {
  const moved = event({ after: at('/b') })
  expect(needsDependents(moved)).toBe(true)
  expect(found(moved, linked)).toEqual([
    ['/b', 'the page itself'],
    ['/a', 'its former path'],
    ['/linking', 'refers to it'],
  ])
})

test('a moved page in the navigation: every page', () => {
  const moved = event({ after: at('/b') })
  const paths = new Set(['/', '/b', '/linking'])
  expect(found(moved, knowledge({ paths, dependents: { pages: ['/linking'], settings: true } }))).toEqual([
    ['/b', 'the page itself'],
    ['/a', 'its former path'],
    ['/linking', 'refers to it'],
    ['/', 'the settings of the whole site'],
    ['/404', 'the settings of the whole site'],
    ['/500', 'the settings of the whole site'],
  ])
})

test.each(['deleted', 'unpublished'])('a page that was %s: its path and pages that link to it', () => {
  const gone = event({ operation: 'delete', rev: null, after: at(null) })
  expect(found(gone, linked)).toEqual([
    ['/a', 'its former path'],
    ['/linking', 'refers to it'],
  ])
})

test.each(['siteSettings', 'facts', 'words'])('%s: every page and the error pages', (type) => {
  const settings = event({ id: type, type, before: at(null), after: at(null) })
  expect(found(settings, knowledge()).map(([path]) => path)).toEqual(['/', '/a', '/linking', '/404', '/500'])
})

test('a redirect: no page, because redirects are handled before pages', () => {
  const changed = event({ type: 'redirect', before: at(null, '/Old/'), after: at(null, '/New') })
  expect(found(changed, knowledge())).toEqual([])
  expect(needsDependents(changed)).toBe(false)
})

test('a review: pages that show it, and pages with a section that lists reviews', () => {
  const review = event({ id: 'review-1', type: 'review', before: at(null), after: at(null) })
  expect(sectionsThatList('review')).toEqual(['reviews'])
  expect(found(review, linked)).toEqual([['/linking', 'refers to it']])
})

test("a page created, moved or removed: pages that link to it, and those that list the knowledge base's categories", () => {
  expect(sectionsThatList('page')).toEqual(['blogCategoryList'])
  expect(needsDependents(event({ before: at(null), after: at('/knowledge-base/new') }))).toBe(true)
})

test('a document of an unknown type: pages that refer to it', () => {
  const award = event({ id: 'award-1', type: 'award', before: at(null), after: at(null) })
  expect(needsDependents(award)).toBe(true)
  expect(sectionsThatList('award')).toEqual([])
  expect(found(award, linked)).toEqual([['/linking', 'refers to it']])
})

test.each(['undefined', '//elsewhere.example', '/api/revalidate', '/_next/data', '/studio', '/a?b', '/a#b', '/a b'])(
  'the path %s of a broken document is ignored',
  (path) => {
    expect(found(event({ before: at(path), after: at(path) }), knowledge())).toEqual([])
  },
)

const SECTIONS = 'lib/content/sections'
const sectionQueries = readdirSync(SECTIONS).map((name) => readFileSync(join(SECTIONS, name), 'utf8'))

test('no section lists documents of a type that is not declared as listed', () => {
  const listed = sectionQueries.flatMap((query) =>
    [...query.matchAll(/\*\[_type == "(\w+)"/g)].map(([, type = '']) => ({
      type,
      section: /^_type == "(\w+)"/m.exec(query)?.[1] ?? /_type == "(\w+)" =>/.exec(query)?.[1],
    })),
  )
  expect(listed.length).toBeGreaterThan(0)
  for (const { type, section } of listed) expect(sectionsThatList(type)).toContain(section)
})

test('of a linked page, other pages show only its path', () => {
  const fragments = readFileSync('lib/content/fragments.ts', 'utf8')
  const shown = [...sectionQueries, fragments].flatMap((query) => query.match(/page->\S+/g) ?? [])
  expect(new Set(shown)).toEqual(new Set(['page->path,']))
})
