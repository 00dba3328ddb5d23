/** In-memory stale-while-revalidate cache of one value, with refresh on demand. */
import { setTimeout } from 'node:timers/promises'

export type StaleWhileRevalidateCache<T> = {
  /** What there is, at once; what is older than `maxAge` is loaded again meanwhile. Rejects if no load has ever succeeded. */
  get(): Promise<T>
  /** Something has changed: the next `get` waits for a load, and has the old data when that fails. */
  expire(): void
  /**
   * Loads now, whatever is in flight, so that writes made before the call are seen. Rejects when that fails, and the next
   * `get` loads again.
   */
  refresh(): Promise<T>
}

/** Milliseconds that the first caller waits before what an earlier process has stored is served. */
const RESTORE_AFTER_MS = 2000

/**
 * @param options `maxAge` in milliseconds; `onFailure` is called for a failed load while old data are served; `restore` reads
 * what an earlier process has stored, for when the first load fails or takes long; null when there is nothing
 */
export function createStaleWhileRevalidateCache<T>(options: {
  read(): Promise<T>
  maxAge: number
  onFailure(error: unknown): void
  restore?(): Promise<T | null>
}): StaleWhileRevalidateCache<T> {
  const { read, maxAge, onFailure, restore } = options
  /** Counts loads, so that an earlier one never replaces the result of a later one. */
  let begun = 0
  let current: { data: T; load: number; readAt: number } | undefined
  let isExpired = false
  /** The load in flight, which concurrent callers share. */
  let running: Promise<T> | undefined

  async function load(number: number): Promise<T> {
    const data = await read().catch((error: unknown) => {
      // The next `get` loads again, whatever the age, unless a later load has succeeded meanwhile.
      if (current && current.load < number) current.readAt = 0
      throw error
    })
    if (current && current.load > number) return current.data
    current = { data, load: number, readAt: Date.now() }
    return data
  }

  function refresh(): Promise<T> {
    begun += 1
    isExpired = false
    const own = load(begun).finally(() => {
      if (running === own) running = undefined
    })
    running = own
    return own
  }

  /** The first load; what an earlier process has stored instead when that fails or takes long. */
  async function first(): Promise<T> {
    const loaded = running ?? refresh()
    if (!restore) return loaded
    const isLate = Symbol('late')
    const outcome = await Promise.race([
      loaded.catch(() => isLate),
      setTimeout(RESTORE_AFTER_MS, isLate, { ref: false }),
    ])
    const restored = outcome === isLate && !current ? await restore() : null
    // As old as can be: the next caller has it loaded again.
    if (restored !== null) current ??= { data: restored, load: 0, readAt: 0 }
    if (!current) return loaded
    if (restored !== null) loaded.catch(onFailure)
    return current.data
  }

  return {
    async get() {
      if (!current) return first()
      if (isExpired) {
        await refresh().catch(onFailure)
        return current.data
      }
      if (!running && Date.now() - current.readAt >= maxAge) refresh().catch(onFailure)
      return current.data
    },
    expire() {
      isExpired = true
    },
    refresh,
  }
}
