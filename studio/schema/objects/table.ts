import { InlineElementIcon } from '@sanity/icons/InlineElement'
import { listOf } from '../../rules/parent.ts'
import { defineObject } from '../parts/define-object.ts'
import { listField } from '../parts/field.ts'

/** A table within running text, such as fees and terms. The input of @sanity/table edits it (studio/form). */
export const table = defineObject({
  name: 'table',
  title: 'Table',
  icon: InlineElementIcon,
  description: 'Lines and columns. The first line says what the columns hold.',
  fields: [
    listField('rows', 'tableRow', 'Lines', {
      description: 'The first line says what the columns hold.',
      validation: (rule) => [
        rule.min(2).error('A table needs a first line that says what its columns hold, and at least one more.'),
        rule.custom(
          (rows) =>
            listOf({ rows }, 'rows')
              .slice(0, 1)
              .flatMap((first) => listOf(first, 'cells'))
              .every((cell) => String(cell ?? '').trim() !== '') || 'Each column needs its name in the first line.',
        ),
      ],
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: (selected) => ({
      title:
        listOf(selected, 'rows')
          .slice(0, 1)
          .flatMap((first) => listOf(first, 'cells'))
          .filter(Boolean)
          .join(', ') || 'Table without lines',
      subtitle: 'Table',
    }),
  },
})
