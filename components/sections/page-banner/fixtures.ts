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
  panelTone: 'mint',
  art: contentImage({ alt: 'A pinboard' }),
  form: null,
  facts: [],
  sample: null,
}
