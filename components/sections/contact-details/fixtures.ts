/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'contactDetails'> = {
  _key: 'details',
  _type: 'contactDetails',
  tone: 'ochre',
  anchor: null,
  heading: 'Talk to us',
  text: 'On average we respond in under 1 hour.',
  details: ['email', 'phone', 'hours', 'post'],
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'contactDetails'> = { ...typical, text: null, details: [] }

export const longest: SectionOf<'contactDetails'> = {
  ...typical,
  tone: 'ink',
  heading: 'All the ways to reach us '.repeat(5),
  text: 'Call, write or come by. '.repeat(20),
}
