/**
 * Counts 404 hits and saves them in batches: at most one batch per interval, and none while there is nothing to save.
 *
 * Every hit checks the clock, so that a host that suspends timers between requests loses little.
 */
import { errorMessage, logWarning } from '@/lib/log'
import { dayOf } from './days.ts'

/** Maximum number of paths per batch; beyond it the least recently hit is evicted, which bounds the memory. */
const CAPACITY = 500

/** The 404 hits of one path. */
export type Hits = {
  /** Normalised. */
  path: string
  count: number
  /** Days of the first and the last hit. */
  firstSeen: string
  lastSeen: string
  /** The page of this site that contains the link. */
  from: string | null
}

/** Adds later hits of a path to those that are known. */
export function joinHits(known: Partial<Hits> | undefined, next: Hits): Hits {
  return {
    ...next,
    count: next.count + (known?.count ?? 0),
    firstSeen: known?.firstSeen ?? next.firstSeen,
    from: next.from ?? known?.from ?? null,
  }
}

export type Batch = {
  hits: readonly Hits[]
  /** Paths that work again. */
  healed: ReadonlySet<string>
}

export type Counter = {
  /** A 404 hit. @param path normalised */
  count(path: string, from: string | null): void
  /** The path works. @param path normalised */
  good(path: string): void
  /** Saves at once. */
  flush(): Promise<void>
}

/**
 * @param options `intervalMs` between two batches; `save` stores a batch and returns the paths that are stored as
 * broken, and rejects when it fails
 */
export function createCounter(options: {
  intervalMs: number
  save(batch: Batch): Promise<ReadonlySet<string>>
  capacity?: number
}): Counter {
  const { intervalMs, save, capacity = CAPACITY } = options
  const hits = new Map<string, Hits>()
  const healed = new Set<string>()
  let broken: ReadonlySet<string> = new Set()
  let savedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isFailing = false

  /** The newest is last in the map. */
  function add(next: Hits): void {
    const { path } = next
    const known = hits.get(path)
    hits.delete(path)
    hits.set(path, joinHits(known, next))
    const [oldest] = hits.keys()
    if (hits.size > capacity && oldest !== undefined) hits.delete(oldest)
  }

  async function run(): Promise<void> {
    const batch: Batch = { hits: Array.from(hits.values()), healed: new Set(healed) }
    hits.clear()
    healed.clear()
    try {
      broken = await save(batch)
      isFailing = false
    } catch (error) {
      // Logged once until saving works again; the counts wait for the next batch.
      if (!isFailing) logWarning('broken_links.not_saved', { reason: errorMessage(error), paths: batch.hits.length })
      isFailing = true
      const newer = Array.from(hits.values())
      hits.clear()
      for (const one of [...batch.hits, ...newer]) add(one)
      for (const path of batch.healed) healed.add(path)
    }
  }

  function flush(): Promise<void> {
    if (running) return running
    if (hits.size + healed.size === 0) return Promise.resolve()
    savedAt = Date.now()
    running = run().finally(() => {
      running = undefined
      schedule()
    })
    return running
  }

  /** Saves what is due and schedules the rest. The timer does not keep the process alive. */
  function schedule(): void {
    if (running || hits.size + healed.size === 0) return
    const waitMs = savedAt + intervalMs - Date.now()
    if (waitMs <= 0) void flush()
    else if (!timer) {
      timer = setTimeout(() => {
        timer = undefined
        schedule()
      }, waitMs)
      timer.unref()
    }
  }

  return {
    count(path, from) {
      const day = dayOf(Date.now())
      healed.delete(path)
      add({ path, count: 1, firstSeen: day, lastSeen: day, from })
      schedule()
    },
    good(path) {
      if (broken.has(path)) healed.add(path)
      schedule()
    },
    flush,
  }
}
