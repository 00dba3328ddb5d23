import { TagIcon } from '@sanity/icons/Tag'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** One line of a list of terms. */
export const definition = defineObject({
  name: 'definition',
  title: 'Term',
  icon: TagIcon,
  description: 'A term and what it means, or a thing and its price.',
  fields: [
    field('term', 'string', 'Term', {
      description: 'A few words, such as "Commercials".',
      required: 'A line needs its term.',
    }),
    field('text', 'text', 'Text', {
      rows: 2,
      description: 'What holds for it, such as "12-month licence".',
      required: 'A term needs its text.',
    }),
  ],
  preview: { title: 'term', detail: 'text' },
})
