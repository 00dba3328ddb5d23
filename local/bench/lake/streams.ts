/** Many at once: parallel queries, and listeners that all receive the same changes. */
import type { SanityClient } from '@sanity/client'

export const PARALLEL_QUERIES = 200
export const LISTENERS = 50
const PATCHES = 20

/** Longest wait for events, in milliseconds: one that is lost would be waited for without end. */
const MAX_WAIT_MS = 60_000

/** @returns milliseconds until the last response */
export async function timeParallelQueries(client: SanityClient): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: PARALLEL_QUERIES }, (_, index) =>
      client.fetch('*[_type == "post"][$index]{ title }', { index }),
    ),
  )
  return performance.now() - begun
}

/**
 * Patches a document while listeners follow it.
 * @returns milliseconds from the first patch until every listener has every change
 * @throws Error when events do not come
 */
export async function timeListeners(client: SanityClient): Promise<number> {
  const welcomed = Promise.withResolvers<void>()
  const complete = Promise.withResolvers<void>()
  let welcomes = 0
  let events = 0
  const subscriptions = Array.from({ length: LISTENERS }, () =>
    client
      .listen('*[_type == $type]', { type: 'page' }, { events: ['welcome', 'mutation'], includeResult: true })
      .subscribe({
        next: ({ type }) => {
          if (type === 'welcome') welcomes += 1
          else events += 1
          if (welcomes === LISTENERS) welcomed.resolve()
          if (events === LISTENERS * PATCHES) complete.resolve()
        },
        error: (error) => complete.reject(error),
      }),
  )
  const timer = setTimeout(() => {
    const error = new Error(`${welcomes} of ${LISTENERS} listeners, ${events} of ${LISTENERS * PATCHES} events`)
    welcomed.reject(error)
    complete.reject(error)
  }, MAX_WAIT_MS)
  try {
    await welcomed.promise
    const begun = performance.now()
    for (let round = 0; round < PATCHES; round += 1) {
      await client.patch('doc-2').set({ round }).commit({ returnDocuments: false })
    }
    await complete.promise
    return performance.now() - begun
  } finally {
    clearTimeout(timer)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
