/** Words in sections with texts, people, reviews and contact details. */
import { defineWords } from './words.ts'

export const contentWords = defineWords('content', {
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
