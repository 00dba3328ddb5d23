/** Decides whether and how the path of a 404 hit is stored. Pure. */
import { normaliseSource } from '../routing/redirects/normalise.ts'
import { isNoise } from './noise.ts'
import { looksPersonal } from './privacy.ts'

const MAX_LENGTH = 200

/** Control and format characters, those nobody types into a URL, and those with a meaning in redirect sources. */
const ODD = /[\p{C}<>"`{}|\\^$*]|\uFFFD|\/:/u

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * @param url the request's path with or without query; query and hash are ignored
 * @returns the normalised path; null when it is not to be stored: too long, malformed, perhaps personal, or noise
 */
export function keptPath(url: string): string | null {
  const [written = ''] = url.split(/[?#]/, 1)
  // Far too long: not even decoded.
  if (!written.startsWith('/') || written.length > MAX_LENGTH * 3) return null
  const path = normaliseSource(written)
  if (path === '/' || path.length > MAX_LENGTH) return null
  // Checked as requested, where capitals tell tokens from words, and as stored.
  const readable = [written, path].map(decoded)
  if (readable.some((text) => text === null || ODD.test(text) || looksPersonal(text) || isNoise(text))) return null
  return path
}

/**
 * The page of this site that contains the link.
 * @param referer as the browser sends it
 * @param hosts host names of this site, with port
 * @returns its path, by the same rules; null when it is another site's, or unknown
 */
export function ownReferer(referer: string | undefined, hosts: readonly (string | undefined)[]): string | null {
  if (!referer || referer.length > 2000 || !URL.canParse(referer)) return null
  const { protocol, host, pathname } = new URL(referer)
  if (!/^https?:$/.test(protocol) || !hosts.includes(host)) return null
  return pathname === '/' ? '/' : keptPath(pathname)
}
