/**
 * A shortlist as a link: /shortlist?voices=101:Tamsin+Reed&voices=102:Flint. Pure.
 *
 * The API finds voices by search keyword, and those similar to one by its id; it takes no list of ids. So the link carries both: the name
 * to search for and the id to know the voice by. It holds nothing of the visitor. Names are cut to keep links short enough for mail.
 */
import { isId } from '@/lib/api/parameters'
import { type ShortlistVoice, tidy } from './shortlist'

export const SHORTLIST_PATH = '/shortlist'

const PARAMETER = 'voices'
/** Characters of a name; enough for the API to find it. */
const NAME_MAX = 60

/** A name as it is searched for: without half a character, and without half a word where it has several. */
export function shortName(name: string): string {
  const characters = [...name.trim()]
  if (characters.length <= NAME_MAX) return characters.join('')
  const cut = characters.slice(0, NAME_MAX).join('')
  const end = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end) : cut
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
 * The voices that an address carries; null when it carries no list. Booking refs come from the API.
 * @param search the query of the address, without its question mark
 */
export function parseShortlistLink(search: string): readonly ShortlistVoice[] | null {
  const query = new URLSearchParams(search)
  return query.has(PARAMETER) ? tidy(query.getAll(PARAMETER).flatMap(parseVoice)) : null
}
