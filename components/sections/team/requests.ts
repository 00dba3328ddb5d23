import type { ApiRequest } from '@/lib/api/calls'
import type { SectionOf } from '@/lib/content/section-types'

/** The team members, for the server's HTML. */
export function requests(_section: SectionOf<'team'>): ApiRequest[] {
  return [{ call: 'teamMembers', query: {} }]
}
