/** Queue of preloads: bounds their number and concurrency and tracks those in flight. */
import { savesData } from '@/lib/browser/saves-data'

type Preload = { key: string; load: () => Promise<void> }

/** Concurrent requests. */
const AT_ONCE = 2
/** Requests per visit, so that moving the pointer over every control does not load the whole list. */
const PER_VISIT = 60
/** Queue length; the newest request has priority, the oldest is dropped. */
const WAITING = 6

export function createPreloads() {
  const underWay = new Map<string, Promise<void>>()
  let waiting: Preload[] = []
  let started = 0

  async function run({ key, load }: Preload): Promise<void> {
    try {
      await load()
    } catch {
      // A failed preload is ignored; the component that needs the data fetches it with retries.
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
    /** The request in flight for this key. A queued one is dropped, because the caller fetches it now. */
    take(key: string): Promise<void> | undefined {
      waiting = waiting.filter((preload) => preload.key !== key)
      return underWay.get(key)
    },
  }
}

export const preloads = createPreloads()
