/** The front page of the knowledge base: all categories of articles, and a search. */
import { DEFAULT_WORDS } from '../../../lib/words/default-words.ts'
import { field } from '../parts/field.ts'
import { defineSection, hideHeadingField } from '../parts/section.ts'

export const blogCategoryList = defineSection({
  name: 'blogCategoryList',
  group: 'articles',
  title: 'Article categories',
  hasOptionalHeading: true,
  fields: [
    hideHeadingField(),
    field('searchLabel', 'string', 'Words at the search box', {
      description: 'Says what is searched.',
      initialValue: DEFAULT_WORDS.articles.search,
    }),
  ],
})
