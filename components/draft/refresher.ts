/** Serialises refreshes: requests that arrive during a refresh are merged into one more when it is done. */

import Router from 'next/router'

/**
 * Fetches the current page's props again. A failed refresh leaves the page as it is: the next change repeats it, and
 * after an outage the stream of changes reconnects with one.
 */
export async function refetchPage(): Promise<void> {
  const { pathname, search } = window.location
  // Without the hash: Next treats a navigation to the same hash as a hash change and fetches nothing.
  await Router.replace(pathname + search, undefined, { scroll: false }).catch(() => undefined)
}

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
