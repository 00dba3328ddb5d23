/** Factories for test team members. */
import { requests } from '@/components/sections/team/definition'
import { apiUrl } from '@/lib/api/calls'
import type { TeamMember } from '@/lib/api/models'

export function member(id: number, full_name: string, fields: Partial<TeamMember> = {}): TeamMember {
  return {
    id,
    full_name,
    position: 'Producer',
    card_image_url: `http://api.test/media/${id}.webp`,
    short_description: '<p>Listens.</p>',
    ...fields,
  }
}

/** The server's response, for `renderOnPage`. */
export function teamFallback(teamMembers: TeamMember[]): Record<string, unknown> {
  return Object.fromEntries(requests().map((request) => [apiUrl(request), { teamMembers }]))
}
