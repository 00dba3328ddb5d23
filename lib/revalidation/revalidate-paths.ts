/** Has Next make pages again, a few at a time; one that fails does not stop the others. */
import { errorMessage } from '../log.ts'

export type RenderWatch = { hasBegun(): boolean; end(): void }

export type RevalidateOptions = {
  /** Next's `res.revalidate`. */
  revalidate(path: string): Promise<void>
  /** Watches whether the making of a page has begun since. */
  watch(path: string): RenderWatch
}

export type Outcome = { revalidated: string[]; failed: { path: string; reason: string }[] }

/** Pages that are made at the same time. */
const CONCURRENCY = 4

/**
 * Times that a page is asked for. When Next joins us to a making that began before the change, that one is over when it answers, and the
 * next one is ours. What never says that it begins (a file of the same path) is asked for that often in vain.
 */
const ATTEMPTS = 3

async function makePage(path: string, { revalidate, watch }: RevalidateOptions): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const making = watch(path)
    try {
      await revalidate(path)
      if (making.hasBegun()) return
    } finally {
      making.end()
    }
  }
}

/** Makes pages again in the given order. Never rejects. */
export async function revalidatePaths(paths: Iterable<string>, options: RevalidateOptions): Promise<Outcome> {
  const outcome: Outcome = { revalidated: [], failed: [] }
  // One iterator that all workers draw from.
  const queue = paths[Symbol.iterator]()
  async function work(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      try {
        await makePage(next.value, options)
        outcome.revalidated.push(next.value)
      } catch (error) {
        outcome.failed.push({ path: next.value, reason: errorMessage(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return outcome
}
