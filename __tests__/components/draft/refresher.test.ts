/** The preview's refresher: one read at a time, and one more for changes that arrive meanwhile. */
import { createRefresher } from '@/components/draft/refresher'

function startRefresher() {
  const finish: (() => void)[] = []
  const refresh = createRefresher(() => new Promise<void>((resolve) => finish.push(resolve)))
  return { finish, refresh, count: () => finish.length }
}

test('several changes during a read cause one more read', async () => {
  const { finish, refresh, count } = startRefresher()
  const first = refresh()
  refresh()
  refresh()
  expect(count()).toBe(1)
  finish[0]?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(count()).toBe(2)
  finish[1]?.()
  await first
  expect(count()).toBe(2)
})

test('continues after a failed read', async () => {
  let reads = 0
  const refresh = createRefresher(async () => {
    reads += 1
    if (reads === 1) throw new Error('Gone')
  })
  await expect(refresh()).rejects.toThrow('Gone')
  await refresh()
  expect(reads).toBe(2)
})
