/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'shortlist'> = {
  _key: 'shortlist',
  _type: 'shortlist',
  tone: 'white',
  anchor: null,
  heading: 'Your shortlist',
  intro: 'Kept in this browser only.',
  emptyText: 'Press Shortlist on the card of a voice to keep it here.',
  actions: [
    {
      _key: 'browse',
      label: 'Browse voices',
      appearance: 'primary',
      link: {
        kind: 'page',
        path: '/voice-over-artists',
        anchor: null,
        url: null,
        phone: null,
        email: null,
        subject: null,
        quoteTitle: null,
        quoteSubtitle: null,
        quoteAbout: null,
        quoteBrief: null,
      },
    },
  ],
  sharedHeading: 'A shortlist for you',
  sharedText: 'Your own shortlist stays as it is.',
  missingText: 'We could not find:',
  noScriptText: 'The shortlist needs JavaScript.',
}
