import { InlineElementIcon } from '@sanity/icons/InlineElement'
import { listOf } from '../../rules/parent.ts'
import { defineObject } from '../parts/define-object.ts'
import { listField } from '../parts/field.ts'

/** The names of the columns, in the first line. @param table or whatever holds its `rows` */
function columnsOf(table: unknown): string[] {
  return listOf(listOf(table, 'rows')[0], 'cells').map((cell) => String(cell ?? '').trim())
}

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
        rule.custom((rows) => !columnsOf({ rows }).includes('') || 'Each column needs its name in the first line.'),
      ],
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: (selected) => ({
      title: columnsOf(selected).filter(Boolean).join(', ') || 'Table without lines',
      subtitle: 'Table',
    }),
  },
})
