/** Sections for tests. */
import { contentAction, pageLink } from '@/lib/content/fixtures'
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
  commercialTerms: 'Full production is included, with a 12-month licence.',
  narrationTerms: 'The licence is perpetual.',
  actions: [],
}

/** Between others, such as below the estimator. */
export const compact: SectionOf<'scriptDesk'> = {
  ...typical,
  _key: 'script-desk-compact',
  look: 'compact',
  tone: 'mint',
}

/** One line, such as above a list of voices. */
export const line: SectionOf<'scriptDesk'> = {
  ...typical,
  _key: 'script-desk-line',
  look: 'line',
  tone: 'ochre',
  heading: 'Paste your script. Hear who should read it.',
  intro: null,
  actions: [contentAction('Hear the voices', pageLink('/voice-over-artists'))],
}
