/**
 * Normalises paths of redirects for comparison: on input in the Studio, when the table is built, and on each request.
 *
 * Also imported by the Studio's schema, so it depends on nothing but other pure modules.
 */
import { removeInvisible } from '../../format/invisible-characters.ts'

/** Decodes a segment once; invalid percent-encoding is kept as is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Encodes a segment as browsers do. Delimiters (slash, question mark, hash) stay encoded. */
function encoded(segment: string): string {
  return encodeURI(segment).replace(/[/?#]/g, encodeURIComponent)
}

/** One path segment: its comparison key and its original spelling, both percent-encoded. */
export type Segment = { key: string; text: string }

/**
 * The segments of a path, without query and hash, empty and dot segments resolved. Invisible characters that came along
 * with a pasted path are left out; percent-encoded ones, as in a requested path, belong to it.
 */
export function segmentsOf(path: string): Segment[] {
  const [bare = ''] = removeInvisible(path).trim().split(/[?#]/)
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

/** Joins segments to a normalised path. */
export function pathOf(segments: readonly Segment[]): string {
  return `/${segments.map(({ key }) => key).join('/')}`
}

/**
 * Normalises a path of this site: without query and hash, leading but no trailing slash, no repeated slashes, dot
 * segments resolved, lower case, one form of percent-encoding (so `/Café`, `/caf%C3%A9/` and `//caf%c3%a9?a=b` are
 * equal).
 *
 * Idempotent, never throws; an empty path becomes "/".
 */
export function normaliseSource(path: string): string {
  return pathOf(segmentsOf(path))
}

/** What older sites and servers write behind the name of a page. */
const FILE_ENDING = /\.(?:html?|php\d?|aspx?|jsp|cfm)$/i
const INDEX_FILE = /^(?:index|default|home)\.(?:html?|php\d?|aspx?|jsp|cfm)$/i
/** Punctuation, spaces and invisible characters that came along from the sentence around an address. */
const SENTENCE_END = /[\p{P}\p{S}\p{Z}\p{C}]+$/u

/**
 * The path that was meant by one with the sentence's punctuation, a space or a file's ending behind it: "/our-story.",
 * "/our-story%20" and "/our-story.html" are "/our-story". Capitals stay.
 * @returns null when there is nothing to leave out
 */
export function withoutSentenceEnd(path: string): string | null {
  const segments = segmentsOf(path).map(({ text }) => decoded(text))
  const last = segments.pop()
  if (last === undefined) return null
  const word = last.replace(SENTENCE_END, '')
  const name = INDEX_FILE.test(word) ? '' : word.replace(FILE_ENDING, '').replace(SENTENCE_END, '')
  return name === last ? null : `/${[...segments, name].filter(Boolean).map(encoded).join('/')}`
}
