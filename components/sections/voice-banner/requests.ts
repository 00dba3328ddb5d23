/** Requests of the home banner. Pure. */
import type { ApiRequest, CallQuery } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'
import { chosenIds, sourceQuery } from '@/lib/voices/voice-source'

/** Exactly these three parameters: the default region does not apply to the home page. */
export const FEATURED_QUERY: CallQuery<'voices'> = { featuredOnly: true, page: 1, pageSize: 50 }

export function requests({ voices }: SectionOf<'voiceBanner'>): ApiRequest[] {
  return [{ call: 'voices', query: sourceQuery(voices, FEATURED_QUERY), voiceIds: chosenIds(voices) }]
}
