import { MenuIcon } from '@sanity/icons/Menu'
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'

/** A column of links in the footer. */
export const footerGroup = defineObject({
  name: 'footerGroup',
  title: 'Footer column',
  icon: MenuIcon,
  description: 'A column of links in the footer.',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'One or two words above the links.',
      required: 'A column needs a heading.',
    }),
    listField('links', 'navChild', 'Links', {
      description: 'The links of the column, top to bottom.',
      validation: (rule) => rule.min(1).error('A column without links is empty.'),
    }),
  ],
  preview: { title: 'heading' },
})
