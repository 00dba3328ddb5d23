/** Words of the pages for errors. */
import { defineWords } from './words.ts'

export const errorWords = defineWords('errors', {
  notFoundCode: 'error.404',
  notFound: 'Page not found',
  failedCode: 'error.500',
  failed: 'Something went wrong on our side',
  failedTitle: 'Something went wrong',
  unavailableCode: 'error.503',
})
