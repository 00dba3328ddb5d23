/**
 * The rules for redirects, kept free of the Studio so that they can be tested and reused.
 */
import { normaliseSource } from '../../../lib/redirects/normalise.ts'
import { parseSource } from '../../../lib/redirects/pattern.ts'
import { isReserved } from '../../../lib/redirects/table.ts'
import { LOGIN_PATH } from '../../../lib/session/paths.ts'
import { SERVICE_PATHS } from '../parts/path.ts'
import { fieldOf, textOf } from './parent.ts'

const UNPRINTABLE = /[\s\\<>"{}|^`]/

function hasBrokenEscape(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

/** What the table of redirects would report, said to an editor. */
function asSentence(problem: string): string {
  const said = problem.replaceAll('its source', 'this address')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
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
 * Says in plain words what is wrong with the old address of a redirect.
 * @returns the message for the editor, or null when it is good
 */
export function redirectSourceProblem(source: string | undefined): string | null {
  if (!source) return 'Write the old address, for example /narration.'
  const problem = shapeProblem(source)
  if (problem) return problem
  if (source.includes('?') || source.includes('#')) return 'Leave out the ? or # and everything after it.'
  const path = normaliseSource(source)
  if (path === '/') return 'The home page cannot be redirected.'
  const parsed = parseSource(source)
  if (typeof parsed === 'string') return asSentence(parsed)
  if (isReserved(path) || SERVICE_PATHS.includes(path) || path === LOGIN_PATH) {
    return 'The site answers this address itself, so a redirect would never be used.'
  }
  return null
}

/**
 * Says what is wrong with a path on this site as the target of a redirect.
 * @returns the message for the editor, or null when it is good
 */
export function redirectPathProblem(path: string | undefined): string | null {
  if (!path) return 'Write the new address, for example /knowledge-base/custom-jingles.'
  if (path.includes('#')) return 'Leave out the # and what follows it: the place on the page has a field of its own.'
  return shapeProblem(path)
}

/** Says what is wrong with an address elsewhere as the target of a redirect; null when it is good. */
export function redirectUrlProblem(url: string | undefined): string | null {
  if (!url) return 'Fill in the address.'
  if (!URL.canParse(url)) return 'Write the whole address, starting with https://.'
  const { protocol, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return 'Only addresses that start with https:// or http:// work.'
  return username || password ? 'Leave out the user name and password.' : null
}

/** Does a redirect lead to its own old address? */
export function leadsToItself(source: string | undefined, target: unknown): boolean {
  if (!source || fieldOf(target, 'kind') !== 'path') return false
  const path = textOf(target, 'path')
  return path.startsWith('/') && normaliseSource(path) === normaliseSource(source)
}
