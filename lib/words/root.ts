/** Words of the part of a page that is there first. Kept small: they are in every first load. */
import { defineWords } from './words.ts'

export const rootWords = defineWords('page', {
  skip: 'Skip to content',
  loading: 'Loading...',
  knowledgeBase: 'Knowledge base',
  offline: 'You are offline, so the form cannot be shown. It comes as soon as you are connected again.',
  close: 'Close',
})
