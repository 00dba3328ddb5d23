/** Words that every page has. */
import { defineWords } from './words.ts'

export const rootWords = defineWords('page', {
  skip: 'Skip to content',
  loading: 'Loading...',
  knowledgeBase: 'Knowledge base',
})
