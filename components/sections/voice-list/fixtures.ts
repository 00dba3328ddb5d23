/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'voiceList'> = {
  _key: 'voices',
  _type: 'voiceList',
  tone: 'white',
  anchor: null,
  heading: 'Voice artists',
  hideHeading: false,
  intro: 'Every card has a sample to play and a booking ref.',
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'voiceList'> = { ...typical, intro: null }

export const longest: SectionOf<'voiceList'> = {
  ...typical,
  heading: 'Voice artists '.repeat(10),
  intro: 'Who they are. '.repeat(30),
}
