/** Sections for tests. */
import { pageLink } from '@/lib/content/fixtures'
import type { ContentRatingBadge, SectionOf } from '@/lib/content/section-types'

export const badge: ContentRatingBadge = {
  source: 'Search reviews',
  rating: 4.9,
  outOf: 5,
  count: 128,
  label: 'Read the reviews',
  link: pageLink('/why-choose-us', 'reviews'),
  isSample: true,
}

export const typical: SectionOf<'rating'> = {
  _key: 'rating',
  _type: 'rating',
  tone: 'mint',
  anchor: null,
  heading: 'Rated by the people who booked us',
  text: 'Read what they wrote.',
  badge,
}
