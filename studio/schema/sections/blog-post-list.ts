import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineField } from 'sanity'
import { categoryNameProblem, categoryPlaceProblem } from '../../rules/blog-category.ts'
import { defineSection } from '../parts/define-section.ts'
import { hideHeadingField } from '../parts/shared-fields.ts'

export const blogPostList = defineSection({
  name: 'blogPostList',
  group: 'articles',
  icon: DocumentsIcon,
  title: 'Articles',
  description: 'The articles of one category with a search box. They come from the booking system.',
  heading: 'optional',
  fields: [
    hideHeadingField(),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description:
        'The system name of the category, such as custom-jingles. The page of a category has the path /knowledge-base/ and this name.',
      validation: (rule) => [
        rule.required().error('Without a category there are no articles to show.'),
        rule.custom((category) => categoryNameProblem(category) ?? true),
        rule.custom((category, { document }) => categoryPlaceProblem(category, document) ?? true).warning(),
      ],
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the articles.',
    }),
    defineField({
      name: 'searchLabel',
      title: 'Words at the search box',
      type: 'string',
      description: 'Says what is searched.',
      initialValue: 'Search these articles',
      validation: (rule) => rule.required().warning('Without words, the box just says "Search".'),
    }),
  ],
})
