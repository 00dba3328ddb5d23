/** Requests of the voice list for the server's HTML: the first page and the filters' lookups, or the few voices. Pure. */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { DEFAULT_LIST, listQuery } from '@/lib/voices/list-query'
import { chosenIds, sourceQuery } from '@/lib/voices/voice-source'

/** The whole catalogue, as it is first shown. */
export const CATALOGUE_QUERY = listQuery(DEFAULT_LIST)

export function requests({ voices }: SectionOf<'voiceList'>, page = 1): ApiRequest[] {
  const query = sourceQuery(voices, { ...CATALOGUE_QUERY, page })
  if (voices.kind !== 'catalogue') return [{ call: 'voices', query, voiceIds: chosenIds(voices) }]
  return [
    { call: 'voices', query },
    { call: 'voiceRegions', query: {} },
    { call: 'voiceAgeCategories', query: {} },
    { call: 'voiceCategories', query: {} },
  ]
}
