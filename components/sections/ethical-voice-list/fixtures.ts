/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'ethicalVoiceList'> = {
  _key: 'ai-voices',
  _type: 'ethicalVoiceList',
  tone: 'white',
  anchor: null,
  heading: 'Hear the AI voices',
  hideHeading: false,
  intro: 'Every one was made from the recordings of an artist who agreed to it.',
  consent: '{name} has agreed to this AI voice and can take the consent back.',
  consents: [{ _key: 'reed', code: 'BB-7', text: 'Agreed for corporate reads only.' }],
  bookingNote: 'Demo only. Book the artist behind the voice.',
  castingText: 'Tell us who you hear. Casting help is free.',
  castingLabel: 'Ask us to cast a voice',
  castingTitle: 'Let us help you cast a voice',
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'ethicalVoiceList'> = {
  ...typical,
  intro: null,
  consents: [],
  bookingNote: null,
  castingText: null,
  castingLabel: null,
  castingTitle: null,
}

export const longest: SectionOf<'ethicalVoiceList'> = {
  ...typical,
  heading: 'Hear the AI voices '.repeat(10),
  intro: 'Who they are. '.repeat(30),
  consent: '{name} has agreed. '.repeat(20),
  consents: Array.from({ length: 40 }, (_, index) => ({
    _key: `consent-${index}`,
    code: `BB-${index}`,
    text: 'Agreed. '.repeat(40),
  })),
  bookingNote: 'Demo only. '.repeat(20),
}
