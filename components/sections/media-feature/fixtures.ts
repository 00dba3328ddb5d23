/** Sections for tests. */
import { contentAction, contentBlock, contentImage, contentLink, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'mediaFeature'> = {
  _key: 'feature',
  _type: 'mediaFeature',
  tone: 'white',
  anchor: null,
  eyebrow: 'Directed sessions',
  heading: 'Be in the room',
  body: [contentBlock('Join by audio call while the artist is in the booth.')],
  points: ['Runs over an audio call', 'Feedback between takes'],
  image: contentImage({ alt: 'A call on a screen' }),
  imageSide: 'left',
  actions: [
    contentAction('How directed sessions work', pageLink('/services/directed-sessions'), { appearance: 'secondary' }),
    contentAction('Book a directed session', contentLink({ kind: 'quote', quoteTitle: 'Book a session' })),
  ],
}
