/** The address of a visit in vain as it may be kept, or not. Pure. */
import { normaliseSource } from '../routing/redirects/normalise.ts'
import { isNoise } from './noise.ts'
import { looksPersonal } from './privacy.ts'

const MAX_LENGTH = 200

/** Control and format characters, what no person writes into an address, and what would make a pattern of a redirect from it. */
const ODD = /[\p{C}<>"`{}|\\^$*]|\uFFFD|\/:/u

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * @param url what was asked for: path with or without query; neither query nor hash is kept or looked at
 * @returns the normalised path; null when it is not to be kept: too long, unreadable, perhaps personal, or noise
 */
export function keptPath(url: string): string | null {
  const [written = ''] = url.split(/[?#]/, 1)
  // What is much too long is not even decoded.
  if (!written.startsWith('/') || written.length > MAX_LENGTH * 3) return null
  const path = normaliseSource(written)
  if (path === '/' || path.length > MAX_LENGTH) return null
  // As the visitor wrote it, where capitals tell tokens from words, and as it is kept.
  const readable = [written, path].map(decoded)
  if (readable.some((text) => text === null || ODD.test(text) || looksPersonal(text) || isNoise(text))) return null
  return path
}

/**
 * The page of this site on which a link stands.
 * @param referer as the browser sends it
 * @param hosts names under which this site is reached, with port
 * @returns its path, by the same rules; null when it is another site's, or unknown
 */
export function ownReferer(referer: string | undefined, hosts: readonly (string | undefined)[]): string | null {
  if (!referer || referer.length > 2000 || !URL.canParse(referer)) return null
  const { protocol, host, pathname } = new URL(referer)
  if (!/^https?:$/.test(protocol) || !hosts.includes(host)) return null
  return pathname === '/' ? '/' : keptPath(pathname)
}
