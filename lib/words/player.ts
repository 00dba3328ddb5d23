/** Words of recordings and films, and of the bar that shows what is playing. */
import { defineWords } from './words.ts'

export const playerWords = defineWords('player', {
  back: 'Back to sample',
  loadMore: 'Load more',
  allShown: 'All samples shown',
  readSaid: 'Read what is said',
  readShown: 'Read what is said and shown',
  before: 'Before',
  after: 'After',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  loadsFrom: 'Pressing play loads the film from {host}.',
  watchOn: 'Watch on {host}',
})
