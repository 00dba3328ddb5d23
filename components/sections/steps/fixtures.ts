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
