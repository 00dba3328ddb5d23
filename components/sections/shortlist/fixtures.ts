/** Sections for tests. */
import { contentAction, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'shortlist'> = {
  _key: 'shortlist',
  _type: 'shortlist',
  tone: 'white',
  anchor: null,
  heading: 'Your shortlist',
  intro: 'Kept in this browser only.',
  emptyText: 'Press Shortlist on the card of a voice to keep it here.',
  actions: [contentAction('Browse voices', pageLink('/voice-over-artists'))],
  sharedHeading: 'A shortlist for you',
  sharedText: 'Your own shortlist stays as it is.',
  missingText: 'We could not find this voice.',
  noScriptText: 'The shortlist needs JavaScript.',
}
