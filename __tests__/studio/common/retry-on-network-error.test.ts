import { concat, defer, firstValueFrom, NEVER, of, throwError, toArray } from 'rxjs'
import { take } from 'rxjs/operators'
import { listenWithRetry } from '@/studio/common/lake/retry-on-network-error'

/** A store whose fetches end as listed, one after the other; the last one repeats. */
function storeOf(...results: (string | Error)[]) {
  let requestCount = 0
  const listenQuery = () =>
    defer(() => {
      const result = results[Math.min(requestCount++, results.length - 1)]
      return result instanceof Error ? throwError(() => result) : concat(of(result), NEVER)
    })
  return { listenQuery, requestCount: () => requestCount }
}

test('a fetch without a response is retried until there is one', async () => {
  jest.useFakeTimers()
  const store = storeOf(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), 'rows')
  const result = firstValueFrom(listenWithRetry(store, '*', {}, {}).pipe(take(1), toArray()))
  await jest.advanceTimersByTimeAsync(3000)
  expect(await result).toEqual(['rows'])
  expect(store.requestCount()).toBe(3)
  jest.useRealTimers()
})

test('a refused fetch ends with its error', async () => {
  const refused = Object.assign(new Error('Unable to parse'), { statusCode: 400 })
  const store = storeOf(refused)
  await expect(firstValueFrom(listenWithRetry(store, '*', {}, {}))).rejects.toThrow('Unable to parse')
  expect(store.requestCount()).toBe(1)
})
