/**
 * Batches of 404 hits: at most one in an interval, none when empty, bounded and kept while the Content Lake is
 * down.
 */
import { type Batch, createCounter } from '@/lib/broken-links/counter'

function setUp({ broken = [], capacity }: { broken?: string[]; capacity?: number } = {}) {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
  const batches: Batch[] = []
  const lake = { isDown: false }
  const save = jest.fn(async (batch: Batch) => {
    if (lake.isDown) throw new Error('down')
    batches.push(batch)
    return new Set(broken)
  })
  return { counter: createCounter({ intervalMs: 60_000, save, capacity }), save, batches, lake }
}

afterEach(() => jest.useRealTimers())

test('saves the first hit at once, and those of the next minute together after it', async () => {
  const { counter, batches } = setUp()
  counter.count('/a', null)
  await jest.advanceTimersByTimeAsync(0)
  expect(batches).toHaveLength(1)
  for (let index = 0; index < 30; index += 1) {
    counter.count('/a', '/our-story')
    await jest.advanceTimersByTimeAsync(1000)
  }
  expect(batches).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(batches[1]?.hits).toEqual([
    { path: '/a', count: 30, firstSeen: '2026-11-21', lastSeen: '2026-11-21', from: '/our-story' },
  ])
})

test('where timers stop between requests, the next hit after a minute saves', async () => {
  const { counter, batches } = setUp()
  counter.count('/a', null)
  await counter.flush()
  counter.count('/b', null)
  jest.setSystemTime(Date.parse('2026-11-21T10:05:00Z'))
  counter.count('/b', null)
  await jest.advanceTimersByTimeAsync(0)
  expect(batches.map(({ hits }) => hits.map(({ path }) => path))).toEqual([['/a'], ['/b']])
})

test('an idle site writes nothing', async () => {
  const { counter, save } = setUp()
  for (let minute = 0; minute < 100; minute += 1) {
    counter.good('/')
    await jest.advanceTimersByTimeAsync(60_000)
  }
  await counter.flush()
  expect(save).not.toHaveBeenCalled()
})

test('while the lake is down it logs once, keeps a bounded number of counts, and writes them when it is back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { counter, save, batches, lake } = setUp({ capacity: 50 })
  lake.isDown = true
  for (let minute = 0; minute < 20; minute += 1) {
    for (let index = 0; index < 200; index += 1) {
      counter.count(`/random-${minute}-${index}`, null)
      counter.count('/old-rates', null)
    }
    await jest.advanceTimersByTimeAsync(60_000)
  }
  expect(save.mock.calls.length).toBeLessThanOrEqual(21)
  expect(warn.mock.calls.filter(([line]) => String(line).includes('broken_links.not_saved'))).toHaveLength(1)
  lake.isDown = false
  await jest.advanceTimersByTimeAsync(60_000)
  expect(batches[0]?.hits).toHaveLength(50)
  expect(batches[0]?.hits.find(({ path }) => path === '/old-rates')).toMatchObject({ count: 4000 })
  warn.mockRestore()
})

test('a path that works again is reported as healed, unless it breaks again', async () => {
  const { counter, batches } = setUp({ broken: ['/knowledge-base/business/back', '/knowledge-base/business/gone'] })
  counter.count('/knowledge-base/business/back', null)
  await counter.flush()
  counter.good('/knowledge-base/business/back')
  counter.good('/knowledge-base/business/gone')
  counter.count('/knowledge-base/business/gone', null)
  counter.good('/never-broken')
  await counter.flush()
  expect([...(batches[1]?.healed ?? [])]).toEqual(['/knowledge-base/business/back'])
})
