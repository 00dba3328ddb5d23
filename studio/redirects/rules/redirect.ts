/** Validation of the fields of a redirect, also for the import of files. */
import { removeInvisible } from '../../../lib/format/invisible-characters.ts'
import { normaliseSource } from '../../../lib/routing/redirects/normalise.ts'
import { parseSource } from '../../../lib/routing/redirects/pattern.ts'
import { isReservedPath } from '../../../lib/routing/redirects/reserved-paths.ts'

/** Characters that no address holds as they are. */
const FORBIDDEN = /[\s\\<>"{}|^`]/

/** A percent sign that starts no byte, and what follows it. */
const NO_ESCAPE = /%(?![\da-f]{2}).{0,2}/i

/** Bytes outside ASCII. */
const BYTES = /(?:%[89a-f][\da-f])+/gi

/** How much of a text shows where something in it is. */
const SHOWN = 20

function whereIn(text: string, index: number): string {
  return index === 0 ? 'at its beginning' : `after “${text.slice(Math.max(0, index - SHOWN), index)}”`
}

/** What is invisible in a text, so that an editor can only delete it with what stands around it; null when nothing is. */
function invisibleProblem(text: string): string | null {
  const clean = removeInvisible(text)
  if (clean === text) return null
  const index = text.split('').findIndex((sign, at) => sign !== clean[at])
  return `An invisible character stands ${whereIn(text, index)}: it came along when the address was copied. Delete the address and type it.`
}

function escapeProblem(path: string): string | null {
  const found = NO_ESCAPE.exec(path)?.[0]
  if (found === undefined) return null
  return `“${found}” is no letter: two digits follow a %, as in %20. Write %25 for the percent sign itself.`
}

function canDecode(sequence: string): boolean {
  try {
    decodeURIComponent(sequence)
    return true
  } catch {
    return false
  }
}

/** Pages have no letters of an old encoding in their paths; old addresses do, such as /caf%E9, and are matched as they are. */
function encodingProblem(path: string): string | null {
  const bytes = path.match(BYTES)?.find((sequence) => !canDecode(sequence))
  return bytes === undefined ? null : `“${bytes}” stands for a letter in an old encoding. Write the letter itself.`
}

function forbiddenProblem(path: string): string | null {
  const found = FORBIDDEN.exec(path)
  if (!found) return null
  const where = whereIn(path, found.index)
  return /\s/.test(found[0])
    ? `An address has no spaces: one stands ${where}.`
    : `An address has no “${found[0]}”: one stands ${where}.`
}

function shapeProblem(path: string): string | null {
  const invisible = invisibleProblem(path)
  if (invisible) return invisible
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) {
    return 'Leave out the name of the site: write only what comes after it, starting with a slash.'
  }
  if (!path.startsWith('/')) return 'Start with a slash, for example /narration.'
  return forbiddenProblem(path) ?? escapeProblem(path)
}

/**
 * The problem of a redirect's source, in plain words.
 * @returns the message for the editor, or null when it is valid
 */
export function redirectSourceProblem(source: string | undefined): string | null {
  if (!source) return 'Write the old address, for example /narration.'
  const problem = shapeProblem(source)
  if (problem) return problem
  const [, end] = source.split(/([?#])/, 2)
  if (end === '?') return 'Redirects do not look at what comes after a ?. Leave out the ? and everything after it.'
  if (end === '#') return 'Browsers do not send what comes after a #. Leave out the # and everything after it.'
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
  return shapeProblem(path) ?? encodingProblem(path)
}

/** The problem of an external target URL; null when it is valid. */
export function redirectUrlProblem(url: string | undefined): string | null {
  if (!url) return 'Fill in the address.'
  const invisible = invisibleProblem(url)
  if (invisible) return invisible
  // A URL is parsed without them, so that two lines would become one address.
  if (/[\t\r\n]/.test(url)) return 'An address has no line breaks and no tabs.'
  if (!URL.canParse(url)) return 'Write the whole address, starting with https://.'
  const { protocol, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return 'Only addresses that start with https:// or http:// work.'
  return username || password ? 'Leave out the user name and password.' : null
}
