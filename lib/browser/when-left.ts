/** When what a visitor has typed has to be stored. Browser only. */

/**
 * Calls back whenever the page may end: when it is left, and when it is put away (another app, another tab), after which a
 * phone may end it without a further event.
 * @returns a function that stops it
 */
export function whenLeft(store: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('pagehide', store, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && store(), { signal })
  return () => listening.abort()
}
