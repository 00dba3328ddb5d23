/** The articles of one category, and a search in them. */
import { field } from '../parts/field.ts'
import { defineSection, hideHeadingField } from '../parts/section.ts'

export const blogPostList = defineSection({
  name: 'blogPostList',
  group: 'articles',
  title: 'Articles',
  hasOptionalHeading: true,
  fields: [
    hideHeadingField(),
    field('category', 'string', 'Category', {
      description:
        'The system name of the category, such as custom-jingles. The page of a category has the path /knowledge-base/ and this name.',
      required: 'Without a category there are no articles to show.',
    }),
    field('searchLabel', 'string', 'Words at the search box', {
      description: 'Says what is searched.',
      initialValue: 'Search these articles',
    }),
  ],
})
