import { createStaleWhileRevalidateCache } from '@/lib/stale-while-revalidate'

/** Loads that resolve when the test says so. */
function controlled(restore?: () => Promise<string | null>) {
  const fetches: PromiseWithResolvers<string>[] = []
  const failures: unknown[] = []
  const table = createStaleWhileRevalidateCache({
    read: () => {
      const reading = Promise.withResolvers<string>()
      fetches.push(reading)
      return reading.promise
    },
    maxAge: 1000,
    restore,
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

test('concurrent readers share one load', async () => {
  const { table, answer, count } = controlled()
  const reads = [table.get(), table.get(), table.get()]
  answer(0, 'a')
  expect(await Promise.all(reads)).toEqual(['a', 'a', 'a'])
  expect(await table.get()).toBe('a')
  expect(count()).toBe(1)
})

test('a refresh does not use the result of a load that began before it', async () => {
  const { table, answer } = controlled()
  const first = table.get()
  const refreshed = table.refresh()
  answer(1, 'new')
  expect(await refreshed).toBe('new')
  answer(0, 'old')
  expect(await first).toBe('new')
  expect(await table.get()).toBe('new')
})

test('a refresh that has failed is made again for the next reader (B762)', async () => {
  const { table, answer, fail, count } = controlled()
  const first = table.get()
  answer(0, 'old')
  await first
  const refreshed = table.refresh()
  fail(1)
  await expect(refreshed).rejects.toThrow('down')
  expect(await table.get()).toBe('old')
  answer(2, 'new')
  await new Promise(setImmediate)
  expect([await table.get(), count()]).toEqual(['new', 3])
})

test('once it has expired the next reader waits for a load, and has the old data when that fails', async () => {
  const { table, answer, fail, failures, count } = controlled()
  const first = table.get()
  answer(0, 'old')
  expect(await first).toBe('old')
  table.expire()
  const next = table.get()
  answer(1, 'new')
  expect(await next).toBe('new')
  expect(await table.get()).toBe('new')
  expect(count()).toBe(2)
  table.expire()
  const failed = table.get()
  fail(2)
  expect(await failed).toBe('new')
  expect(failures).toHaveLength(1)
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

test('what is too old is served at once while it is loaded again, and stays when that fails', async () => {
  const { table, answer, fail, failures, count } = controlled()
  const now = jest.spyOn(Date, 'now').mockReturnValue(0)
  const first = table.get()
  answer(0, 'old')
  await first
  now.mockRestore()
  expect([await table.get(), await table.get(), count()]).toEqual(['old', 'old', 2])
  fail(1)
  await new Promise(setImmediate)
  expect(failures).toHaveLength(1)
  expect(await table.get()).toBe('old')
  answer(2, 'new')
  await new Promise(setImmediate)
  expect(await table.get()).toBe('new')
})

test('what an earlier process has stored is served when the first load fails, and is loaded again', async () => {
  const { table, answer, fail, failures, count } = controlled(async () => 'stored')
  const first = table.get()
  fail(0)
  expect(await first).toBe('stored')
  expect([failures.length, await table.get(), count()]).toEqual([1, 'stored', 2])
  answer(1, 'new')
  await new Promise(setImmediate)
  expect(await table.get()).toBe('new')
})

test('the first load is waited for two seconds, and without anything stored until it ends', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const hanging = controlled(async () => 'stored').table.get()
  const { table, answer, fail } = controlled(async () => null)
  const waiting = table.get()
  await jest.advanceTimersByTimeAsync(2000)
  jest.useRealTimers()
  expect(await hanging).toBe('stored')
  fail(0)
  await expect(waiting).rejects.toThrow('down')
  const second = table.get()
  answer(1, 'read')
  expect(await second).toBe('read')
})
