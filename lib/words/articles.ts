/** Words of the knowledge base. */
import { defineWords } from './words.ts'

export const articleWords = defineWords('articles', {
  noCategories: 'There are no categories yet.',
  none: 'No articles found.',
  found: { one: '{count} article found', other: '{count} articles found' },
  all: 'All {count} of them',
  by: 'By {author}',
  contents: 'In this article',
  moreIn: 'More in {category}',
  allIn: 'All articles in {category}',
  search: 'Search the knowledge base',
})
