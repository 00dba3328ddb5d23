import { BookIcon } from '@sanity/icons/Book'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { hideHeadingField } from '../parts/shared-fields.ts'

export const blogCategoryList = defineSection({
  name: 'blogCategoryList',
  group: 'articles',
  icon: BookIcon,
  title: 'Article categories',
  description: 'The categories of the knowledge base with their newest articles. They come from the booking system.',
  heading: 'optional',
  fields: [
    hideHeadingField(),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the categories.',
    }),
    defineField({
      name: 'searchLabel',
      title: 'Words at the search box',
      type: 'string',
      description: 'Says what is searched. Left empty, there is no search box.',
      initialValue: 'Search the knowledge base',
    }),
  ],
})
