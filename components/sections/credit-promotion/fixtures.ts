/** Sections for tests. */
import { contentAction, contentLink, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'creditPromotion'> = {
  _key: 'credit',
  _type: 'creditPromotion',
  tone: 'ochre',
  anchor: 'sec-credit',
  eyebrow: 'First-time agency clients',
  heading: 'You may be able to claim a credit',
  amount: '$300',
  amountLabel: 'credit toward a first project',
  text: 'Ask, and we tell you whether it applies.',
  usesHeading: 'Use it for',
  uses: [
    { _key: 'voice', title: 'Voice over', text: null, icon: 'mic' },
    { _key: 'sound', title: 'Sound design', text: 'Film, radio, games.', icon: 'audio-lines' },
    { _key: 'podcast', title: 'Podcast', text: null, icon: null },
  ],
  actions: [
    contentAction('Enquire about the credit', contentLink({ kind: 'quote', quoteTitle: 'Ask for the credit' })),
    contentAction('Read the credit terms', pageLink('/terms-conditions', 'agency-credit'), { appearance: 'text' }),
  ],
}
