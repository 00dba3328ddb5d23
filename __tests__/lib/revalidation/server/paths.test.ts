import { readFileSync } from 'node:fs'
import { SECTION_PROJECTIONS } from '@/lib/content/sections'
import { needsDependents, pathsToRevalidate, sectionsThatList } from '@/lib/revalidation/server/paths'
import type { ContentEvent } from '@/lib/revalidation/server/webhook'
import { contentEvent } from '../../../helpers/data/content-event'

const at = (path: string | null) => ({ path })

const other = (type: string) => contentEvent({ id: type, type, before: at(null), after: at(null) })

const PATHS = ['/', '/a', '/linking']
const EVERYWHERE = [...PATHS, '/404', '/500']

const found = (one: ContentEvent, settings = false) =>
  Array.from(pathsToRevalidate(one, { paths: new Set(PATHS), dependents: { pages: ['/linking'], settings } }))

test.each([
  ['an edited page: itself, without a query for links', contentEvent(), ['/a'], false],
  ['a new page', contentEvent({ operation: 'create', before: at(null) }), ['/a', '/linking'], true],
  [
    'a moved page: both paths, and pages that link to it',
    contentEvent({ after: at('/b') }),
    ['/b', '/a', '/linking'],
    true,
  ],
  ['a page that is gone', contentEvent({ operation: 'delete', after: at(null) }), ['/a', '/linking'], true],
  ['the site settings: every page and the error pages', other('siteSettings'), EVERYWHERE, false],
  ['the facts', other('facts'), EVERYWHERE, false],
  ['the words', other('words'), EVERYWHERE, false],
  ['a redirect: no page, because redirects are handled before pages', other('redirect'), [], false],
  ['a review: pages that show it', other('review'), ['/linking'], true],
  ['a document of an unknown type: pages that refer to it', other('award'), ['/linking'], true],
])('%s', (_, change, paths, readsLinks) => {
  expect(found(change)).toEqual(paths)
  expect(needsDependents(change)).toBe(readsLinks)
})

test('a moved page in the navigation: every page, the page itself first', () => {
  expect(found(contentEvent({ after: at('/b') }), true)).toEqual(['/b', '/a', '/linking', '/', '/404', '/500'])
})

test.each([
  ['page', ['blogCategoryList']],
  ['review', ['reviews']],
  ['award', []],
])('sections that list every %s: %j', (type, sections) => {
  expect(sectionsThatList(type)).toEqual(sections)
})

test.each(['undefined', '//elsewhere.example', '/api/revalidate', '/_next/data', '/studio', '/a?b', '/a#b', '/a b'])(
  'the path %s of a broken document is ignored',
  (path) => {
    expect(found(contentEvent({ before: at(path), after: at(path) }))).toEqual([])
  },
)

const sectionQueries = SECTION_PROJECTIONS.split(/(?=_type == "\w+" =>)/)

test('no section lists documents of a type that is not declared as listed', () => {
  const listed = sectionQueries.flatMap((query) =>
    [...query.matchAll(/\*\[_type == "(\w+)"/g)].map(([, type = '']) => ({
      type,
      section: /^_type == "(\w+)" =>/.exec(query)?.[1],
    })),
  )
  expect(listed.length).toBeGreaterThan(0)
  for (const { type, section } of listed) expect(sectionsThatList(type)).toContain(section)
})

test('of a linked page, other pages show only its path', () => {
  const fragments = readFileSync('lib/content/fragments.ts', 'utf8')
  const shown = [...sectionQueries, fragments].flatMap((query) => query.match(/page->\w+/g) ?? [])
  // The webhook takes a page that goes offline for one that loses its path.
  expect(new Set(shown)).toEqual(new Set(['page->offline', 'page->path']))
})
