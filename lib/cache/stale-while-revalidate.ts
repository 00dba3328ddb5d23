/**
 * Something small that is read often and kept in memory: read again when it is old and somebody asks, or at once on demand. Server only.
 *
 * Next bundles pages and API routes apart, each with modules of its own, so the state lives outside the modules: the webhook's route
 * renews what pages look up.
 */

/** What one process remembers of a table. Plain data, for `globalThis`. */
export type CacheState<T> = {
  /** Counts readings, so that one that began earlier never replaces the result of a later one. */
  begun: number
  current?: { data: T; reading: number; readAt: number }
  /** The reading that askers share, and when it began. */
  running?: Promise<T>
  runningSince?: number
}

export type Table<T> = {
  /**
   * The data, at most `maxAge` old; older when reading fails or takes longer than askers wait. Rejects only when there has never been a good
   * reading.
   */
  get(): Promise<T>
  /** Reads now, whatever else is being read: what was written before the call is seen. Rejects when that fails. */
  refresh(): Promise<T>
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
}

/**
 * @param options `maxAge` in milliseconds; `onFailure` hears of a failed reading that old data cover; `timeoutMs` is how many milliseconds
 * askers wait for a reading while there are old data, without it until it ends
 */
export function createStaleWhileRevalidateCache<T>(options: {
  state: CacheState<T>
  read(): Promise<T>
  maxAge: number
  timeoutMs?: number
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
      if (timeoutMs === undefined) return answer
      const left = timeoutMs - (Date.now() - (state.runningSince ?? 0))
      return left > 0 ? Promise.race([answer, after(left, current.data)]) : current.data
    },
    refresh: () => begin(),
  }
}
