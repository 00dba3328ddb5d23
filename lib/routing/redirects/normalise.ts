/**
 * The one form in which addresses of redirects are compared: when an editor types one, when the table is built, when a visitor asks.
 *
 * Also imported by the Studio's schema, so it depends on nothing.
 */

/** Decodes a segment once; what is not percent-encoded UTF-8 is taken as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A segment as browsers send it. What would end it (slash, question mark, hash) stays encoded. */
function encoded(segment: string): string {
  return encodeURI(segment).replace(/[/?#]/g, encodeURIComponent)
}

/** One step of a path: what it is compared by, and how it was written, both percent-encoded. */
export type Segment = { key: string; text: string }

/** The segments of a path, without query and hash, empty and dot segments resolved. */
export function segmentsOf(path: string): Segment[] {
  const [bare = ''] = path.trim().split(/[?#]/)
  const segments: Segment[] = []
  for (const part of bare.split('/')) {
    const segment = decoded(part).toWellFormed().normalize('NFC')
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') {
      segments.push({ key: encoded(segment.toLowerCase()), text: encoded(segment) })
    }
  }
  return segments
}

/** The normalised path of segments. */
export function pathOf(segments: readonly Segment[]): string {
  return `/${segments.map(({ key }) => key).join('/')}`
}

/**
 * Normalises a path of this site: without query and hash, slash first and none at the end, no repeated slashes, dot segments resolved,
 * lower case, percent-encoded in one way (so `/Café`, `/caf%C3%A9/` and `//caf%c3%a9?a=b` are the same).
 *
 * Idempotent, never throws; nothing becomes "/".
 */
export function normaliseSource(path: string): string {
  return pathOf(segmentsOf(path))
}
