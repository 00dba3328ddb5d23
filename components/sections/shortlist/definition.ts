/** When the section hydrates, the API requests whose data its HTML holds, and which tables of words it uses. */
import type { ApiRequest } from '@/lib/api/calls'
import { hasShortlist } from '@/lib/shortlist/signals'
import { STARTERS_QUERY } from '@/lib/voices/voice-source'
import type { WordTable } from '@/lib/words/words'
import { hasQuery, type SectionIsland } from '../definition'

export const island: SectionIsland<'shortlist'> = {
  load: () => import('.'),
  urlDiffersFromHtml: () => hasShortlist() || hasQuery(),
}

export const words: readonly WordTable[] = ['shortlist', 'shortlistPage', 'voices', 'states']

export function requests(): ApiRequest[] {
  return [{ call: 'voices', query: STARTERS_QUERY }]
}
