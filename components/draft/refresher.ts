/** Serialises refreshes: requests that arrive during a refresh are merged into one more when it is done. */

export function createRefresher(read: () => Promise<unknown>): () => Promise<void> {
  let isStale = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    try {
      while (isStale) {
        isStale = false
        await read()
      }
    } finally {
      running = null
    }
  }

  return () => {
    isStale = true
    running ??= run()
    return running
  }
}
