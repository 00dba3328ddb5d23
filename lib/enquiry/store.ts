/**
 * Expiring counters and keys for rate limits and idempotency.
 *
 * The interface maps to one Redis command each (GET, SET NX PX, SET PX, DEL, INCR with PEXPIRE), so that instances can
 * share one. The store here is in process memory, bounded.
 */

export type ExpiringStore = {
  get(key: string): Promise<string | null>
  /** Sets a key that does not exist; false when it does. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>
  set(key: string, value: string, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
  /** Counts within a window that begins with the first count. */
  increment(key: string, windowMs: number): Promise<{ count: number; resetsInMs: number }>
}

type Entry = { value: string; expires: number }

/** @param capacity maximum number of entries; beyond it expired ones are evicted first, then the oldest */
export function createMemoryStore({ capacity = 10_000, now = Date.now } = {}): ExpiringStore {
  const entries = new Map<string, Entry>()

  function read(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.expires > now()) return entry
    entries.delete(key)
    return undefined
  }

  function makeRoom(): void {
    if (entries.size < capacity) return
    for (const [key, { expires }] of entries) if (expires <= now()) entries.delete(key)
    for (const key of entries.keys()) {
      if (entries.size < capacity) return
      entries.delete(key)
    }
  }

  function write(key: string, value: string, expires: number): void {
    if (!entries.has(key)) makeRoom()
    entries.set(key, { value, expires })
  }

  return {
    async get(key) {
      return read(key)?.value ?? null
    },
    async add(key, value, ttlMs) {
      if (read(key)) return false
      write(key, value, now() + ttlMs)
      return true
    },
    async set(key, value, ttlMs) {
      write(key, value, now() + ttlMs)
    },
    async delete(key) {
      entries.delete(key)
    },
    async increment(key, windowMs) {
      const entry = read(key)
      const count = Number(entry?.value ?? 0) + 1
      const expires = entry?.expires ?? now() + windowMs
      write(key, String(count), expires)
      return { count, resetsInMs: expires - now() }
    },
  }
}
