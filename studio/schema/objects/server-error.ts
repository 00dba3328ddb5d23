import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** The texts of the 500 page. */
export const serverError = defineObject({
  name: 'serverError',
  title: 'Something went wrong',
  icon: WarningOutlineIcon,
  description: 'What people read when the site itself has failed.',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'Says that the fault is ours.',
      initialValue: 'Something went wrong on our side',
    }),
    field('text', 'text', 'Text', { rows: 3, description: 'Says what people can do: try again, phone, e-mail.' }),
  ],
})
