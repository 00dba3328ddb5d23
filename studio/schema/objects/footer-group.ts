import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { preview } from '../parts/preview.ts'

/** A column of links in the footer. */
export const footerGroup = defineType({
  name: 'footerGroup',
  title: 'Footer column',
  type: 'object',
  icon: MenuIcon,
  description: 'A column of links in the footer.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'One or two words above the links.',
      validation: (rule) => rule.required().error('A column needs a heading.'),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      description: 'The links of the column, top to bottom.',
      of: [defineArrayMember({ type: 'navChild' })],
      validation: (rule) => rule.min(1).error('A column without links is empty.'),
    }),
  ],
  preview: preview('Footer column', { title: 'heading' }),
})
