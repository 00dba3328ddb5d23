/**
 * The names of the site's cookies where it is reached by https: with the prefix `__Host-`, by which browsers take them from this host
 * alone, by https, for all paths. The cookies are those of previews of drafts; Next gives two of them names without a prefix, so
 * the prefix is added to what is sent and taken from what comes in.
 */
import { DRAFT_COOKIE, PREVIEW_DATA_COOKIE, SECRET_COOKIE } from '../../next/draft-requests.ts'

const PREFIX = '__Host-'

const NAMES = [DRAFT_COOKIE, PREVIEW_DATA_COOKIE, SECRET_COOKIE]

const nameOf = (cookie: string) => cookie.split('=')[0]?.trim() ?? ''

/** The cookies of a request as the site names them: another host of the domain can set those without the prefix, which do not count. */
export function withoutPrefix(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => !NAMES.includes(nameOf(cookie)))
    .map((cookie) => (NAMES.some((name) => nameOf(cookie) === PREFIX + name) ? cookie.slice(PREFIX.length) : cookie))
    .join('; ')
}

/** A value of `Set-Cookie` as browsers get it. One of another path cannot have the prefix: it ends a cookie of earlier versions. */
export function withPrefix(setCookie: string): string {
  if (!NAMES.includes(nameOf(setCookie)) || !/;\s*Path=\/(?:;|$)/i.test(setCookie)) return setCookie
  return `${PREFIX}${setCookie}${/;\s*Secure\b/i.test(setCookie) ? '' : '; Secure'}`
}
