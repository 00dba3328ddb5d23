/** Batches of 404 hits: at most one in an interval, bounded, and kept while the Content Lake is down. */
import { createCounter } from '@/lib/broken-links/server/counter'

function setUp() {
  jest.useFakeTimers()
  const batches: [string, number][][] = []
  const lake = { isDown: false }
  const counter = createCounter(60_000, async (hits) => {
    if (lake.isDown) throw new Error('down')
    batches.push([...hits])
  })
  return { counter, batches, lake }
}

afterEach(() => jest.useRealTimers())

test('saves the hits of a minute together, and nothing while there are none', async () => {
  const { counter, batches } = setUp()
  for (let index = 0; index < 30; index += 1) counter.count('/a')
  counter.count('/b')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(batches).toEqual([
    [
      ['/a', 30],
      ['/b', 1],
    ],
  ])
  await jest.advanceTimersByTimeAsync(600_000)
  counter.count('/a')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(batches[1]).toEqual([['/a', 1]])
})

test('while the lake is down it keeps a bounded number of counts, and saves them when it is back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { counter, batches, lake } = setUp()
  lake.isDown = true
  for (let minute = 0; minute < 5; minute += 1) {
    for (let index = 0; index < 700; index += 1) {
      counter.count(`/random-${minute}-${index}`)
      counter.count('/old-rates')
    }
    await jest.advanceTimersByTimeAsync(60_000)
  }
  expect(warn).toHaveBeenCalledTimes(5)
  lake.isDown = false
  await jest.advanceTimersByTimeAsync(60_000)
  expect(batches[0]).toHaveLength(500)
  expect(batches[0]).toContainEqual(['/old-rates', 3500])
  warn.mockRestore()
})
