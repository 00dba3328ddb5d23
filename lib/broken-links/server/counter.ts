/** Counts 404 hits and saves them in batches: at most one per interval, and none while there is nothing to save. */
import { LRUCache } from 'lru-cache'
import { errorMessage, logWarning } from '@/lib/log'

/** Maximum number of paths per batch; beyond it the least recently hit is evicted, which bounds the memory. */
const CAPACITY = 500

/** Numbers of hits by normalised path. */
export type Hits = ReadonlyMap<string, number>

export type Counter = {
  /** A 404 hit. @param path normalised */
  count(path: string): void
}

/** @param save stores a batch; rejects when it fails, and its hits then wait for the next batch */
export function createCounter(intervalMs: number, save: (hits: Hits) => Promise<void>): Counter {
  const hits = new LRUCache<string, number>({ max: CAPACITY })
  let isScheduled = false

  function add(path: string, count: number): void {
    hits.set(path, count + (hits.get(path) ?? 0))
  }

  /** The timer does not keep the process alive. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setTimeout(flush, intervalMs).unref()
  }

  async function flush(): Promise<void> {
    // The least recent first, so that those are evicted first when the batch waits for the next one.
    const batch = new Map<string, number>([...hits].reverse())
    hits.clear()
    try {
      await save(batch)
    } catch (error) {
      logWarning('broken_links.not_saved', { reason: errorMessage(error), paths: batch.size })
      for (const [path, count] of batch) add(path, count)
    }
    isScheduled = false
    if (hits.size > 0) schedule()
  }

  return {
    count(path) {
      add(path, 1)
      schedule()
    },
  }
}
