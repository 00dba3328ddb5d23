/** Validation of the fields of a redirect, also for the import of files. */
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { parseSource } from '../../lib/routing/redirects/pattern.ts'
import { isReservedPath } from '../../lib/routing/redirects/reserved-paths.ts'

const UNPRINTABLE = /[\s\\<>"{}|^`]/

function hasBrokenEscape(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

function shapeProblem(path: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) {
    return 'Leave out the name of the site: write only what comes after it, starting with a slash.'
  }
  if (!path.startsWith('/')) return 'Start with a slash, for example /narration.'
  if (UNPRINTABLE.test(path) || hasBrokenEscape(path)) return 'An address has no spaces, quotation marks or brackets.'
  return null
}

/**
 * The problem of a redirect's source, in plain words.
 * @returns the message for the editor, or null when it is valid
 */
export function redirectSourceProblem(source: string | undefined): string | null {
  if (!source) return 'Write the old address, for example /narration.'
  const problem = shapeProblem(source)
  if (problem) return problem
  if (source.includes('?') || source.includes('#')) return 'Leave out the ? or # and everything after it.'
  const path = normaliseSource(source)
  if (path === '/') return 'The home page cannot be redirected.'
  const parsed = parseSource(source)
  if (typeof parsed === 'string') return parsed
  return isReservedPath(path) ? 'The site answers this address itself, so it cannot be redirected.' : null
}

/**
 * The problem of a target path on this site.
 * @returns the message for the editor, or null when it is valid
 */
export function redirectPathProblem(path: string | undefined): string | null {
  if (!path) return 'Write the new address, for example /knowledge-base/custom-jingles.'
  if (path.includes('#')) return 'Leave out the # and what follows it: the place on the page has a field of its own.'
  return shapeProblem(path)
}

/** The problem of an external target URL; null when it is valid. */
export function redirectUrlProblem(url: string | undefined): string | null {
  if (!url) return 'Fill in the address.'
  if (!URL.canParse(url)) return 'Write the whole address, starting with https://.'
  const { protocol, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return 'Only addresses that start with https:// or http:// work.'
  return username || password ? 'Leave out the user name and password.' : null
}
