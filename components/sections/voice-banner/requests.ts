/** Requests of the home banner. Pure. */
import type { ApiRequest, CallQuery } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'

/** Exactly these three parameters: the default region does not apply to the home page. */
export const FEATURED_QUERY: CallQuery<'voices'> = { featuredOnly: true, page: 1, pageSize: 50 }

export function requests(_section: SectionOf<'voiceBanner'>): ApiRequest[] {
  return [{ call: 'voices', query: FEATURED_QUERY }]
}
