/** In-memory stale-while-revalidate cache of one value, with refresh on demand. */

export type StaleWhileRevalidateCache<T> = {
  /** What there is, at once; what is older than `maxAge` is loaded again meanwhile. Rejects if no load has ever succeeded. */
  get(): Promise<T>
  /** Something has changed: the next `get` waits for a load, and has the old data when that fails. */
  expire(): void
  /** Loads now, whatever is in flight, so that writes made before the call are seen. Rejects when that fails. */
  refresh(): Promise<T>
}

/** @param options `maxAge` in milliseconds; `onFailure` is called for a failed load while old data are served */
export function createStaleWhileRevalidateCache<T>(options: {
  read(): Promise<T>
  maxAge: number
  onFailure(error: unknown): void
}): StaleWhileRevalidateCache<T> {
  const { read, maxAge, onFailure } = options
  /** Counts loads, so that an earlier one never replaces the result of a later one. */
  let begun = 0
  let current: { data: T; load: number; readAt: number } | undefined
  let isExpired = false
  /** The load in flight, which concurrent callers share. */
  let running: Promise<T> | undefined

  async function load(number: number): Promise<T> {
    const data = await read()
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

  return {
    async get() {
      if (!current) return running ?? refresh()
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
