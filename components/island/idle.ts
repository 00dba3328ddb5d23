/** When the browser has time for what is not urgent. */

/** Signs that a visitor is about to use something. Not pointerover, which also fires below a mouse that rests. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

/** Milliseconds after the load event at which a page counts as read even if nobody has touched it. */
const QUIET_MS = 4000

export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 100)
  })
}

export function untilLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
}

let read: Promise<void> | undefined

/** Resolves when the page has loaded and somebody reads it: what runs before would delay its first appearance. */
export function untilRead(): Promise<void> {
  read ??= untilLoaded().then(
    () =>
      new Promise((resolve) => {
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
