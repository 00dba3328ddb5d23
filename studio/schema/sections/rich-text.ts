import { TextIcon } from '@sanity/icons/Text'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'

export const richText = defineSection({
  name: 'richText',
  icon: TextIcon,
  title: 'Text',
  description: 'Running text with headings, lists and links.',
  heading: 'optional',
  fields: [
    defineField({
      name: 'body',
      title: 'Text',
      type: 'body',
      description: 'The text. Use Heading for its parts and Sub-heading within a part.',
    }),
  ],
})
