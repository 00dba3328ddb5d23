/** The queue of reads ahead of time: how many, how many at once, and which are under way. */
import { savesData } from '@/lib/browser/saves-data'

export type Preload = {
  key: string
  read: () => Promise<unknown>
  keep: (answer: unknown) => Promise<void>
}

/** Reads at the same time. */
const AT_ONCE = 2
/** Reads in one visit: a hand that wanders over every control must not read the whole list. */
const PER_VISIT = 60
/** Those that wait; the newest intent counts, the oldest is dropped. */
const WAITING = 6

export function createPreloads() {
  const underWay = new Map<string, Promise<void>>()
  let waiting: Preload[] = []
  let started = 0

  async function run({ key, read, keep }: Preload): Promise<void> {
    try {
      await keep(await read())
    } catch {
      // A hint that failed is none; whoever wants the data asks with retries.
    }
    underWay.delete(key)
    next()
  }

  function next(): void {
    while (underWay.size < AT_ONCE && started < PER_VISIT) {
      const preload = waiting.pop()
      if (!preload) return
      started++
      underWay.set(preload.key, run(preload))
    }
  }

  return {
    add(preload: Preload): void {
      if (started >= PER_VISIT || savesData() || underWay.has(preload.key)) return
      waiting = [...waiting.filter(({ key }) => key !== preload.key), preload].slice(-WAITING)
      next()
    },
    /** What is under way for this key. What waits for its turn is left to whoever asks here. */
    take(key: string): Promise<void> | undefined {
      waiting = waiting.filter((preload) => preload.key !== key)
      return underWay.get(key)
    },
  }
}

export const preloads = createPreloads()
