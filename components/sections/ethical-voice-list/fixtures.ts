/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'ethicalVoiceList'> = {
  _key: 'ai-voices',
  _type: 'ethicalVoiceList',
  tone: 'white',
  anchor: null,
  heading: 'Hear the AI voices',
  hideHeading: false,
  consent: '{name} has agreed to this AI voice and can take the consent back.',
  bookingNote: 'Demo only. Book the artist behind the voice.',
  castingText: 'Tell us who you hear. Casting help is free.',
  castingLabel: 'Ask us to cast a voice',
  castingTitle: 'Let us help you cast a voice',
}
