/** What the team section requests from the API. */
import type { ApiRequest } from '@/lib/api/calls'

/** The team members, for the server's HTML. */
export function requests(): ApiRequest[] {
  return [{ call: 'teamMembers', query: {} }]
}
