import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { listOf, textOf } from '../../rules/parent.ts'

/** Terms and what they mean, side by side within running text. */
export const definitionList = defineType({
  name: 'definitionList',
  title: 'List of terms',
  type: 'object',
  icon: ThListIcon,
  description: 'Two columns: terms and what they mean, or things and what they cost.',
  fields: [
    defineField({
      name: 'rows',
      title: 'Terms',
      type: 'array',
      description: 'One line for each term.',
      of: [defineArrayMember({ type: 'definition' })],
      validation: (rule) => rule.min(1).error('A list of terms needs at least one line.'),
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: (selected) => ({
      title:
        listOf(selected, 'rows')
          .map((row) => textOf(row, 'term'))
          .join(', ') || 'List of terms without lines',
      subtitle: 'List of terms',
    }),
  },
})
