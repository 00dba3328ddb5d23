/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'contactDetails'> = {
  _key: 'details',
  _type: 'contactDetails',
  tone: 'ochre',
  anchor: null,
  heading: 'Talk to us',
  text: 'On average we respond in under 1 hour.',
}
