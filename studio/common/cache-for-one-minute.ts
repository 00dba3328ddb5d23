/** How long a response is cached. */
const TTL_MS = 60_000

/**
 * Caches a response of the site that serves the Studio for a minute, for all forms; a failure as null.
 * @param timeoutMs a form must not wait for a slow site
 * @returns reads it; null in Node, where there is no site
 */
export function cacheForOneMinute<T>(
  load: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
): () => Promise<T | null> {
  let cached: { readAt: number; value: Promise<T | null> } | undefined
  return () => {
    if (typeof document === 'undefined') return Promise.resolve(null)
    if (!cached || Date.now() - cached.readAt > TTL_MS) {
      cached = { readAt: Date.now(), value: load(AbortSignal.timeout(timeoutMs)).catch(() => null) }
    }
    return cached.value
  }
}
