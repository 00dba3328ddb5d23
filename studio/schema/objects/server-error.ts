import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from 'sanity'

/** The texts of the 500 page. */
export const serverError = defineType({
  name: 'serverError',
  title: 'Something went wrong',
  type: 'object',
  icon: WarningOutlineIcon,
  description: 'What people read when the site itself has failed.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Says that the fault is ours.',
      initialValue: 'Something went wrong on our side',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'Says what people can do: try again, phone, e-mail.',
    }),
  ],
})
