/** When the browser has time for what is not urgent. */

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
