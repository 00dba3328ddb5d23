/** The life of a page: when it has loaded, when the browser is idle, when it may end; and what is loaded meanwhile. Browser only. */

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

/**
 * Calls back whenever the page may end: when it is left, and when it is put away (another app, another tab), after which a
 * phone may end it without a further event.
 * @param signal stops it
 */
export function whenLeft(store: () => void, signal: AbortSignal): void {
  addEventListener('pagehide', store, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && store(), { signal })
}

/** Fetches a script without running it. Safari has no prefetch, but keeps what is fetched. */
export function prefetchScript(href: string): void {
  const link = document.createElement('link')
  if (link.relList?.supports('prefetch')) {
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href }))
  } else fetch(href, { priority: 'low' }).catch(() => undefined)
}

declare global {
  interface Navigator {
    /** Network Information API, which not every browser has. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the visitor has asked for reduced data usage. Not every browser reports it. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
