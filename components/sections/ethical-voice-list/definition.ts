/** When the section hydrates, the API requests whose data its HTML holds, and which tables of words it uses. */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { ethicalVoicesQuery } from '@/lib/voices/list-query'
import type { WordTable } from '@/lib/words/words'
import { hasQuery, type SectionIsland } from '../definition'

export const island: SectionIsland<'ethicalVoiceList'> = {
  load: () => import('.'),
  urlDiffersFromHtml: hasQuery,
}

export const words: readonly WordTable[] = ['voices', 'voiceSearch', 'states', 'lists']

/** A page of the list. */
export function requests(_section: SectionOf<'ethicalVoiceList'>, page = 1): ApiRequest[] {
  return [{ call: 'voices', query: ethicalVoicesQuery(page, '') }]
}
