/** Validation of page paths. */
import { isApiPath } from '../../lib/routing/api-paths.ts'
import { SERVICE_PATHS } from '../../lib/routing/redirects/reserved-paths.ts'
import { hasReservedSegment } from '../../lib/routing/redirects/table.ts'
import { type Context, fetchFromLake, NOT_SELF, PUBLISHED } from './lookups.ts'

/** "/" or lower-case words joined by hyphens, each after a slash, without a trailing slash. */
const PATH = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/

/**
 * The problem of a page path, in plain words.
 * @returns the message for the editor, or null when the path is valid
 */
export function pathProblem(path: string | undefined): string | null {
  if (!path) return 'A page needs a path, for example /our-story.'
  const first = path.split('/')[1] ?? ''
  if (hasReservedSegment(path.toLowerCase())) return `Paths below /${first} are reserved for the site itself.`
  if (!PATH.test(path)) {
    return 'Start with a slash, and join lower-case words by single hyphens and slashes, as in /our-services/sound-design.'
  }
  if (SERVICE_PATHS.includes(path) || isApiPath(path)) {
    return 'The site answers this address itself, so a page here would never be seen.'
  }
  return null
}

/** An error for the path of another page that is published. */
export async function takenPathProblem(path: string | undefined, context: Context): Promise<true | string> {
  if (!path || pathProblem(path)) return true
  const query = `count(*[_type == "page" && path == $path && ${NOT_SELF} && ${PUBLISHED}])`
  return Number(await fetchFromLake(context, query, { path })) === 0 || 'Another page already has this path.'
}

/** Words of a path that are read in an address bar. */
const MOST_WORDS = 8

/** "Summer sale: 20% off" as `summer-sale-20-off`. */
function wordsOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '').replace(/&/g, ' and ')
  return (plain.match(/[a-z0-9]+/g) ?? []).slice(0, MOST_WORDS).join('-')
}

/**
 * The path that fits the title of a new page, with a number behind it where another page has it.
 * @param isTaken whether a page has a path
 * @returns null where there is none, such as for a title without letters
 */
export function proposedPath(title: unknown, isTaken: (path: string) => boolean): string | null {
  const words = typeof title === 'string' ? wordsOf(title) : ''
  if (words === '') return null
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? `/${words}` : `/${words}-${number}`
    if (!isTaken(path)) return pathProblem(path) === null ? path : null
  }
}
