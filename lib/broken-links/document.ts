/**
 * The document that stores 404 hits: its shape and its limits. Shared by the site, which writes it, and the Studio,
 * which shows it. Pure; also run directly by Node.
 */

/** The dot makes the document private on a hosted project: reading it needs a token even in a public dataset. */
export const BROKEN_LINKS_ID = 'bowerbird.brokenLinks'

export const BROKEN_LINKS = 'brokenLinks'

/** Maximum number of paths stored; more are of no use to an editor. */
export const MAX_PATHS = 200

/** A path that responds 404, as editors see it. */
export type BrokenLink = {
  /** The path once more: the Content Lake wants a key for each item. */
  _key: string
  /** Normalised, without query. */
  path: string
  /** Number of hits, at least. */
  count: number
  /** Day (YYYY-MM-DD, UTC). */
  lastSeen: string
}

/** The paths of the document; none while there is no document. */
export function readBrokenLinks(document: { paths?: BrokenLink[] } | undefined): BrokenLink[] {
  return document?.paths ?? []
}
