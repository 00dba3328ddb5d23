/** Words of lists with pages. */
import { defineWords } from './words.ts'

export const listWords = defineWords('lists', {
  showing: 'Showing {first} to {last} of {total} results',
  previous: 'Previous',
  next: 'Next',
})
