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
  ground: null,
  art: contentImage({ alt: 'A pinboard' }),
  form: null,
  facts: [],
  sample: null,
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'pageBanner'> = { ...typical, eyebrow: null, text: null, actions: [], art: null }

export const longest: SectionOf<'pageBanner'> = {
  ...typical,
  heading: 'Everything a busy advertising agency could ask of a recording studio in three towns',
  text: 'A long promise. '.repeat(30),
  form: { show: true, heading: 'Send us a brief', subheading: 'The campaign, the script and the deadline.' },
}
