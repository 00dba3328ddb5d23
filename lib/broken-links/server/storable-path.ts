/**
 * Decides whether and how the path of a 404 hit is stored. Pure.
 *
 * Only what is made of words and short numbers: personal data and credentials are never stored, and what scanners ask
 * for hardly ever.
 */
import { normaliseSource } from '../../routing/redirects/normalise.ts'
import { isReservedPath } from '../../routing/redirects/reserved-paths.ts'

const MAX_LENGTH = 200

/** A word, a number such as a year, or a short mix such as mp3. */
const PART = /^(?:[\p{L}\p{M}]{1,20}|\d{1,4}|[\p{L}\d]{1,3})$/u

/** Endings of files that visitors follow links to. */
const ENDING = /\.(?:html?|pdf|mp3|wav|mp4)$/

/** Small letters before capitals, three times: words such as eLearning have it once or twice, keys more often. */
const MIXED_CASE = /(?:\p{Ll}\p{Lu}.*){3}/u

/** A day or a month as in the paths of articles: 2017/05, 2017-05-12. */
const DATE = /(?<!\d)(?:19|20)\d\d[-/](?:0[1-9]|1[0-2])(?:[-/](?:0[1-9]|[12]\d|3[01]))?(?!\d)/g

/** More digits may be a telephone number or a date of birth. */
const MAX_DIGITS = 6

/** Other software, of which scanners ask for pages too. */
const OTHER_SOFTWARE = /\/(?:wp-|wordpress|php|cgi-bin)/

function isWords(segment: string): boolean {
  return segment
    .replace(ENDING, '')
    .split(/[-_~ ]+/)
    .every((part) => PART.test(part))
}

/**
 * @param url the request's path with or without query; query and hash are ignored
 * @returns the normalised path; null when it is not to be stored
 */
export function storablePath(url: string): string | null {
  const [written = ''] = url.split(/[?#]/, 1)
  // Far too long: not even decoded.
  if (!written.startsWith('/') || written.length > MAX_LENGTH * 3 || MIXED_CASE.test(written)) return null
  const path = normaliseSource(written)
  if (path === '/' || path.length > MAX_LENGTH || isReservedPath(path) || OTHER_SOFTWARE.test(path)) return null
  const readable = decodeURIComponent(path)
  const digits = readable.replace(DATE, '').match(/\d/g) ?? []
  return digits.length <= MAX_DIGITS && readable.slice(1).split('/').every(isWords) ? path : null
}
