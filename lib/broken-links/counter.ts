/**
 * Counts visits in vain and hands them over in batches: at most one batch in an interval, and none while there is nothing to tell.
 *
 * Asked to look at the clock with every answer of the site, so that a host that stops time between requests loses little.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { dayOf } from './days.ts'
import { type Counted, createTopPaths } from './top-paths.ts'

/** Paths between two batches. A flood of others cannot push out one that makes up more than 1/500 of the visits. */
const CAPACITY = 500

export type Batch = {
  visits: readonly Counted[]
  /** Addresses that have been answered well again. */
  healed: ReadonlySet<string>
}

export type Counter = {
  /** A visit in vain. @param path normalised */
  count(path: string, from: string | null): void
  /** An answer that was good. @param path as it was asked for */
  good(path: string): void
  /** Hands over what is due. Never rejects, never throws. */
  tick(): void
  /** Hands over now, due or not. */
  flush(): Promise<void>
  /** Hands over nothing any more. */
  end(): void
}

/**
 * @param options `interval` in milliseconds; `save` keeps a batch and tells which paths are kept as broken, and rejects when it could not
 */
export function createCounter(options: {
  interval: number
  save(batch: Batch): Promise<ReadonlySet<string>>
  now?(): number
  capacity?: number
}): Counter {
  const { interval, save, now = Date.now, capacity = CAPACITY } = options
  const top = createTopPaths(capacity)
  const healed = new Set<string>()
  let broken: ReadonlySet<string> = new Set()
  let begun = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isFailing = false
  let isEnded = false

  function hasNews(): boolean {
    return top.size > 0 || healed.size > 0
  }

  async function run(): Promise<void> {
    const batch: Batch = { visits: top.drain(), healed: new Set(healed) }
    healed.clear()
    try {
      broken = await save(batch)
      isFailing = false
    } catch (error) {
      // Once for each time that it goes wrong, not once a minute; the counts wait for the next batch.
      if (!isFailing) logWarning('broken_links.not_saved', { reason: errorMessage(error), paths: batch.visits.length })
      isFailing = true
      for (const visit of batch.visits) top.add(visit)
      for (const path of batch.healed) healed.add(path)
    }
  }

  function flush(): Promise<void> {
    if (running) return running
    if (isEnded || !hasNews()) return Promise.resolve()
    begun = now()
    running = run().finally(() => {
      running = undefined
      schedule()
    })
    return running
  }

  /** For a site that nobody visits any more. Does not keep the process alive. */
  function schedule(): void {
    if (timer || running || isEnded || !hasNews()) return
    timer = setTimeout(
      () => {
        timer = undefined
        void flush()
      },
      Math.max(0, begun + interval - now()),
    )
    timer.unref()
  }

  function tick(): void {
    if (running || !hasNews()) return
    if (now() - begun >= interval) void flush()
    else schedule()
  }

  return {
    count(path, from) {
      const day = dayOf(now())
      healed.delete(path)
      top.add({ path, count: 1, firstSeen: day, lastSeen: day, from })
    },
    good(path) {
      if (broken.has(path)) healed.add(path)
    },
    tick,
    flush,
    end() {
      isEnded = true
      clearTimeout(timer)
    },
  }
}
