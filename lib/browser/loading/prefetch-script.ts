/** Fetches a script without running it. Safari has no prefetch, but keeps what is fetched. Browser only. */
export function prefetchScript(href: string): void {
  const link = document.createElement('link')
  if (link.relList?.supports('prefetch')) {
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href }))
  } else fetch(href, { priority: 'low' }).catch(() => undefined)
}
