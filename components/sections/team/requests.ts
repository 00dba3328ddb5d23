import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'

/** The people, for the first HTML. */
export function requests(_section: SectionOf<'team'>): ApiRequest[] {
  return [{ call: 'teamMembers', query: {} }]
}
