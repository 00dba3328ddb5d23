/** Reads a page again, never twice at a time: what comes meanwhile is one more reading when the first is done. */

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
