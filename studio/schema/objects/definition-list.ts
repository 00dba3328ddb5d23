import { ThListIcon } from '@sanity/icons/ThList'
import { listOf, textOf } from '../../rules/parent.ts'
import { defineObject } from '../parts/define-object.ts'
import { listField } from '../parts/field.ts'

/** Terms and what they mean, side by side within running text. */
export const definitionList = defineObject({
  name: 'definitionList',
  title: 'List of terms',
  icon: ThListIcon,
  description: 'Two columns: terms and what they mean, or things and what they cost.',
  fields: [
    listField('rows', 'definition', 'Terms', {
      description: 'One line for each term.',
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
