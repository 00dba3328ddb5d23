/** Sections for tests. */
import { contentAction, contentImage, contentLink, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'pageBanner'> = {
  _key: 'banner',
  _type: 'pageBanner',
  tone: 'cream',
  anchor: null,
  eyebrow: 'For agencies',
  heading: 'Your audio department',
  text: 'A voice by lunch and a mix by five.',
  actions: [
    contentAction('See the services', pageLink('/services')),
    contentAction('Ask for a quote', contentLink({ kind: 'quote' }), { appearance: 'secondary' }),
  ],
  layout: 'beside',
  panelTone: null,
  art: contentImage({ alt: 'A pinboard' }),
  form: null,
  facts: [],
  sample: null,
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'pageBanner'> = {
  ...typical,
  eyebrow: null,
  text: null,
  actions: [],
  art: null,
  layout: 'slim',
}

export const longest: SectionOf<'pageBanner'> = {
  ...typical,
  heading: 'Everything a busy advertising agency could ask of a recording studio in three towns',
  text: 'A long promise. '.repeat(30),
  layout: 'stage',
  panelTone: 'ink',
  form: {
    show: true,
    heading: 'Send us a brief',
    subheading: 'The campaign, the script and the deadline.',
    promise: 'You get voices and a price, exclusive of GST.',
  },
  facts: [
    { _key: 'response', value: 'Under 1 hour', label: 'average response to a brief' },
    { _key: 'licence', value: '12 months', label: 'of broadcast licence included' },
    { _key: 'credit', value: '$300', label: 'credit for first-time agency clients' },
  ],
  sample: {
    _key: 'sample-1',
    title: 'Checkout',
    description: 'A hook for an online shop.',
    audio: { url: 'http://lake.test/files/p/d/1.mp3', mimeType: 'audio/mpeg', size: 1000 },
    peaks: Array.from({ length: 100 }, (_, index) => (index * 37) % 256),
    seconds: 10,
    isSample: true,
  },
}
