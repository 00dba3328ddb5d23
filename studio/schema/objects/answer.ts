import { TextIcon } from '@sanity/icons/Text'
import { defineArrayMember, defineType } from 'sanity'

/** The text of an answer: the same as running text, without headings, which would stand inside something that opens and closes. */
export const answer = defineType({
  name: 'answer',
  title: 'Answer',
  type: 'array',
  icon: TextIcon,
  description: 'Text without headings.',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Paragraph', value: 'normal' }],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [{ type: 'link', name: 'link', title: 'Link' }],
      },
    }),
  ],
})
