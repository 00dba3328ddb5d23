/** Merges new hits into the stored document. Pure. */

import { type Hits, joinHits } from './counter.ts'
import { daysBefore } from './days.ts'
import { type BrokenLink, type BrokenLinks, KEPT_DAYS, keyOf, MAX_IGNORED, MAX_PATHS } from './document.ts'

/** Slots reserved for the most recent paths: otherwise a full document would never take new ones. */
const PLACES_FOR_NEW = 40

function linkOf({ from, ...hits }: Hits): BrokenLink {
  return { _key: keyOf(hits.path), ...hits, ...(from !== null && { from }) }
}

function byCount(a: BrokenLink, b: BrokenLink): number {
  return b.count - a.count || (a.path < b.path ? -1 : 1)
}

export type Knowledge = {
  /** Today, YYYY-MM-DD. */
  today: string
  /** Whether the path works by now. */
  works(path: string): boolean
  /** Whether this can be a page of the site, because anybody can forge a Referer. */
  isPage(path: string): boolean
}

/**
 * Adds hits to the stored paths.
 * @returns what to store; at most MAX_PATHS paths, the most frequent and the most recent
 */
export function mergeBrokenLinks(
  stored: BrokenLinks,
  hits: readonly Hits[],
  { today, works, isPage }: Knowledge,
): BrokenLinks {
  const ignored = stored.ignored.slice(-MAX_IGNORED)
  const unwanted = new Set(ignored.map(({ path }) => path))
  // The newest hits come last, which breaks ties between equal days.
  const all = new Map(stored.paths.map((link) => [link.path, link]))
  for (const hit of hits) {
    const from = hit.from !== null && hit.from !== hit.path && isPage(hit.from) ? hit.from : null
    const link = linkOf(joinHits(all.get(hit.path), { ...hit, from }))
    all.delete(hit.path)
    all.set(hit.path, link)
  }
  const oldest = daysBefore(today, KEPT_DAYS)
  const kept = Array.from(all.values()).filter(
    ({ path, lastSeen }) => lastSeen >= oldest && !unwanted.has(path) && !works(path),
  )
  const newest = kept.toReversed().sort((a, b) => (a.lastSeen < b.lastSeen ? 1 : a.lastSeen > b.lastSeen ? -1 : 0))
  const frequent = kept.toSorted(byCount).slice(0, MAX_PATHS - PLACES_FOR_NEW)
  const chosen = new Set(frequent)
  for (const link of newest) if (chosen.size < MAX_PATHS) chosen.add(link)
  return { paths: Array.from(chosen).sort(byCount), ignored }
}
