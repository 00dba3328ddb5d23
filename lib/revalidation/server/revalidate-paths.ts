/** Revalidates pages, a few at a time; one failure does not stop the others. */
import { bulkhead } from 'cockatiel'
import { errorMessage } from '../../log'
import { renderStarts } from './render-starts'

/** Next's `res.revalidate`. */
export type Revalidate = (path: string) => Promise<void>

export type Outcome = { revalidated: string[]; failed: { path: string; reason: string }[] }

/** Concurrent revalidations. */
const CONCURRENCY = 4

/**
 * Attempts per page. When Next coalesces our request with a render that began before the change, that render is over
 * when Next responds, so the next attempt starts a new one. A path that never marks a start (a static file) uses up
 * all attempts.
 */
const ATTEMPTS = 3

async function revalidatePage(path: string, revalidate: Revalidate): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = renderStarts(path)
    await revalidate(path)
    if (renderStarts(path) !== before) return
  }
}

/** Revalidates pages in the given order. Never rejects. */
export async function revalidatePaths(paths: Iterable<string>, revalidate: Revalidate): Promise<Outcome> {
  const outcome: Outcome = { revalidated: [], failed: [] }
  const few = bulkhead(CONCURRENCY, Number.POSITIVE_INFINITY)
  async function revalidateOne(path: string): Promise<void> {
    try {
      await few.execute(() => revalidatePage(path, revalidate))
      outcome.revalidated.push(path)
    } catch (error) {
      outcome.failed.push({ path, reason: errorMessage(error) })
    }
  }
  await Promise.all(Array.from(paths, revalidateOne))
  return outcome
}
