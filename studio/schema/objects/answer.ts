import { TextIcon } from '@sanity/icons/Text'
import { defineArrayMember, defineType } from 'sanity'
import { checkFactsInBlock } from '../../rules/facts.ts'

/** The text of an FAQ answer: running text without headings, which would be inside a collapsible element. */
export const answer = defineType({
  name: 'answer',
  title: 'Answer',
  type: 'array',
  icon: TextIcon,
  description: 'Text without headings.',
  of: [
    defineArrayMember({
      type: 'block',
      validation: (rule) => rule.custom(checkFactsInBlock),
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
