/** Does a request come from this site's own pages? Server only, pure. */
import type { IncomingHttpHeaders } from 'node:http'

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}

/**
 * Every sign that a browser gives has to agree: Sec-Fetch-Site, Origin, and Referer where there is no Origin. Own is the host
 * the request was sent to, or the site's configured address (a proxy may rewrite the host).
 *
 * A request without any sign does not come from a page of a current browser, so nobody's session or click is being abused; it passes,
 * and the rate limit stands.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { host, origin, referer } = headers
  const fetchSite = headers['sec-fetch-site']
  const own = new Set([host, hostOf(siteUrl)])
  const isOwn = (url: string) => own.has(hostOf(url) ?? '')
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  // A page under a no-referrer policy says "null": only Sec-Fetch-Site, which pages cannot set, vouches for it.
  if (origin === 'null') return fetchSite === 'same-origin'
  if (origin !== undefined) return isOwn(origin)
  if (referer !== undefined && fetchSite === undefined) return isOwn(referer)
  return true
}
