/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'scriptDesk'> = {
  _key: 'script-desk',
  _type: 'scriptDesk',
  tone: 'cream',
  anchor: null,
  heading: 'How long is your script?',
  look: 'wide',
  intro: 'Paste it, or drop the file.',
  ruleText: 'About 60 words take 30 seconds at a relaxed pace, up to 75 at a medium pace.',
  relaxedPace: '60 words',
  mediumPace: '75 at a medium pace',
}

/** Between others, such as below the estimator. */
export const compact: SectionOf<'scriptDesk'> = {
  ...typical,
  _key: 'script-desk-compact',
  look: 'compact',
  tone: 'mint',
}
