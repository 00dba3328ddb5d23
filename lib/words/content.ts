/** Words in sections with texts, people, reviews and contact details. */
import { defineWords } from './words.ts'

export const contentWords = defineWords('content', {
  more: 'More',
  less: 'Less',
  contents: 'On this page',
  updated: 'Last updated',
  reviews: { one: '{count} reviews', other: '{count} reviews' },
  sampleFigures: 'sample figures',
  sampleReview: 'Sample review',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Opening hours',
  post: 'Post',
})
