/** Where an address that is no page leads. Pure. */
import { normaliseSource } from './normalise.ts'
import { matchRedirect, type RedirectTable } from './table.ts'

export type Resolution =
  | {
      kind: 'redirect'
      /** A path of this site with query and hash, or a whole address. */
      destination: string
      permanent: boolean
      /** Ids of the redirects on the way, in their order. */
      ids: string[]
    }
  /** The redirects lead round in a circle, or on without end: they lead nowhere. */
  | { kind: 'loop'; sources: string[] }

/** Steps that a chain may have. Patterns could otherwise lead on for ever, each time to a longer address. */
const MAX_STEPS = 20

/**
 * Follows redirects to their end, so that a visitor is sent once. A published page ends the way: it wins over a redirect at
 * its address. The result is permanent when every step is.
 * @param path as a visitor asks for it, without query
 * @param isPage is there a published page at this normalised path?
 * @returns null when no redirect begins here
 */
export function resolveRedirect(
  table: RedirectTable,
  path: string,
  isPage: (path: string) => boolean,
): Resolution | null {
  const visited = new Set<string>()
  const ids: string[] = []
  let permanent = true
  let destination: string | null = null
  let at: string | null = path
  while (at !== null) {
    const key = normaliseSource(at)
    if (isPage(key)) break
    const match = matchRedirect(table, at)
    if (!match) break
    if (visited.has(key) || visited.size === MAX_STEPS || match.next === key) {
      return { kind: 'loop', sources: [...new Set([...visited, key])] }
    }
    visited.add(key)
    ids.push(match.id)
    destination = match.href
    permanent &&= match.permanent
    // As it is written, so that what a further pattern takes from it keeps its capitals.
    at = match.next === null ? null : match.href
  }
  return destination === null ? null : { kind: 'redirect', destination, permanent, ids }
}

/**
 * Gives a visitor's query to where they are sent. What the destination says itself counts; a hash stays at the end. (A visitor's own hash
 * never reaches the server; browsers carry it on by themselves.)
 * @param search with or without its question mark
 */
export function carryQuery(destination: string, search: string): string {
  const given = new URLSearchParams(search)
  const [address = '', hash] = destination.split(/#(.*)/s, 2)
  const [path = '', own = ''] = address.split(/\?(.*)/s, 2)
  const query = new URLSearchParams(own)
  const added = new URLSearchParams([...given].filter(([name]) => !query.has(name)))
  const parts = [own, added.toString()].filter(Boolean).join('&')
  return `${path}${parts && `?${parts}`}${hash === undefined ? '' : `#${hash}`}`
}

/**
 * Sources of whole addresses whose way leads through one of the given normalised paths, the paths themselves left out.
 */
export function sourcesThrough(table: RedirectTable, paths: Iterable<string>): string[] {
  const sourcesByTarget = new Map<string, string[]>()
  for (const [source, { target }] of table.exact) {
    if ('steps' in target || target.next === null) continue
    sourcesByTarget.set(target.next, [...(sourcesByTarget.get(target.next) ?? []), source])
  }
  const begin = new Set(paths)
  const reached = new Set(begin)
  // A Set yields what is added while it is walked.
  for (const path of reached) for (const source of sourcesByTarget.get(path) ?? []) reached.add(source)
  return [...reached].filter((path) => !begin.has(path))
}
