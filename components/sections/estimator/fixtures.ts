/** Estimator sections for tests: typical content. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'estimator'> = {
  _key: 'estimator-typical',
  _type: 'estimator',
  tone: 'mint',
  anchor: null,
  heading: 'What will it cost?',
  text: 'Three choices for a commercial, two for a narration.',
  includedText: 'Full production is included.',
  gstNote: 'All rates are exclusive of GST.',
  emptyHint: 'Choose options to see an estimate',
  usageNote: 'Usage is confirmed in your quote',
}
