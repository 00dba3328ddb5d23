import { createPreloads } from '@/lib/api/preloads'
import { savesData } from '@/lib/browser/saves-data'

/** Reads that respond when the test says so. */
function reads() {
  const started: string[] = []
  const kept: string[] = []
  const answers = new Map<string, (fails?: boolean) => void>()
  return {
    started,
    kept,
    preload: (key: string) => ({
      key,
      load: async () => {
        started.push(key)
        await new Promise<void>((resolve, reject) => {
          answers.set(key, (fails) => (fails ? reject(new Error('offline')) : resolve()))
        })
        kept.push(key)
      },
    }),
    async answer(key: string, fails = false) {
      answers.get(key)?.(fails)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('runs two prefetches at a time, the newest first, and drops the oldest of many', async () => {
  const { started, preload, answer } = reads()
  const preloads = createPreloads()
  for (let number = 1; number <= 10; number++) preloads.add(preload(`p${number}`))
  expect(started).toEqual(['p1', 'p2'])
  await answer('p1')
  await answer('p2')
  expect(started).toEqual(['p1', 'p2', 'p10', 'p9'])
  for (const key of ['p10', 'p9', 'p8', 'p7', 'p6', 'p5']) await answer(key)
  expect(started).toHaveLength(8)
  expect(started).not.toContain('p3')
})

test('the same URL is fetched once while it is pending or queued', () => {
  const { started, preload } = reads()
  const preloads = createPreloads()
  for (let time = 0; time < 3; time++) preloads.add(preload('a'))
  preloads.add(preload('b'))
  for (let time = 0; time < 3; time++) preloads.add(preload('c'))
  expect(started).toEqual(['a', 'b'])
})

test('a failure is silent and starts the next one', async () => {
  const { started, kept, preload, answer } = reads()
  const preloads = createPreloads()
  for (const key of ['a', 'b', 'c']) preloads.add(preload(key))
  await answer('a', true)
  expect(started).toEqual(['a', 'b', 'c'])
  await answer('c')
  expect(kept).toEqual(['c'])
})

test('a read waits for a pending prefetch and reuses a queued one', async () => {
  const { started, preload, answer } = reads()
  const preloads = createPreloads()
  for (const key of ['a', 'b', 'c']) preloads.add(preload(key))
  expect(preloads.take('c')).toBeUndefined()
  const ahead = preloads.take('a')
  expect(ahead).toBeInstanceOf(Promise)
  await answer('a')
  await ahead
  expect(preloads.take('a')).toBeUndefined()
  expect(started).toEqual(['a', 'b'])
})

test('prefetches at most sixty URLs a visit', async () => {
  const { started, preload, answer } = reads()
  const preloads = createPreloads()
  for (let number = 0; number < 100; number++) {
    preloads.add(preload(`p${number}`))
    await answer(`p${number}`)
  }
  expect(started).toHaveLength(60)
})

test.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [{}, false],
  [null, false],
])('a connection that says %j saves data: %s', (connection, saves) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  expect(savesData()).toBe(saves)
  const { started, preload } = reads()
  createPreloads().add(preload('a'))
  expect(started).toHaveLength(saves ? 0 : 1)
  Reflect.deleteProperty(navigator, 'connection')
})
