/** @jest-environment node */
/** Space-Saving: what is asked for often is found among any number of others, in a memory that does not grow. */
import fc from 'fast-check'
import { createTopPaths } from '@/lib/broken-links/top-paths'

const visit = (path: string, from: string | null = null, day = '2026-11-21') => ({
  path,
  count: 1,
  firstSeen: day,
  lastSeen: day,
  from,
})

test('few paths are counted exactly, with days and the page with the link', () => {
  const top = createTopPaths(10)
  top.add(visit('/a', null, '2026-11-20'))
  top.add(visit('/b'))
  top.add(visit('/a', '/our-story'))
  top.add(visit('/a'))
  expect(top.drain()).toEqual([
    { path: '/a', count: 3, firstSeen: '2026-11-20', lastSeen: '2026-11-21', from: '/our-story' },
    { path: '/b', count: 1, firstSeen: '2026-11-21', lastSeen: '2026-11-21', from: null },
  ])
  expect(top.size).toBe(0)
  expect(top.drain()).toEqual([])
})

test('20,000 random paths leave 500 entries, and the links that are really followed are the first of them', () => {
  const top = createTopPaths(500)
  for (let index = 0; index < 20_000; index += 1) {
    top.add(visit(`/random-${index}`))
    expect(top.size).toBeLessThanOrEqual(500)
    if (index % 100 === 0) top.add(visit('/old-rates'))
    if (index % 200 === 0) top.add(visit('/old-team'))
  }
  const found = top.drain()
  expect(found).toHaveLength(500)
  expect(found.slice(0, 2).map(({ path }) => path)).toEqual(['/old-rates', '/old-team'])
  // What a path has taken over from others is no visit of its own.
  expect(found.slice(2).every(({ count }) => count === 1)).toBe(true)
})

test('whatever comes: never too many, never a visit that was not, and every path above one in k is there', () => {
  const stream = fc.array(
    fc.nat(40).map((index) => `/${index}`),
    { maxLength: 400 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), stream, (capacity, paths) => {
      const top = createTopPaths(capacity)
      const truth = new Map<string, number>()
      for (const path of paths) {
        top.add(visit(path))
        truth.set(path, (truth.get(path) ?? 0) + 1)
      }
      const found = new Map(top.drain().map(({ path, count }) => [path, count]))
      expect(found.size).toBeLessThanOrEqual(capacity)
      for (const [path, count] of found) {
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThanOrEqual(truth.get(path) ?? 0)
      }
      for (const [path, count] of truth) if (count > paths.length / capacity) expect(found.has(path)).toBe(true)
    }),
  )
})

test('a visit costs microseconds, in the middle of a flood as well', () => {
  const top = createTopPaths(500)
  const began = performance.now()
  for (let index = 0; index < 20_000; index += 1) top.add(visit(`/random-${index}`))
  const microseconds = ((performance.now() - began) * 1000) / 20_000
  expect(microseconds).toBeLessThan(100)
})
