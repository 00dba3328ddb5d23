import { createStaleWhileRevalidateCache } from '@/lib/cache/stale-while-revalidate'

/** Loads that resolve when the test says so. */
function controlled(timeoutMs = 30) {
  const fetches: PromiseWithResolvers<string>[] = []
  const failures: unknown[] = []
  const table = createStaleWhileRevalidateCache({
    read: () => {
      const reading = Promise.withResolvers<string>()
      fetches.push(reading)
      return reading.promise
    },
    maxAge: 1000,
    timeoutMs,
    onFailure: (error) => failures.push(error),
  })
  return {
    table,
    failures,
    count: () => fetches.length,
    answer: (index: number, text: string) => fetches[index]?.resolve(text),
    fail: (index: number) => fetches[index]?.reject(new Error('down')),
  }
}

/** The same with data that are too old. */
async function outdated(timeoutMs: number) {
  const cache = controlled(timeoutMs)
  const now = jest.spyOn(Date, 'now').mockReturnValue(0)
  const read = cache.table.get()
  cache.answer(0, 'old')
  await read
  now.mockRestore()
  return cache
}

test('concurrent readers share one load', async () => {
  const { table, answer, count } = controlled()
  const asked = [table.get(), table.get(), table.get()]
  answer(0, 'a')
  expect(await Promise.all(asked)).toEqual(['a', 'a', 'a'])
  expect(await table.get()).toBe('a')
  expect(count()).toBe(1)
})

test('a refresh does not use the result of a load that began before it', async () => {
  const { table, answer } = controlled()
  const asked = table.get()
  const refreshed = table.refresh()
  answer(1, 'new')
  expect(await refreshed).toBe('new')
  answer(0, 'old')
  expect(await asked).toBe('new')
  expect(await table.get()).toBe('new')
})

test('of two refreshes the result of the later one wins, whichever resolves first', async () => {
  const { table, answer } = controlled()
  const first = table.refresh()
  const second = table.refresh()
  answer(1, 'second')
  await second
  answer(0, 'first')
  expect(await first).toBe('second')
  expect(await table.get()).toBe('second')
})

test('readers get stale data when a load takes longer than the timeout, and fresh data as soon as it is loaded', async () => {
  const { table, answer, count } = await outdated(30)
  const begun = performance.now()
  expect(await table.get()).toBe('old')
  expect(performance.now() - begun).toBeGreaterThan(20)
  // Nobody waits again for the same load.
  expect(await Promise.race([table.get(), new Promise((resolve) => setTimeout(resolve, 20))])).toBe('old')
  expect(count()).toBe(2)
  answer(1, 'new')
  await new Promise(setImmediate)
  expect(await table.get()).toBe('new')
})

test('a load that fails after every reader has stopped waiting is still reported', async () => {
  const { table, fail, failures } = await outdated(5)
  expect(await table.get()).toBe('old')
  fail(1)
  await new Promise(setImmediate)
  expect(failures).toHaveLength(1)
})
