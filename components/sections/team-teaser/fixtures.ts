/** Sections for tests. */
import { contentAction, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'teamTeaser'> = {
  _key: 'team',
  _type: 'teamTeaser',
  tone: 'blush',
  anchor: null,
  heading: 'The ears behind the work',
  text: 'More than 25 people.',
  actions: [contentAction('Meet the team', pageLink('/our-team'))],
}
