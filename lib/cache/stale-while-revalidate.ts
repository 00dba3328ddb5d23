/** In-memory stale-while-revalidate cache of one value, with refresh on demand. Server only. */

export type StaleWhileRevalidateCache<T> = {
  /** The data, at most `maxAge` old; older when a load fails or is slow. Rejects only if no load has ever succeeded. */
  get(): Promise<T>
  /** Loads now, whatever is in flight, so that writes made before the call are seen. Rejects when that fails. */
  refresh(): Promise<T>
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
}

/**
 * @param options `maxAge` in milliseconds; `onFailure` is called for a failed load while old data are served;
 * `timeoutMs` is how long callers wait for a load while there are old data
 */
export function createStaleWhileRevalidateCache<T>(options: {
  read(): Promise<T>
  maxAge: number
  timeoutMs: number
  onFailure(error: unknown): void
}): StaleWhileRevalidateCache<T> {
  const { read, maxAge, timeoutMs, onFailure } = options
  /** Counts loads, so that an earlier one never replaces the result of a later one. */
  let begun = 0
  let current: { data: T; load: number; readAt: number } | undefined
  /** The load in flight, which concurrent callers share, and when it began. */
  let running: { load: Promise<T>; since: number } | undefined

  async function load(number: number): Promise<T> {
    const data = await read()
    if (current && current.load > number) return current.data
    current = { data, load: number, readAt: Date.now() }
    return data
  }

  function begin() {
    begun += 1
    const own = {
      load: load(begun).finally(() => {
        if (running === own) running = undefined
      }),
      since: Date.now(),
    }
    running = own
    return own
  }

  return {
    async get() {
      const old = current
      if (old && Date.now() - old.readAt < maxAge) return old.data
      const { load, since } = running ?? begin()
      if (!old) return load
      const data = load.catch((error: unknown) => {
        onFailure(error)
        return current?.data ?? old.data
      })
      const left = timeoutMs - (Date.now() - since)
      return left > 0 ? Promise.race([data, after(left, old.data)]) : old.data
    },
    refresh: () => begin().load,
  }
}
