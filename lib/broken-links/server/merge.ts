/** Merges new hits into the stored paths. Pure. */

import { type BrokenLink, MAX_PATHS } from '../document.ts'
import type { Hits } from './counter.ts'

/** Days without a hit after which a path is dropped. */
const RETENTION_DAYS = 90

const DAY_MS = 86_400_000

/** Slots reserved for the newest paths: otherwise a full document would never take new ones. */
const RESERVED_FOR_NEW = 40

/** Formats a time as YYYY-MM-DD in UTC, which sorts as text. */
function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

function byCount(a: BrokenLink, b: BrokenLink): number {
  return b.count - a.count || (a.path < b.path ? -1 : 1)
}

/**
 * Adds hits to the stored paths, and drops those that work by now or that nobody requests.
 * @returns at most MAX_PATHS paths, the most frequent and the newest
 */
export function mergeBrokenLinks(
  paths: readonly BrokenLink[],
  hits: Hits,
  works: (path: string) => boolean,
): BrokenLink[] {
  const now = Date.now()
  const all = new Map(paths.map((link) => [link.path, link]))
  for (const [path, count] of hits) {
    all.set(path, { _key: path, path, count: count + (all.get(path)?.count ?? 0), lastSeen: dayOf(now) })
  }
  const oldest = dayOf(now - RETENTION_DAYS * DAY_MS)
  const retained = Array.from(all.values()).filter(({ path, lastSeen }) => lastSeen >= oldest && !works(path))
  const frequent = new Set(retained.toSorted(byCount).slice(0, MAX_PATHS - RESERVED_FOR_NEW))
  // New paths come last.
  const newest = retained.filter((link) => !frequent.has(link)).slice(-RESERVED_FOR_NEW)
  return [...frequent, ...newest].sort(byCount)
}
