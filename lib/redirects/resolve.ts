/** Where an address that is no page leads. Pure. */
import { normaliseSource } from './normalise.ts'
import type { RedirectTable } from './table.ts'

export type Resolution =
  | { kind: 'redirect'; destination: string; permanent: boolean }
  /** The redirects lead round in a circle: they lead nowhere. */
  | { kind: 'loop'; sources: string[] }

/**
 * Follows redirects to their end, so that a visitor is sent once. A published page ends the way: it wins over a redirect at
 * its address. The result is permanent when every step is.
 * @param path as a visitor asks for it
 * @param isPage is there a published page at this normalised path?
 * @returns null when no redirect begins here
 */
export function resolveRedirect(
  table: RedirectTable,
  path: string,
  isPage: (path: string) => boolean,
): Resolution | null {
  const sources = new Set<string>()
  let permanent = true
  let destination: string | null = null
  let at: string | null = normaliseSource(path)
  while (at !== null && !isPage(at)) {
    const redirect = table.get(at)
    if (!redirect) break
    if (sources.has(at)) return { kind: 'loop', sources: [...sources] }
    sources.add(at)
    destination = redirect.href
    permanent &&= redirect.permanent
    at = redirect.next
  }
  return destination === null ? null : { kind: 'redirect', destination, permanent }
}

/**
 * Sources whose way leads through one of the given normalised paths, the paths themselves left out: what a visitor gets there may change
 * when something changes at these paths.
 */
export function sourcesThrough(table: RedirectTable, paths: Iterable<string>): string[] {
  const sourcesByTarget = new Map<string, string[]>()
  for (const [source, { next }] of table) {
    if (next !== null) sourcesByTarget.set(next, [...(sourcesByTarget.get(next) ?? []), source])
  }
  const begin = new Set(paths)
  const reached = new Set(begin)
  // A Set yields what is added while it is walked.
  for (const path of reached) for (const source of sourcesByTarget.get(path) ?? []) reached.add(source)
  return [...reached].filter((path) => !begin.has(path))
}
