/** Words of lists and data that cannot be loaded. */
import { defineWords } from './words.ts'

export const stateWords = defineWords('states', {
  error: 'Error: {message}',
  retry: 'Retry',
  unreachable: 'We could not reach our server. Check your connection and try again.',
  unreadable: 'Our server sent an answer we could not read.',
  answered: 'The server answered {status}.',
})
