/** Sections for tests. */
import { contentAction, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'
import { catalogue } from '@/lib/voices/fixtures'
import { badge } from '../rating/fixtures'

export const typical: SectionOf<'voiceBanner'> = {
  _key: 'banner',
  _type: 'voiceBanner',
  tone: 'cream',
  anchor: null,
  voices: catalogue,
  eyebrow: 'Voice overs and audio production',
  heading: 'Play a voice. Get a price. Send a brief.',
  text: 'Voice artists, jingles and sound design.',
  actions: [contentAction('Browse voice artists', pageLink('/voice-over-artists'))],
  art: null,
  ratingBadge: { ...badge, label: 'See why clients choose us', link: pageLink('/why-choose-us') },
}
