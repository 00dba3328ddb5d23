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

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'shortlist'> = { ...typical, intro: null, actions: [], sharedText: null }

export const longest: SectionOf<'shortlist'> = {
  ...typical,
  heading: 'Your shortlist '.repeat(10),
  intro: 'Kept in this browser only. '.repeat(30),
  emptyText: 'Press Shortlist on the card of a voice to keep it here. '.repeat(20),
  sharedHeading: 'A shortlist for you '.repeat(10),
  sharedText: 'Your own shortlist stays as it is. '.repeat(20),
  missingText: 'We could not find these voices any more: '.repeat(5),
  noScriptText: 'The shortlist needs JavaScript. '.repeat(10),
}
