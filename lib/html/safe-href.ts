/** Allowlist of URL schemes for links from editors and the API. Pure. */
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Lets through http, https, mailto, tel, paths of this site and fragments; anything else, such as `javascript:`, is
 * null. The URL is parsed as a browser would, so hidden control characters do not bypass the check.
 */
export function safeHref(href: string | null | undefined): string | null {
  const trimmed = href?.trim()
  if (!trimmed) return null
  try {
    const base = 'http://own.invalid'
    const url = new URL(trimmed, base)
    if (!SAFE_SCHEMES.has(url.protocol)) return null
    const isOwn = url.origin === base
    if (!isOwn) return /^[a-z]+:/i.test(trimmed) ? trimmed : null
    return /^[/#?]/.test(trimmed) ? trimmed : null
  } catch {
    return null
  }
}
