/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'steps'> = {
  _key: 'steps',
  _type: 'steps',
  tone: 'white',
  anchor: 'how-we-craft-your-audio',
  heading: 'How we craft your audio',
  intro: 'From a few lines of brief to a finished file.',
  steps: [
    { _key: '1', title: 'Send a short brief', text: 'A few lines are enough.', icon: 'send' },
    { _key: '2', title: 'Choose the voice', text: 'Or let us cast.', icon: 'mic' },
    { _key: '3', title: 'We record and produce', text: 'Join by audio call.', icon: 'sliders' },
    { _key: '4', title: 'Get your audio', text: 'In the formats you need.', icon: 'file-audio' },
  ],
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'steps'> = {
  ...typical,
  anchor: null,
  intro: null,
  steps: [{ _key: '1', title: 'Call us', text: null, icon: null }],
}

export const longest: SectionOf<'steps'> = {
  ...typical,
  steps: Array.from({ length: 6 }, (_, index) => ({
    _key: String(index),
    title: `A step with a title of more than a few words, number ${index + 1}`,
    text: 'Everything there is to say about it. '.repeat(8),
    icon: 'clock' as const,
  })),
}
