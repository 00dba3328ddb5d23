/** Merges a batch of 404 hits into the document of broken links. */
import { type BrokenLink, keyOf, MAX_PATHS, readBrokenLinks } from '@/lib/broken-links/document'
import { mergeBrokenLinks } from '@/lib/broken-links/merge'

const TODAY = '2026-11-21'
const pages = new Set(['/', '/our-story', '/now-a-page'])
const knowledge = { today: TODAY, works: (path: string) => pages.has(path), isPage: (path: string) => pages.has(path) }

const visit = (path: string, count = 1, from: string | null = null) => ({
  path,
  count,
  firstSeen: TODAY,
  lastSeen: TODAY,
  from,
})
const link = (path: string, count: number, lastSeen = TODAY): BrokenLink => ({
  _key: keyOf(path),
  path,
  count,
  firstSeen: '2026-01-01',
  lastSeen,
})

test('hits are added to known paths, the most frequent first', () => {
  const stored = { paths: [link('/a', 5, '2026-11-01'), link('/b', 2, '2026-11-01')], ignored: [] }
  const { paths } = mergeBrokenLinks(stored, [visit('/b', 7, '/our-story'), visit('/c')], knowledge)
  expect(paths).toEqual([
    { _key: keyOf('/b'), path: '/b', count: 9, firstSeen: '2026-01-01', lastSeen: TODAY, from: '/our-story' },
    link('/a', 5, '2026-11-01'),
    { _key: keyOf('/c'), path: '/c', count: 1, firstSeen: TODAY, lastSeen: TODAY },
  ])
})

test('paths not seen for 90 days are removed, and so are those that work again', () => {
  const stored = {
    paths: [link('/gone', 9, '2026-08-22'), link('/still', 1, '2026-08-23'), link('/now-a-page', 5)],
    ignored: [],
  }
  expect(mergeBrokenLinks(stored, [], knowledge).paths.map(({ path }) => path)).toEqual(['/still'])
})

test('paths ignored by editors do not return', () => {
  const stored = { paths: [link('/a', 3)], ignored: [{ _key: keyOf('/b'), path: '/b' }] }
  const merged = mergeBrokenLinks(stored, [visit('/b', 50)], knowledge)
  expect(merged).toEqual(stored)
})

test('the referring page is kept only where it is a page of the site, and stays known', () => {
  const first = mergeBrokenLinks(
    { paths: [], ignored: [] },
    [visit('/a', 1, '/our-story'), visit('/b', 1, '/made-up')],
    knowledge,
  )
  expect(first.paths.map(({ from }) => from)).toEqual(['/our-story', undefined])
  expect(mergeBrokenLinks(first, [visit('/a')], knowledge).paths[0]).toMatchObject({ count: 2, from: '/our-story' })
})

test('holds 200 at most: the most frequent, with room for the newest', () => {
  const stored = {
    paths: Array.from({ length: 300 }, (_, index) => link(`/old-${index}`, 1000 - index, '2026-11-20')),
    ignored: [],
  }
  const flood = Array.from({ length: 500 }, (_, index) => visit(`/new-${index}`))
  const { paths } = mergeBrokenLinks(stored, flood, knowledge)
  expect(paths).toHaveLength(MAX_PATHS)
  expect(paths.filter(({ path }) => path.startsWith('/old-'))).toHaveLength(160)
  expect(paths[0]?.path).toBe('/old-0')
  expect(paths.filter(({ path }) => path.startsWith('/new-'))).toHaveLength(40)
})

test('a malformed document is read as far as possible', () => {
  const good = link('/a', 2)
  expect(
    readBrokenLinks({
      paths: [good, null, 'x', { path: '/b' }, { ...good, path: 'b' }, { ...good, count: -1 }],
      ignored: 'no',
    }),
  ).toEqual({
    paths: [good],
    ignored: [],
  })
  expect(readBrokenLinks(undefined)).toEqual({ paths: [], ignored: [] })
})
