/** When the browser has time for what is not urgent. */

/** Signs that a visitor is about to use something. Not pointerover, which also fires below a mouse that rests. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

/** Milliseconds after the load event at which a page counts as read even if nobody has touched it. */
const QUIET_MS = 2000

export function whenIdle(work: () => void): void {
  // Not in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 100)
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

let read: Promise<void> | undefined

/** Resolves when the page has loaded and somebody reads it: what runs before would delay its first appearance. */
export function untilRead(): Promise<void> {
  read ??= new Promise((resolve) =>
    whenLoaded(() => {
      const listening = new AbortController()
      const options = { capture: true, passive: true, signal: listening.signal }
      function end(): void {
        listening.abort()
        resolve()
      }
      setTimeout(end, QUIET_MS)
      for (const name of ['scroll', ...INTENTS]) addEventListener(name, end, options)
    }),
  )
  return read
}
