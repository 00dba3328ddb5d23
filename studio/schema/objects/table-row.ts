import { RemoveIcon } from '@sanity/icons/Remove'
import { defineObject } from '../parts/define-object.ts'
import { listField } from '../parts/field.ts'

/** One line of a table. */
export const tableRow = defineObject({
  name: 'tableRow',
  title: 'Line',
  icon: RemoveIcon,
  description: 'One line of a table.',
  fields: [listField('cells', 'string', 'Cells', { description: 'The texts of the line, from left to right.' })],
  preview: { title: 'cells.0', detail: 'cells.1' },
})
