/**
 * Something small that is read often and kept in memory: read again when it is old and somebody asks, or at once on demand. Server only.
 *
 * Next bundles pages and API routes apart, each with modules of its own, so the state lives outside the modules: the webhook's route
 * renews what pages look up.
 */

/** What one process remembers of a table. Plain data, for `globalThis`. */
export type TableState<T> = {
  /** Counts readings, so that one that began earlier never replaces the result of a later one. */
  begun: number
  current?: { data: T; reading: number; readAt: number }
  /** The reading that askers share. */
  running?: Promise<T>
}

export type Table<T> = {
  /** The data, at most `maxAge` old; older when reading fails. Rejects only when there has never been a good reading. */
  get(): Promise<T>
  /** Reads all of it now, whatever is known and whatever else is being read: what was written before the call is seen. Rejects when that fails. */
  refresh(): Promise<T>
}

/**
 * @param options `maxAge` in milliseconds; `onFailure` hears of a failed reading that old data cover; `read` may give back what is known,
 * once it has made sure that nothing has changed (it is not told on a refresh)
 */
export function createTable<T>(options: {
  state: TableState<T>
  read(known?: T): Promise<T>
  maxAge: number
  onFailure(error: unknown): void
}): Table<T> {
  const { state, read, maxAge, onFailure } = options

  function begin(known?: T): Promise<T> {
    state.begun += 1
    const reading = state.begun
    const run = async () => {
      const data = await read(known)
      if (state.current && state.current.reading > reading) return state.current.data
      state.current = { data, reading, readAt: Date.now() }
      return data
    }
    const running: Promise<T> = run().finally(() => {
      if (state.running === running) state.running = undefined
    })
    state.running = running
    return running
  }

  return {
    async get() {
      if (state.current && Date.now() - state.current.readAt < maxAge) return state.current.data
      try {
        return await (state.running ?? begin(state.current?.data))
      } catch (error) {
        if (!state.current) throw error
        onFailure(error)
        return state.current.data
      }
    },
    refresh: () => begin(),
  }
}
