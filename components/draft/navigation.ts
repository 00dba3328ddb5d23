/** Tracks whether a client navigation is in progress, and refreshes the current page. */
import Router from 'next/router'

let isUnderWay = false

if (typeof window !== 'undefined') {
  Router.events.on('routeChangeStart', () => {
    isUnderWay = true
  })
  for (const end of ['routeChangeComplete', 'routeChangeError'] as const) {
    Router.events.on(end, () => {
      isUnderWay = false
    })
  }
}

/**
 * Fetches the current page's props again, unless a navigation is in progress: the refresh would cancel it, and the
 * next page is rendered from the newest drafts anyway. A failed refresh leaves the page as it is: the next change
 * repeats it, and after an outage the stream of changes reconnects with one.
 */
export async function refetchPage(): Promise<void> {
  if (isUnderWay) return
  // Without the hash: Next treats a navigation to the same hash as a hash change and fetches nothing.
  await Router.replace(Router.asPath.replace(/#.*$/, ''), undefined, { scroll: false }).catch(() => undefined)
}
