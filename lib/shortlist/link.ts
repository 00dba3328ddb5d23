/**
 * Reads and writes a shortlist as a link: /shortlist?voices=101:Tamsin+Reed&voices=102:Flint. Pure.
 *
 * The API can search by keyword and by similarity to an id, but not by a list of ids, so the link has both: the name
 * to search for and the id to match. It contains nothing about the visitor. Names are cut to keep links short enough
 * for mail.
 */
import { isId } from '@/lib/api/parameters'
import { type ShortlistVoice, tidy } from './shortlist'

export const SHORTLIST_PATH = '/shortlist'

const PARAMETER = 'voices'
/** Characters of a name; enough for the API to find it. */
const NAME_MAX = 60

/** A name cut for the search, never through a surrogate pair. */
export function shortName(name: string): string {
  return [...name.trim()].slice(0, NAME_MAX).join('')
}

/** @param siteOrigin such as https://www.example.com.au, without a trailing slash */
export function shortlistLink(siteOrigin: string, voices: readonly ShortlistVoice[]): string {
  const query = new URLSearchParams()
  for (const { id, name } of voices) query.append(PARAMETER, `${encodeURIComponent(id)}:${shortName(name)}`)
  return `${siteOrigin}${SHORTLIST_PATH}?${query}`
}

function parseVoice(text: string): ShortlistVoice[] {
  const at = text.indexOf(':')
  if (at < 1) return []
  try {
    const id = decodeURIComponent(text.slice(0, at))
    if (!isId(id)) return []
    return [{ id, name: shortName(text.slice(at + 1)), code: '' }]
  } catch {
    return []
  }
}

/**
 * The voices in a URL; null when it has no list. Booking refs come from the API.
 * @param search query string, without its question mark
 */
export function parseShortlistLink(search: string): readonly ShortlistVoice[] | null {
  const query = new URLSearchParams(search)
  return query.has(PARAMETER) ? tidy(query.getAll(PARAMETER).flatMap(parseVoice)) : null
}
