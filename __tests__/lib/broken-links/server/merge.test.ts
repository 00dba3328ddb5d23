/** Merges a batch of 404 hits into the stored paths. */
import { type BrokenLink, MAX_PATHS } from '@/lib/broken-links/document'
import { mergeBrokenLinks } from '@/lib/broken-links/server/merge'

const TODAY = '2026-11-21'
const works = (path: string) => path === '/now-a-page'

const link = (path: string, count: number, lastSeen = TODAY): BrokenLink => ({ _key: path, path, count, lastSeen })
const hits = (...paths: string[]) => new Map(paths.map((path) => [path, 1]))

beforeEach(() => jest.useFakeTimers({ now: Date.parse(`${TODAY}T10:00:00Z`) }))
afterEach(() => jest.useRealTimers())

test('hits are added to known paths, the most frequent first', () => {
  const paths = [link('/a', 5, '2026-11-01'), link('/b', 2, '2026-11-01')]
  const batch = new Map([
    ['/b', 7],
    ['/c', 1],
  ])
  expect(mergeBrokenLinks(paths, batch, works)).toEqual([link('/b', 9), link('/a', 5, '2026-11-01'), link('/c', 1)])
})

test('paths not seen for 90 days or that work again are removed', () => {
  const paths = [link('/gone', 9, '2026-08-22'), link('/still', 1, '2026-08-23'), link('/now-a-page', 5)]
  const merged = mergeBrokenLinks(paths, hits('/now-a-page'), works)
  expect(merged.map(({ path }) => path)).toEqual(['/still'])
})

test('holds 200 at most: the most frequent, with room for the newest', () => {
  const paths = Array.from({ length: 200 }, (_, index) => link(`/old-${index}`, 1000 - index))
  const flood = hits(...Array.from({ length: 500 }, (_, index) => `/new-${index}`))
  const merged = mergeBrokenLinks(paths, flood, works)
  expect(merged).toHaveLength(MAX_PATHS)
  expect(merged.filter(({ path }) => path.startsWith('/old-'))).toHaveLength(160)
  expect(merged[0]?.path).toBe('/old-0')
  expect(mergeBrokenLinks(paths, new Map(), works)).toEqual(paths)
})
