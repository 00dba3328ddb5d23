/** Sections for tests. */
import { contentAction, contentImage, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'promoBanner'> = {
  _key: 'promo',
  _type: 'promoBanner',
  tone: 'ochre',
  anchor: 'sec-credit',
  eyebrow: 'For agencies',
  heading: 'Your first project may come with $300 off',
  text: 'First-time agency clients may be able to claim a credit.',
  actions: [
    contentAction('See what agencies get', pageLink('/for-agencies')),
    contentAction('Read the credit terms', pageLink('/terms-conditions', 'credit'), { appearance: 'text' }),
  ],
  art: contentImage({ alt: 'A pinboard' }),
}
