/**
 * Reads and writes a shortlist as a link: /shortlist?id=101&name=Tamsin+Reed&id=102&name=Flint. Pure.
 *
 * The API can search by keyword, but not by a list of ids, so the link has both: the name to search for and the id to
 * match; and `sample`, the category that was heard. It contains nothing about the visitor. Names are cut to keep links
 * short enough for mail.
 */
import { isId } from '@/lib/api/parameters'
import { normalised, type ShortlistVoice } from './shortlist'

export const SHORTLIST_PATH = '/shortlist'

/** How the fragment of a link begins that holds what it carries beside its voices (link-fragment.ts). */
export const LIST_FRAGMENT = '#list='

/** Characters of a name; enough for the API to find it. */
const NAME_MAX = 60

/** A name cut for the search, never through a surrogate pair. */
export function shortName(name: string): string {
  return [...name.trim()].slice(0, NAME_MAX).join('')
}

/** @param siteOrigin such as https://www.example.com.au, without a trailing slash */
export function shortlistLink(siteOrigin: string, voices: readonly ShortlistVoice[]): string {
  const query = new URLSearchParams()
  const hasSamples = voices.some(({ sample }) => sample)
  for (const { id, name, sample = '' } of voices) {
    query.append('id', id)
    query.append('name', shortName(name))
    // Of every voice or of none: which voice each is of is known by their order.
    if (hasSamples) query.append('sample', shortName(sample))
  }
  return `${siteOrigin}${SHORTLIST_PATH}?${query}`
}

/**
 * The voices in a URL; none when it has no list. Booking refs come from the API.
 * @param search query string, without its question mark
 */
export function parseShortlistLink(search: string): readonly ShortlistVoice[] {
  const query = new URLSearchParams(search)
  const names = query.getAll('name')
  const samples = query.getAll('sample')
  return normalised(
    query.getAll('id').flatMap((id, index) => {
      const [name, sample] = [names, samples].map((texts) => shortName(texts[index] ?? ''))
      return isId(id) ? [{ id, name: name ?? '', code: '', ...(sample && { sample }) }] : []
    }),
  )
}
