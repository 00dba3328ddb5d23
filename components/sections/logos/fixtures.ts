/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'logos'> = {
  _key: 'logos',
  _type: 'logos',
  tone: 'white',
  anchor: null,
  heading: 'Some of the people we work for (samples)',
}
