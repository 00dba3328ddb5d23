/** Revalidates pages in turn, a few at a time, and those that visitors request first; one failure does not stop the others. */
import { bulkhead } from 'cockatiel'
import { errorMessage } from '@/lib/log'
import { RENDER } from '@/lib/retries'
import { renderOnRequest } from '@/lib/server/http/pending-renders'
import { renderStarts } from './render-starts'

/** Next's `res.revalidate`. */
export type Revalidate = (path: string) => Promise<void>

export type RevalidationOutcome = { revalidated: string[]; failed: { path: string; reason: string }[] }

/** Concurrent revalidations. */
const CONCURRENCY = 4

/**
 * When Next coalesces our request with a render that began before the change, that render is over when Next responds, so the
 * next attempt starts a new one.
 */
async function revalidatePage(path: string, revalidate: Revalidate): Promise<void> {
  for (let attempt = 0; attempt < RENDER.attempts; attempt += 1) {
    const before = renderStarts(path)
    await revalidate(path)
    if (renderStarts(path) !== before) return
  }
}

/** A page that is to be revalidated, by its turn or by a visitor. */
export type StalePage = { path: string; render: () => Promise<void> }

/** From now on visitors of these pages get them as they are after the change. */
export function announce(paths: Iterable<string>, revalidate: Revalidate): StalePage[] {
  return Array.from(paths, (path) => ({ path, render: renderOnRequest(path, () => revalidatePage(path, revalidate)) }))
}

/** Revalidates pages in the given order. Never rejects. */
export async function revalidateInTurn(pages: readonly StalePage[]): Promise<RevalidationOutcome> {
  const outcome: RevalidationOutcome = { revalidated: [], failed: [] }
  const few = bulkhead(CONCURRENCY, Number.POSITIVE_INFINITY)
  async function revalidateOne({ path, render }: StalePage): Promise<void> {
    try {
      await few.execute(render)
      outcome.revalidated.push(path)
    } catch (error) {
      outcome.failed.push({ path, reason: errorMessage(error) })
    }
  }
  await Promise.all(pages.map(revalidateOne))
  return outcome
}
