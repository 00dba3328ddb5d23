/** Whether a request comes from this site's own pages. Pure. */
import type { IncomingHttpHeaders } from 'node:http'

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}

/**
 * All origin headers that a browser sends have to agree: Sec-Fetch-Site, Origin, and Referer where there is no Origin.
 * Same-origin means the request's host or the site's configured URL (a proxy may rewrite the host).
 *
 * A request without any of them does not come from a page in a current browser, so it cannot abuse a visitor's session
 * or click; it passes, and the rate limit applies.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { host, origin, referer } = headers
  const fetchSite = headers['sec-fetch-site']
  const own = new Set([host, hostOf(siteUrl)])
  const isOwn = (url: string) => own.has(hostOf(url) ?? '')
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  // A page under a no-referrer policy sends "null"; only Sec-Fetch-Site, which pages cannot set, is reliable then.
  if (origin === 'null') return fetchSite === 'same-origin'
  if (origin !== undefined) return isOwn(origin)
  if (referer !== undefined && fetchSite === undefined) return isOwn(referer)
  return true
}
