/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'
import type { Review } from './review-figure'

export function review(key: string, fields: Partial<Review> = {}): Review {
  return {
    _key: key,
    quote: 'They picked up, understood the brief and sent three reads before lunch.',
    author: 'Priya Menon',
    role: 'Marketing manager',
    company: 'Harbour Hotel Group',
    rating: null,
    isSample: true,
    ...fields,
  }
}

export const typical: SectionOf<'reviews'> = {
  _key: 'reviews',
  _type: 'reviews',
  tone: 'cream',
  anchor: null,
  eyebrow: 'Reviews',
  heading: 'What clients say',
  intro: 'In their words.',
  layout: 'cards',
  reviews: [
    review('priya', { rating: 5 }),
    review('tom', { author: 'Tom Becker', role: null, company: 'Becker Hardware', isSample: false }),
    review('ana', { author: 'Ana Ruiz', role: null, company: null, quote: 'The jingle is stuck in my head.' }),
  ],
}
