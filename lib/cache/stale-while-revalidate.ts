/**
 * In-memory stale-while-revalidate cache with refresh on demand. Server only.
 *
 * Next bundles pages and API routes separately, so the state lives on `globalThis`: the webhook's route refreshes what
 * pages read.
 */

/** State of one cache in this process. Plain data, for `globalThis`. */
export type CacheState<T> = {
  /** Counts loads, so that an earlier one never replaces the result of a later one. */
  begun: number
  current?: { data: T; reading: number; readAt: number }
  /** The load in flight, which concurrent callers share, and when it began. */
  running?: Promise<T>
  runningSince?: number
}

export type Table<T> = {
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
  state: CacheState<T>
  read(): Promise<T>
  maxAge: number
  timeoutMs: number
  onFailure(error: unknown): void
}): Table<T> {
  const { state, read, maxAge, timeoutMs, onFailure } = options

  function begin(): Promise<T> {
    state.begun += 1
    const reading = state.begun
    const run = async () => {
      const data = await read()
      if (state.current && state.current.reading > reading) return state.current.data
      state.current = { data, reading, readAt: Date.now() }
      return data
    }
    const running: Promise<T> = run().finally(() => {
      if (state.running === running) state.running = undefined
    })
    state.running = running
    state.runningSince = Date.now()
    return running
  }

  return {
    async get() {
      const { current } = state
      if (current && Date.now() - current.readAt < maxAge) return current.data
      const reading = state.running ?? begin()
      if (!current) return reading
      const answer = reading.catch((error: unknown) => {
        onFailure(error)
        return state.current?.data ?? current.data
      })
      const left = timeoutMs - (Date.now() - (state.runningSince ?? 0))
      return left > 0 ? Promise.race([answer, after(left, current.data)]) : current.data
    },
    refresh: () => begin(),
  }
}
