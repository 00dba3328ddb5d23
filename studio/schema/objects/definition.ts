import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'

/** One line of a list of terms. */
export const definition = defineType({
  name: 'definition',
  title: 'Term',
  type: 'object',
  icon: TagIcon,
  description: 'A term and what it means, or a thing and its price.',
  fields: [
    defineField({
      name: 'term',
      title: 'Term',
      type: 'string',
      description: 'A few words, such as "Commercials".',
      validation: (rule) => rule.required().error('A line needs its term.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'What holds for it, such as "12-month licence".',
      validation: (rule) => rule.required().error('A term needs its text.'),
    }),
  ],
  preview: preview('Term', { title: 'term', detail: 'text' }),
})
