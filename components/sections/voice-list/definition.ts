/** When the section hydrates, the API requests whose data its HTML holds, and which tables of words it uses. */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { DEFAULT_LIST, listQuery } from '@/lib/voices/list-query'
import { chosenIds, sourceQuery } from '@/lib/voices/voice-source'
import type { WordTable } from '@/lib/words/words'
import { hasQuery, type SectionIsland } from '../definition'

/** Whether the voices are a compact list, whose button says so once it is hydrated (components/voices/remember-compact.js). */
function isCompactList(): boolean {
  return document.documentElement.dataset.voices === 'compact'
}

export const island: SectionIsland<'voiceList'> = {
  load: () => import('.'),
  urlDiffersFromHtml: hasQuery,
  hydratesAtOnce: isCompactList,
}

export const words: readonly WordTable[] = ['voices', 'voiceSearch', 'shortlist', 'states', 'lists']

/** A page of the catalogue and the lookups of its filters, or the few voices. */
export function requests({ voices }: SectionOf<'voiceList'>, page = 1): ApiRequest[] {
  const query = sourceQuery(voices, listQuery({ ...DEFAULT_LIST, page }))
  if (voices.kind !== 'catalogue') return [{ call: 'voices', query, voiceIds: chosenIds(voices) }]
  return [
    { call: 'voices', query },
    { call: 'voiceRegions', query: {} },
    { call: 'voiceAgeCategories', query: {} },
    { call: 'voiceCategories', query: {} },
  ]
}
