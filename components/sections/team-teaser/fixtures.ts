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
  maxPeople: 2,
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'teamTeaser'> = { ...typical, text: null, actions: [], maxPeople: null }

export const longest: SectionOf<'teamTeaser'> = {
  ...typical,
  heading: 'The people '.repeat(10),
  text: 'Who they are. '.repeat(30),
  maxPeople: 60,
}
