/** Whether the visitor is on the way to another page. */
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
 * Has the server make the page on show again, unless the visitor is leaving it: that would call the visitor back, and the next page is
 * made from the newest drafts anyway.
 */
export async function readAgain(): Promise<void> {
  if (isUnderWay) return
  // Without the hash: Next takes a step to the same place on the same page for no step at all.
  await Router.replace(Router.asPath.replace(/#.*$/, ''), undefined, { scroll: false })
}
