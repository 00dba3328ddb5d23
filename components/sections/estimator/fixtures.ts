/** Estimator sections for tests: typical, minimal and longest content. */
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
  finaliseLabel: 'Finalise your quote',
}

export const minimal: SectionOf<'estimator'> = {
  ...typical,
  _key: 'estimator-minimal',
  text: null,
  includedText: null,
  gstNote: null,
  emptyHint: null,
  usageNote: null,
  finaliseLabel: null,
}

export const longest: SectionOf<'estimator'> = {
  ...typical,
  _key: 'estimator-longest',
  heading: 'What will a commercial for radio, television and everything digital cost from start to finish?',
  text: 'Choose how long it is, where it runs and on what, and the price stands here before you have finished your tea. '.repeat(
    3,
  ),
  includedText: 'Voice, direction, recording, editing, music from our library, mixing and delivery in every format.',
  gstNote: 'All rates are exclusive of GST and based on up to 12 months of usage in the places you have chosen.',
  finaliseLabel: 'Finalise your quote with one of our producers',
}
