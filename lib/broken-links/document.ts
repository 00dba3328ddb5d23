/**
 * The document that stores 404 hits: its shape, its limits and its parser.
 *
 * Shared by the site, which writes it, and the Studio, which shows it. Pure; also run directly by Node.
 */

/** The dot makes the document private on a hosted project: reading it needs a token even in a public dataset. */
export const BROKEN_LINKS_ID = 'bowerbird.brokenLinks'

export const BROKEN_LINKS = 'brokenLinks'

/** Maximum number of paths stored; more are of no use to an editor. */
export const MAX_PATHS = 200

/** Maximum number of paths that editors can ignore; the oldest are dropped. */
export const MAX_IGNORED = 300

/** Days without a hit after which a path is dropped. */
export const KEPT_DAYS = 90

/** A path that responds 404, as editors see it. */
export type BrokenLink = {
  /** Derived from the path, so that it is stable. */
  _key: string
  /** Normalised, without query. */
  path: string
  /** Number of hits, at least. */
  count: number
  /** Days (YYYY-MM-DD, UTC). */
  firstSeen: string
  lastSeen: string
  /** The page of this site that last linked to it. */
  from?: string
}

export type IgnoredLink = { _key: string; path: string }

export type BrokenLinks = { paths: BrokenLink[]; ignored: IgnoredLink[] }

/** Short hash of a path (FNV-1a, twice with different seeds), because array keys occur in patch paths. */
export function keyOf(path: string): string {
  const half = (seed: number) => {
    let hash = seed
    for (let index = 0; index < path.length; index += 1) hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return `${half(0x811c9dc5)}${half(0x050c5d1f)}`
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function itemsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function linkOf({ path, count, firstSeen, lastSeen, from }: Record<string, unknown>): BrokenLink[] {
  if (typeof path !== 'string' || !path.startsWith('/') || typeof count !== 'number' || !(count > 0)) return []
  if (typeof firstSeen !== 'string' || typeof lastSeen !== 'string' || !DAY.test(firstSeen) || !DAY.test(lastSeen))
    return []
  return [{ _key: keyOf(path), path, count, firstSeen, lastSeen, ...(typeof from === 'string' && { from }) }]
}

/** Parses the document, whoever wrote it: invalid entries are dropped. Undefined and null yield an empty one. */
export function readBrokenLinks(document: unknown): BrokenLinks {
  const { paths, ignored } = fieldsOf(document)
  return {
    paths: itemsOf(paths).flatMap(linkOf),
    ignored: itemsOf(ignored).flatMap(({ path }) => (typeof path === 'string' ? [{ _key: keyOf(path), path }] : [])),
  }
}
