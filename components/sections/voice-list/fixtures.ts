/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'
import { catalogue } from '@/lib/voices/fixtures'

export const typical: SectionOf<'voiceList'> = {
  _key: 'voices',
  _type: 'voiceList',
  tone: 'white',
  anchor: null,
  voices: catalogue,
  heading: 'Voice artists',
  hideHeading: false,
  intro: 'Every card has a sample to play and a booking ref.',
  castingText: 'Tell us who you hear. Casting help is free.',
  castingLabel: 'Ask us to cast a voice',
  castingTitle: 'Let us help you cast a voice',
}
