/**
 * The one document in which the site keeps which addresses were asked for in vain: its form, its limits, and how it is read.
 *
 * Shared by the site, which writes it, and the Studio, which shows it. Pure; run directly by Node as well.
 */

/** On a hosted project a document with a dot in its id cannot be read without a token, whatever the dataset's visibility. */
export const BROKEN_LINKS_ID = 'bowerbird.brokenLinks'

export const BROKEN_LINKS = 'brokenLinks'

/** How many addresses are kept; what is beyond is of no use to anybody. */
export const MAX_PATHS = 200

/** How many addresses editors can have ignored; the oldest fall out. */
export const MAX_IGNORED = 300

/** After so many days without a visitor an address falls out. */
export const KEPT_DAYS = 90

/** An address that leads nowhere, as editors see it. */
export type BrokenLink = {
  /** Made of the path, so that it stays the same. */
  _key: string
  /** Normalised, without query. */
  path: string
  /** At least so many visits. */
  count: number
  /** Days (YYYY-MM-DD, UTC). */
  firstSeen: string
  lastSeen: string
  /** A page of this site where the link stands, the last one that was seen. */
  from?: string
}

export type IgnoredLink = { _key: string; path: string }

export type BrokenLinks = { paths: BrokenLink[]; ignored: IgnoredLink[] }

/** A short name of a path (FNV-1a, twice with different beginnings), because keys of arrays stand in paths of patches. */
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

/** Reads the document, whoever has written it: what is no entry is left out. Undefined and null give an empty one. */
export function readBrokenLinks(document: unknown): BrokenLinks {
  const { paths, ignored } = fieldsOf(document)
  return {
    paths: itemsOf(paths).flatMap(linkOf),
    ignored: itemsOf(ignored).flatMap(({ path }) => (typeof path === 'string' ? [{ _key: keyOf(path), path }] : [])),
  }
}
