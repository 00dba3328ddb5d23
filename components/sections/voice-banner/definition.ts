/** When the section hydrates, the API requests whose data its HTML holds, and which tables of words it uses. */
import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { chosenIds, FEATURED_QUERY, sourceQuery } from '@/lib/voices/voice-source'
import type { WordTable } from '@/lib/words/words'
import type { SectionIsland } from '../definition'

export const island: SectionIsland<'voiceBanner'> = { load: () => import('.') }

export const words: readonly WordTable[] = ['voices', 'content', 'states']

export function requests({ voices }: SectionOf<'voiceBanner'>): ApiRequest[] {
  return [{ call: 'voices', query: sourceQuery(voices, FEATURED_QUERY), voiceIds: chosenIds(voices) }]
}
