import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'

/** One tip of a list. */
export const tip = defineType({
  name: 'tip',
  title: 'Tip',
  type: 'object',
  icon: BulbOutlineIcon,
  description: 'One line of a list, with a sentence that explains it.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The tip in three to eight words, such as "Say the name twice".',
      validation: (rule) => rule.required().error('A tip needs a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences: how to do it, or why it helps.',
    }),
  ],
  preview: preview('Tip', { title: 'title', detail: 'text' }),
})
