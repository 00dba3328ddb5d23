/** When the browser loads what is not urgent, and whether it should. Browser only. */

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
