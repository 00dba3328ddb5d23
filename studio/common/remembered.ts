/** How long a response is remembered. */
const KEEP_MS = 60_000

/**
 * Remembers what the site that serves the Studio answers, for all forms, and a failure as null.
 * @param timeoutMs a form must not wait for a slow site
 * @returns reads it; null in Node, where there is no site
 */
export function remembered<T>(load: (signal: AbortSignal) => Promise<T>, timeoutMs: number): () => Promise<T | null> {
  let kept: { readAt: number; value: Promise<T | null> } | undefined
  return () => {
    if (typeof document === 'undefined') return Promise.resolve(null)
    if (!kept || Date.now() - kept.readAt > KEEP_MS) {
      kept = { readAt: Date.now(), value: load(AbortSignal.timeout(timeoutMs)).catch(() => null) }
    }
    return kept.value
  }
}
